import { useState } from 'react'
import { type AppKind, appKinds, scopesOfKind } from '#contract/open/apps/app-kinds.ts'
import { appLimits, type apps } from '#contract/open/apps.ts'
import { type OpenScope, openScopes } from '#contract/open/open.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import { errorIn } from '#web/shared/form/fieldErrors.ts'
import type { Form } from '#web/shared/form/useForm.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'
import { areaNames, scopeAreas } from '../scopes.ts'
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

type Owner = { id: number | null; name: string }
type OwnerFieldProps = { owner: Owner; error?: string | undefined; onChange: (owner: Owner) => void }

/** A colleague who is found by name, or a text. */
function OwnerField({ owner, error, onChange }: OwnerFieldProps) {
  const text = useWords(appWords)
  const [search, setSearch] = useState('')
  const { data = [] } = useRead(api.apps.owners, { search })
  const nameOf = ({ name, username }: (typeof data)[number]) => (name === username ? name : `${name} (${username})`)

  function type(name: string): void {
    setSearch(name.trim().slice(0, 64))
    onChange({ id: null, name })
  }

  function choose(shown: string): void {
    const found = data.find(one => nameOf(one) === shown)
    onChange(found ? { id: found.id, name: found.name } : { id: null, name: shown })
  }

  return (
    <div className="grid gap-1">
      <span className="text-sm text-muted">{text.owner}</span>
      <SuggestBox
        label={text.owner}
        placeholder=""
        value={owner.name}
        onType={type}
        suggestions={owner.id === null ? data.map(nameOf) : []}
        onChoose={choose}
        {...(error !== undefined && { error })}
        width="w-full"
      />
      <p role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.ownerHint}
      </p>
    </div>
  )
}

type ScopeFieldProps = {
  chosen: readonly OpenScope[]
  error?: string | undefined
  onChange: (scopes: OpenScope[]) => void
}

/** What an app may do, as a matrix of headings and scopes. */
function ScopeField({ chosen, error, onChange }: ScopeFieldProps) {
  const text = useWords(appWords)
  const { scopes, areas } = useWords(appChoiceWords)

  function give(scope: OpenScope, isGiven: boolean): void {
    onChange(openScopes.filter(other => (other === scope ? isGiven : chosen.includes(other))))
  }

  return (
    <FieldGroup legend={text.scopes} error={error}>
      <p className="text-xs text-muted">{text.scopesProposed}</p>
      <div className="grid gap-x-4 rounded-md border border-line px-3">
        {areaNames.map(area => (
          <section
            key={area}
            aria-label={areas[area]}
            className="grid gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-b-0 desktop:grid-cols-[8.5rem_1fr]"
          >
            <span className="text-sm font-medium">{areas[area]}</span>
            <div className="grid grid-cols-2 gap-x-4 gap-y-2 desktop:grid-cols-3">
              {scopeAreas[area].map(scope => (
                <Checkbox
                  key={scope}
                  checked={chosen.includes(scope)}
                  hint={scope}
                  onChange={isGiven => give(scope, isGiven)}
                >
                  {scopes[scope]}
                </Checkbox>
              ))}
            </div>
          </section>
        ))}
      </div>
      {chosen.includes('payout.write') && <p className="text-xs text-warn-ink">{text.payoutHint}</p>}
    </FieldGroup>
  )
}
