import { useId } from 'react'
import { fenOf } from '#contract/base/texts/yuan.ts'
import { otherRoles } from '#contract/settings/kinds.ts'
import { useWords } from '#web/kit/words.ts'
import type { Say } from '#web/settings/useValueText.ts'
import { inputClass } from '#web/ui/controls/Field.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { uiWords } from '#words/base/ui.ts'
import { settingsWords } from '#words/settings/settings.ts'
import type { FieldTerms } from './ValueFields.tsx'
import { amountOf, type LimitKind, limitOf } from './values.ts'

type LimitTableProps = {
  label: string
  roles: readonly string[]
  mayBeAny: boolean
  terms: FieldTerms
  say: Say
}

const which = ['once', 'day'] as const

/** What each role may give at once and in a day, a row for each; what differs from the value that counts is marked. */
export function LimitTable({ label, roles, mayBeAny, terms, say }: LimitTableProps) {
  const text = useWords(settingsWords)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
    <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-md border border-line">
      <table className="w-full text-left text-sm">
        <thead className="bg-ground text-xs text-muted">
          <tr>
            {[text.role, text.limit, text.once, text.day].map(head => (
              <th key={head} scope="col" className="px-2.5 py-1.5 font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(role => (
            <RoleRow key={role} role={role} name={say.partName(role)} mayBeAny={mayBeAny} terms={terms} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RoleRowProps = { role: string; name: string; mayBeAny: boolean; terms: FieldTerms }

function RoleRow({ role, name, mayBeAny, terms }: RoleRowProps) {
  const text = useWords(settingsWords)
  const kinds: readonly { value: LimitKind; label: string }[] = [
    ...(role === otherRoles ? [] : [{ value: 'like', label: text.likeOthers } as const]),
    { value: 'limited', label: text.limited },
    ...(mayBeAny ? [{ value: 'any', label: text.anyAmount } as const] : []),
  ]
  const kind = terms.text(limitOf(role)) as LimitKind
  const isChanged = kind !== terms.before(limitOf(role))
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-2.5 py-3 align-top font-medium whitespace-nowrap">
        {name}
      </th>
      <td className={`w-36 p-1.5 align-top ${isChanged ? changedLook : ''}`}>
        <FilterSelect
          label={text.limitOf(name)}
          options={kinds}
          value={kind}
          onChoose={next => terms.change({ [limitOf(role)]: next })}
        />
        {isChanged && <Before>{kinds.find(({ value }) => value === terms.before(limitOf(role)))?.label ?? ''}</Before>}
      </td>
      {which.map(one => (
        <AmountCell
          key={one}
          label={`${name} ${text[one]}`}
          field={amountOf(role, one)}
          error={terms.error(`${role}.${one}Fen`)}
          isLimited={kind === 'limited'}
          terms={terms}
        />
      ))}
    </tr>
  )
}

const changedLook = 'bg-accent-soft'

/** What stood there before. */
function Before({ children }: { children: string }) {
  const text = useWords(settingsWords)
  return <p className="pt-1 text-xs text-accent-ink">{text.was(children)}</p>
}

type AmountCellProps = {
  label: string
  field: string
  error: string | undefined
  isLimited: boolean
  terms: FieldTerms
}

/** Yuan as typed; empty where the role has no amounts of its own. */
function AmountCell({ label, field, error, isLimited, terms }: AmountCellProps) {
  const id = useId()
  const { amountWrong } = useWords(uiWords)
  if (!isLimited) return <td className="px-2.5 py-3 align-top text-muted">{'–'}</td>
  const [value, before] = [terms.text(field), terms.before(field)]
  const isChanged = value.trim() !== '' && before !== '' && fenOf(value) !== fenOf(before)
  const fault = value.trim() !== '' && fenOf(value) === null ? amountWrong : error
  return (
    <td className={`min-w-32 p-1.5 align-top ${isChanged ? changedLook : ''}`}>
      <input
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault && id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={event => terms.change({ [field]: event.target.value })}
        className={`${inputClass} text-right tabular-nums`}
      />
      {fault && (
        <p id={id} role="alert" className="pt-1 text-xs text-bad-ink">
          {fault}
        </p>
      )}
      {isChanged && <Before>{before}</Before>}
    </td>
  )
}
