import { type City, cityLimits } from '#contract/settings/cities.ts'
import { placedServices, type Zone, zones } from '#contract/settings/zones.ts'
import { languageName, languages, useWords } from '#web/kit/words.ts'
import { OpenServices } from '#web/shared/city/edit/OpenServices.tsx'
import { errorIn } from '#web/shared/form/fieldErrors.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { cityScreenWords, zoneWords } from '#words/settings/cities.ts'
import { ZoneMap } from './drawing/ZoneMap.tsx'
import { OrdersShown } from './OrdersShown.tsx'
import type { CityGround } from './Shapes.tsx'
import { blankZone, drawnOutline, faultsOf, termsOf, typedZone } from './zoneTerms.ts'

type ZoneDialogProps = {
  city: City
  zone: Zone | undefined
  /** Drawn with it. */
  others: readonly Zone[]
  ground: CityGround
  /** Whether there is anything to draw before an outline is pasted. */
  hasMap: boolean
  onClose: () => void
}

/** Adds or edits a zone, whose outline is drawn on the map, or pasted. */
export function ZoneDialog({ city, zone, others, ground, hasMap, onClose }: ZoneDialogProps) {
  const text = useWords(zoneWords)
  const cityText = useWords(cityScreenWords)
  const { done } = useWords(recordWords)
  const form = useRecordForm({ add: zones.add, update: zones.update }, zone, {
    blank: { ...blankZone, services: placedServices.filter(service => city.services.includes(service)) },
    valuesOf: typedZone,
    input: typed => ({ cityId: city.id, ...termsOf(typed) }),
    check: values => faultsOf(values, cityText),
    done,
    onDone: onClose,
  })
  const { values, errors, set } = form
  const isNamed = Object.values(values.names).every(name => name.trim() !== '')
  const isReady = values.code.trim() !== '' && isNamed && values.outline.trim() !== ''
  return (
    <FormDialog title={zone ? zone.name : text.add} width={680} form={form} ready={isReady} onClose={onClose}>
      <TextField {...form.text('code')} label={text.code} hint={text.codeHint} maxLength={20} autoComplete="off" />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        {languages.map(language => (
          <TextField
            key={language}
            {...form.text(`names.${language}`)}
            label={cityText.nameIn(languageName(language))}
            maxLength={cityLimits.name}
            autoComplete="off"
          />
        ))}
      </div>
      <OpenServices
        offered={placedServices}
        chosen={values.services}
        hint={text.servicesHint}
        error={errorIn(errors, 'services')}
        onChange={services => set({ services })}
      />
      {(drawnOutline(values.outline) || hasMap) && (
        <ZoneMap
          label={text.map(city.name)}
          city={city}
          others={others}
          name={values.names.zh}
          outline={values.outline}
          ground={ground}
          onDraw={outline => set({ outline })}
        />
      )}
      <OrdersShown orders={ground.orders} />
      <Textarea
        {...form.text('outline')}
        error={errorIn(errors, 'outline')}
        label={cityText.outline}
        hint={text.outlineHint}
        rows={3}
        spellCheck={false}
      />
    </FormDialog>
  )
}
