import { type OpenScope, openScopes } from '#contract/open/open.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'
import { areaNames, scopeAreas } from '../scopes.ts'

type ScopeFieldProps = {
  chosen: readonly OpenScope[]
  error?: string | undefined
  onChange: (scopes: OpenScope[]) => void
}

/** What an app may do, as a matrix of headings and scopes. */
export function ScopeField({ chosen, error, onChange }: ScopeFieldProps) {
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
