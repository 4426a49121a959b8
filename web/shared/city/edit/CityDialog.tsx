import { useState } from 'react'
import { readJson } from '#contract/base/json.ts'
import { numberOf } from '#contract/base/texts/typed-number.ts'
import { services } from '#contract/orders/service.ts'
import {
  type City,
  type CityNames,
  type CityOutline,
  type CityTerms,
  cities,
  cityLimits,
} from '#contract/settings/cities.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { languageName, languages, useLanguage, useWords } from '#web/kit/words.ts'
import { errorIn, type FieldErrors } from '#web/shared/form/fieldErrors.ts'
import type { Form } from '#web/shared/form/useForm.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { cityScreenWords } from '#words/settings/cities.ts'
import type { Spoken } from '#words/words.ts'
import { HolidayField } from './HolidayField.tsx'
import { OpenServices } from './OpenServices.tsx'

type CityForm = Form<typeof cities.add | typeof cities.update, TypedCity>

/** Adds or edits a city. */
export function CityDialog({ city, onClose }: { city: City | undefined; onClose: () => void }) {
  const text = useWords(cityScreenWords)
  const { done } = useWords(recordWords)
  const form = useRecordForm({ add: cities.add, update: cities.update }, city, {
    blank: blankCity,
    valuesOf: typedCity,
    input: termsOf,
    check: values => faultsOf(values, text),
    done,
    onDone: onClose,
  })
  const { values, errors, set } = form
  const isReady = values.code !== '' && Object.values(values.names).every(name => name.trim() !== '')
  return (
    <FormDialog title={city ? city.name : text.add} width={680} form={form} ready={isReady} onClose={onClose}>
      {!city && <PickCity onPick={(code, names) => set({ code, names })} />}
      {!city && (
        <TextField {...form.text('code')} label={text.code} hint={text.codeHint} inputMode="numeric" maxLength={6} />
      )}
      <OpenServices
        offered={services}
        chosen={values.services}
        error={errorIn(errors, 'services')}
        onChange={services => set({ services })}
      />
      <HoursField hours={values.hours} error={errors.hours} onChange={hours => set({ hours })} />
      <HolidayField
        days={values.holidays}
        error={errorIn(errors, 'holidays')}
        onChange={holidays => set({ holidays })}
      />
      <PlaceAndNames form={form} isOpen={!city && values.code !== '' && values.names.zh === ''} />
    </FormDialog>
  )
}

/** What is seldom changed; open where it is needed or something is wrong in it. */
function PlaceAndNames({ form, isOpen }: { form: CityForm; isOpen: boolean }) {
  const text = useWords(cityScreenWords)
  const faults = ['names', 'centre', 'outline'].map(field => errorIn(form.errors, field))
  const [, centreFault, outlineFault] = faults
  return (
    <details open={isOpen || faults.some(Boolean)} className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer text-sm">{text.more}</summary>
      <div className="grid gap-4 pt-3 pb-1">
        <div className="grid items-start gap-4 desktop:grid-cols-2">
          {languages.map(language => (
            <TextField
              key={language}
              {...form.text(`names.${language}`)}
              label={text.nameIn(languageName(language))}
              maxLength={cityLimits.name}
              autoComplete="off"
            />
          ))}
          <TextField {...form.text('lng')} error={centreFault} label={text.lng} inputMode="decimal" maxLength={20} />
          <TextField {...form.text('lat')} label={text.lat} inputMode="decimal" maxLength={20} />
        </div>
        <Textarea
          {...form.text('outline')}
          error={outlineFault}
          label={text.outline}
          hint={text.outlineHint}
          rows={4}
          spellCheck={false}
        />
      </div>
    </details>
  )
}

type HoursFieldProps = { hours: string; error: string | undefined; onChange: (hours: string) => void }

const usual = '9-22'
const hoursFrom = (first: number) =>
  Array.from({ length: 24 }, (_, at) => ({ value: String(first + at), label: `${first + at}:00` }))
const opening = hoursFrom(0)
const closing = hoursFrom(1)

/** All day, or from one hour to another. */
function HoursField({ hours, error, onChange }: HoursFieldProps) {
  const text = useWords(cityScreenWords)
  const [from = '', to = ''] = hours.split('-')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{text.hours}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Chip chosen={hours === ''} onChoose={() => onChange('')}>
          {text.allDay}
        </Chip>
        <Chip chosen={hours !== ''} onChoose={() => onChange(hours || usual)}>
          {text.someHours}
        </Chip>
        {hours !== '' && (
          <span className="flex items-center gap-2">
            <FilterSelect
              label={text.from}
              options={opening}
              value={from}
              onChoose={next => onChange(`${next}-${to}`)}
            />
            <span aria-hidden>–</span>
            <FilterSelect label={text.to} options={closing} value={to} onChoose={next => onChange(`${from}-${next}`)} />
          </span>
        )}
      </div>
      <p role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.hoursHint}
      </p>
    </fieldset>
  )
}

/** Finds a city of the reference list by name or code. */
function PickCity({ onPick }: { onPick: (code: string, names: CityNames) => void }) {
  const text = useWords(cityScreenWords)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { data = [] } = useRead(api.cities.reference, { search: typed.trim().slice(0, 64) }, { keepPrevious: true })
  const shownAs = ({ code, names }: (typeof data)[number]) => `${names[language]} ${code}`

  function choose(shown: string): void {
    const found = data.find(city => shownAs(city) === shown)
    setTyped(shown)
    if (found) onPick(found.code, found.names)
  }

  return (
    <div className="grid gap-1">
      <span className="text-sm text-muted">{text.pickLabel}</span>
      <SuggestBox
        label={text.pickLabel}
        placeholder={text.pick}
        value={typed}
        onType={setTyped}
        suggestions={data.map(shownAs)}
        onChoose={choose}
        width="w-full"
      />
    </div>
  )
}

/** As the form holds them: numbers and the outline as they are typed. */
type TypedCity = Omit<CityTerms, 'centre' | 'outline'> & {
  code: string
  names: CityNames
  lng: string
  lat: string
  outline: string
}

const blankCity: TypedCity = {
  code: '',
  names: { zh: '', en: '', es: '', ja: '' },
  services: [],
  hours: '',
  holidays: [],
  lng: '',
  lat: '',
  outline: '',
}

function typedCity({ code, names, services, hours, holidays, centre, outline }: City): TypedCity {
  return {
    code,
    names,
    services,
    hours,
    holidays,
    lng: centre ? String(centre.lng) : '',
    lat: centre ? String(centre.lat) : '',
    outline: outline ? JSON.stringify(outline) : '',
  }
}

/** What is wrong with it is found by `faultsOf` and by the schema. */
function termsOf({ lng, lat, outline, ...terms }: TypedCity) {
  const centre = lng.trim() || lat.trim() ? { lng: numberOf(lng), lat: numberOf(lat) } : null
  return { ...terms, centre, outline: outline.trim() ? (readJson(outline) as CityOutline) : null }
}

/** Errors that the schema cannot express. */
function faultsOf({ lng, lat, outline }: TypedCity, text: Spoken<typeof cityScreenWords>): FieldErrors {
  const given = [lng, lat].map(value => value.trim())
  const isHalf = given.some(value => value !== '') && given.some(value => Number.isNaN(numberOf(value)))
  const isNoJson = outline.trim() !== '' && readJson(outline) === undefined
  return { ...(isHalf && { centre: text.centreHalf }), ...(isNoJson && { outline: text.outlineNoJson }) }
}
