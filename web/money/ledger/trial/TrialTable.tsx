import { ownedKinds, platformKinds, type Side, sides } from '#contract/money/accounts.ts'
import type { TrialBalance } from '#contract/money/ledger.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Balance } from '#web/ui/show/Money.tsx'
import { ledgerScreenWords, ledgerWords, trialWords } from '#words/money/ledger.ts'
import { accountAddress } from '../question.ts'

type Line = TrialBalance['lines'][number]

const groups = ['owners', 'platform', 'channels'] as const

function groupOf({ kind }: Line): (typeof groups)[number] {
  if (kind in ownedKinds) return 'owners'
  return kind in platformKinds ? 'platform' : 'channels'
}

const amountClass = 'py-2 pl-3 text-right whitespace-nowrap'

/** The balance of each kind of account on the side on which it stands, and the sums of both sides. */
export function TrialTable({ trial, day }: { trial: TrialBalance; day: string }) {
  const text = useWords(trialWords)
  const { debit, credit, total } = useWords(ledgerScreenWords)
  const sums = { debit: sumOf(trial.lines, 'debit'), credit: sumOf(trial.lines, 'credit') }
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
        return lines.length > 0 && <GroupRows key={group} name={text[group]} lines={lines} day={day} />
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

function GroupRows({ name, lines, day }: { name: string; lines: readonly Line[]; day: string }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-4 pb-1 text-left text-xs font-medium text-muted">
          {name}
        </th>
      </tr>
      {lines.map(line => (
        <LineRow key={`${line.kind} ${line.channel}`} line={line} day={day} />
      ))}
    </tbody>
  )
}

/** The side on which a balance stands: one below zero on the other one. */
function standsOn({ side, balanceFen }: Line): Side {
  const other = side === 'debit' ? 'credit' : 'debit'
  return balanceFen < 0 ? other : side
}

function sumOf(lines: readonly Line[], side: Side): number {
  return lines.reduce((sum, line) => (standsOn(line) === side ? sum + Math.abs(line.balanceFen) : sum), 0)
}

/** The postings of the account, where there is one; otherwise the accounts of the kind. */
function addressOf({ accountId, kind }: Line, day: string): string {
  const upTo = day && `&last=${day}`
  return accountId ? `${accountAddress(accountId)}${upTo}` : `/finance/ledger?tab=accounts&kind=${kind}${upTo}`
}

function LineRow({ line, day }: { line: Line; day: string }) {
  const { kinds } = useWords(ledgerWords)
  const format = useNumberFormat()
  return (
    <tr className="border-t border-line hover:bg-hover">
      <th scope="row" className="py-2 text-left font-normal">
        <Link to={addressOf(line, day)} className="hover:text-accent-ink hover:underline">
          {[kinds[line.kind], line.channelName || line.channel].filter(Boolean).join(' · ')}
        </Link>
      </th>
      <td className={`${amountClass} text-muted max-desktop:hidden`}>{format(line.accounts)}</td>
      {sides.map(side => (
        <td key={side} className={amountClass}>
          {side === standsOn(line) && <Balance fen={Math.abs(line.balanceFen)} />}
        </td>
      ))}
    </tr>
  )
}
