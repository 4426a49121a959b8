import { services } from '#contract/orders/service.ts'
import { type City, cities, cityLimits } from '#contract/settings/cities.ts'
import { languageName, languages, useWords } from '#web/kit/words.ts'
import { errorIn } from '#web/shared/form/fieldErrors.ts'
import type { Form } from '#web/shared/form/useForm.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { cityScreenWords } from '#words/settings/cities.ts'
import { blankCity, faultsOf, type TypedCity, termsOf, typedCity } from './cityTerms.ts'
import { HolidayField } from './HolidayField.tsx'
import { HoursField } from './HoursField.tsx'
import { OpenServices } from './OpenServices.tsx'
import { PickCity } from './PickCity.tsx'

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
