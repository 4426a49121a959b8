import { otherRoles } from '#contract/settings/kinds.ts'
import { useWords } from '#web/kit/words.ts'
import type { Say } from '#web/settings/useValueText.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { settingsWords } from '#words/settings/settings.ts'
import type { FieldTerms } from './ValueFields.tsx'
import { amountOf, type LimitKind, limitOf } from './values.ts'

type LimitFieldsProps = { roles: readonly string[]; mayBeAny: boolean; terms: FieldTerms; say: Say }

/** What each role may give at once and in a day. */
export function LimitFields({ roles, mayBeAny, terms, say }: LimitFieldsProps) {
  const text = useWords(settingsWords)
  const kinds: readonly { value: LimitKind; label: string }[] = [
    { value: 'like', label: text.likeOthers },
    { value: 'limited', label: text.limited },
    ...(mayBeAny ? [{ value: 'any', label: text.anyAmount } as const] : []),
  ]
  return (
    <ul className="grid gap-3">
      {roles.map(role => {
        const name = say.partName(role)
        const kind = terms.text(limitOf(role)) as LimitKind
        return (
          <li key={role} className="grid gap-2 rounded-md border border-line p-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm font-medium">{name}</span>
              <span className="w-40">
                <FilterSelect
                  label={text.limitOf(name)}
                  options={kinds.filter(({ value }) => role !== otherRoles || value !== 'like')}
                  value={kind}
                  onChoose={next => terms.change({ [limitOf(role)]: next })}
                />
              </span>
            </div>
            {kind === 'limited' && <Amounts role={role} terms={terms} />}
          </li>
        )
      })}
    </ul>
  )
}

function Amounts({ role, terms }: { role: string; terms: FieldTerms }) {
  const text = useWords(settingsWords)
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['once', 'day'] as const).map(which => (
        <AmountField
          key={which}
          label={text[which]}
          value={terms.text(amountOf(role, which))}
          error={terms.error(`${role}.${which}Fen`)}
          onChange={value => terms.change({ [amountOf(role, which)]: value })}
        />
      ))}
    </div>
  )
}
