import { moneyText } from '#contract/base/money.ts'
import type { Fen } from '#contract/base/values.ts'
import type { OrderSettlement, SettlementShare } from '#contract/money/settlement.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { settlementsWords } from '#words/money/settlements.ts'

/** The shares with their lines; lines add up to shares, shares to what was paid less refunds. */
export function ShareTable({ settlement }: { settlement: OrderSettlement }) {
  const text = useWords(settlementsWords)
  const { shares, isExpected, paidFen, refundedFen, paidBackFen, givenFen } = settlement
  const sum = (shares ?? []).reduce((total, { amountFen }) => total + amountFen, 0)
  return (
    <div className="grid gap-3 text-sm">
      {shares === null && <p className="text-muted">{text.notVisible}</p>}
      {shares && shares.length > 0 && (
        <table className="w-full">
          <caption className="sr-only">{text.title}</caption>
          {shares.map(share => (
            <ShareRows key={share.party} share={share} />
          ))}
          <tbody>
            <tr className="border-t border-line-strong">
              <th scope="row" className="py-2 text-left font-medium">
                {text.sum}
                {isExpected && <span className="ml-2 font-normal text-muted">{text.expected}</span>}
                <span className="block text-xs font-normal text-muted">
                  {text.paidLessRefunds}: <Money fen={paidFen} /> − <Money fen={refundedFen} />
                </span>
              </th>
              <td className="py-2 text-right align-top text-base font-medium">
                <Signed fen={sum} />
              </td>
            </tr>
          </tbody>
        </table>
      )}
      <dl className="grid grid-cols-2 gap-2">
        <Total name={text.paidBack} fen={paidBackFen} />
        <Total name={text.given} fen={givenFen} />
      </dl>
    </div>
  )
}

/** The share of one party: its amount, then the lines that make it. */
function ShareRows({ share }: { share: SettlementShare }) {
  const text = useWords(settlementsWords)
  return (
    <tbody className="[&>tr:last-child>*]:pb-2">
      <tr className="border-t border-line">
        <th scope="rowgroup" className="pt-2 pb-1 text-left font-medium">
          {text.parties[share.party]}
          {share.owner && <span className="ml-2 font-normal text-muted">{share.owner.name}</span>}
          <Release share={share} />
        </th>
        <td className="pt-2 pb-1 text-right align-top font-medium">
          <Signed fen={share.amountFen} />
        </td>
      </tr>
      {share.lines.map(({ line, fen }) => (
        <tr key={line} className="text-muted">
          <th scope="row" className="pb-1 pl-4 text-left font-normal">
            {text.lines[line]}
          </th>
          <td className="pb-1 text-right">
            <Signed fen={fen} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function Release({ share: { releaseAt, releasedAt, recoveredFen } }: { share: SettlementShare }) {
  const text = useWords(settlementsWords)
  const print = useTimeFormat('short')
  const when =
    releasedAt !== null ? text.releasedAt(print(releasedAt)) : releaseAt !== null && text.releaseAt(print(releaseAt))
  const recovered = recoveredFen > 0 && text.recovered(moneyText(recoveredFen))
  const parts = [when, recovered].filter(Boolean)
  return parts.length > 0 && <span className="block text-xs font-normal text-muted">{parts.join(' · ')}</span>
}

function Total({ name, fen }: { name: string; fen: Fen }) {
  return (
    <div className="grid gap-0.5 rounded-md bg-neutral-soft px-3 py-2">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium">
        <Money fen={fen} />
      </dd>
    </div>
  )
}

function Signed({ fen }: { fen: number }) {
  return <Money fen={Math.abs(fen) as Fen} minus={fen < 0} />
}
