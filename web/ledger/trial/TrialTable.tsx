import type { OutputOf } from '#contract/base/operation.ts'
import { ownedKinds, platformKinds } from '#contract/money/accounts.ts'
import type { ledger } from '#contract/money/ledger.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Balance } from '#web/ui/show/Money.tsx'
import { ledgerNameWords } from '#words/money/ledger-names.ts'
import { ledgerWords, trialWords } from '#words/money/ledger-screen.ts'

type Trial = OutputOf<typeof ledger.trialBalance>
type Line = Trial['lines'][number]

const groups = ['owners', 'platform', 'channels'] as const

function groupOf({ kind }: Line): (typeof groups)[number] {
  if (kind in ownedKinds) return 'owners'
  return kind in platformKinds ? 'platform' : 'channels'
}

const sides = ['debit', 'credit'] as const
const amountClass = 'py-2 pl-3 text-right whitespace-nowrap'

/** The balance of each kind of account on the side on which it stands, and the sums of both sides. */
export function TrialTable({ trial }: { trial: Trial }) {
  const text = useWords(trialWords)
  const { debit, credit, total } = useWords(ledgerWords)
  const sums = { debit: trial.debitFen, credit: trial.creditFen }
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b-2 border-line-strong text-xs text-muted">
          <th scope="col" className="py-1.5 text-left font-normal">
            {text.kind}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal max-desktop:hidden">
            {text.accounts}
          </th>
          <th scope="col" className="w-32 py-1.5 pl-3 text-right font-normal">
            {debit}
          </th>
          <th scope="col" className="w-32 py-1.5 pl-3 text-right font-normal">
            {credit}
          </th>
        </tr>
      </thead>
      {groups.map(group => {
        const lines = trial.lines.filter(line => groupOf(line) === group)
        return lines.length > 0 && <GroupRows key={group} name={text[group]} lines={lines} />
      })}
      <tfoot>
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className="py-2 text-left font-semibold">
            {total}
          </th>
          <td className="max-desktop:hidden" />
          {sides.map(side => (
            <td key={side} className={amountClass}>
              <Balance fen={sums[side]} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function GroupRows({ name, lines }: { name: string; lines: readonly Line[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-4 pb-1 text-left text-xs font-medium text-muted">
          {name}
        </th>
      </tr>
      {lines.map(line => (
        <LineRow key={`${line.kind} ${line.channel}`} line={line} />
      ))}
    </tbody>
  )
}

/** A balance below zero stands on the other side. */
function LineRow({ line }: { line: Line }) {
  const { kinds } = useWords(ledgerNameWords)
  const format = useNumberFormat()
  const other = line.side === 'debit' ? 'credit' : 'debit'
  const stands = line.balanceFen < 0 ? other : line.side
  const link = `/finance/ledger?tab=accounts&kind=${line.kind}${line.channel && `&search=channel:${line.channel}`}`
  return (
    <tr className="border-t border-line hover:bg-hover">
      <th scope="row" className="py-2 text-left font-normal">
        <Link to={link} className="hover:text-accent-ink hover:underline">
          {[kinds[line.kind], line.channel].filter(Boolean).join(' · ')}
        </Link>
      </th>
      <td className={`${amountClass} text-muted max-desktop:hidden`}>{format(line.accounts)}</td>
      {sides.map(side => (
        <td key={side} className={amountClass}>
          {side === stands && <Balance fen={Math.abs(line.balanceFen)} />}
        </td>
      ))}
    </tr>
  )
}
