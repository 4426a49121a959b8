import { type Fen, fen } from '#contract/base/values.ts'
import { type AccountKind, type Side, sides } from '#contract/money/accounts.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { ledgerScreenWords } from '#words/money/ledger.ts'
import { linkClass } from './links.ts'
import { accountAddress } from './question.ts'
import { useAccountName } from './useAccountName.ts'

type Line = {
  /** Of the account, where there is one already. */
  id?: number
  code: string
  kind: AccountKind
  ownerName: string
  side: Side
  amountFen: Fen
}

/** Lines with debits left and credits right, and their sums. */
export function LineTable({ lines }: { lines: readonly Line[] }) {
  const text = useWords(ledgerScreenWords)
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line-strong text-xs text-muted">
          <th scope="col" className="py-1.5 pr-2 text-left font-normal">
            {text.account}
          </th>
          {sides.map(side => (
            <th key={side} scope="col" className="w-24 py-1.5 pl-2 text-right font-normal">
              {text[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={`${line.code} ${line.side}`} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-2 text-left font-normal break-words">
              <AccountName line={line} />
            </th>
            {sides.map(side => (
              <td key={side} className="py-2 pl-2 text-right">
                {line.side === side && <Money fen={line.amountFen} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="py-2 pr-2 text-left font-medium">
            {text.total}
          </th>
          {sides.map(side => (
            <td key={side} className="py-2 pl-2 text-right">
              <Money fen={sumOf(lines, side)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function AccountName({ line }: { line: Line }) {
  const nameOf = useAccountName()
  if (line.id === undefined) return nameOf(line)
  return (
    <Link to={accountAddress(line.id)} className={linkClass}>
      {nameOf(line)}
    </Link>
  )
}

export function sumOf(lines: readonly { side: Side; amountFen: number }[], wanted: Side): Fen {
  return fen(lines.reduce((sum, { side, amountFen }) => (side === wanted ? sum + amountFen : sum), 0))
}
