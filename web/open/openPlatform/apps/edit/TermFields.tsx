import { type AppKind, appKinds, scopesOfKind } from '#contract/open/apps/app-kinds.ts'
import { appLimits, type apps } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import { errorIn } from '#web/shared/form/fieldErrors.ts'
import type { Form } from '#web/shared/form/useForm.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'
import { OwnerField } from './OwnerField.tsx'
import { ScopeField } from './ScopeField.tsx'
import { ServiceField } from './ServiceField.tsx'
import type { TypedTerms } from './terms.ts'

type TermForm = Pick<Form<typeof apps.update, TypedTerms>, 'values' | 'errors' | 'set' | 'text'>

/** What an app is, may do, and for whom it speaks. */
export function TermFields({ form }: { form: TermForm }) {
  const text = useWords(appWords)
  const { kinds } = useWords(appChoiceWords)
  const { values, errors, set } = form
  const chooseKind = (kind: AppKind) => set({ kind, scopes: [...scopesOfKind[kind]] })
  return (
    <>
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <TextField {...form.text('name')} label={text.name} maxLength={64} autoComplete="off" />
        <Select
          label={text.columns.kind}
          options={appKinds.map(value => ({ value, label: kinds[value] }))}
          value={values.kind}
          onChoose={chooseKind}
        />
        <OwnerField owner={values.owner} error={errorIn(errors, 'owner')} onChange={owner => set({ owner })} />
        <TextField {...form.text('ratePerSecond')} label={text.rate} inputMode="numeric" maxLength={5} />
      </div>
      <ScopeField chosen={values.scopes} error={errorIn(errors, 'scopes')} onChange={scopes => set({ scopes })} />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <ServiceField
          chosen={values.services}
          error={errorIn(errors, 'services')}
          onChange={services => set({ services })}
        />
        <CityField
          legend={text.cities}
          codes={values.cityCodes}
          error={errorIn(errors, 'cityCodes')}
          onChange={cityCodes => set({ cityCodes })}
        />
      </div>
      <Textarea
        {...form.text('addresses')}
        error={errorIn(errors, 'addresses')}
        label={text.addresses}
        hint={text.addressesHint(appLimits.addresses)}
        rows={3}
        spellCheck={false}
      />
      {values.scopes.includes('event.carrier') && (
        <Textarea
          {...form.text('carriers')}
          error={errorIn(errors, 'carriers')}
          label={text.carriers}
          hint={text.carriersHint(appLimits.carriers)}
          rows={2}
        />
      )}
    </>
  )
}
