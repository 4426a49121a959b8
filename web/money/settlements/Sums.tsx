import type { ReactNode } from 'react'
import { fen } from '#contract/base/values.ts'
import { parties } from '#contract/money/settlement.ts'
import { mostSummed } from '#contract/money/settlements.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { filtersOf, type Question } from './question.ts'

/** Where it is wider than the screen it is moved by keys. */
const focusable = { tabIndex: 0 }

/** What the list comes to, as it is filtered; of a long one the newest. */
export function Sums({ question }: { question: Question }) {
  const { sums } = useWords(settlementListWords)
  const { parties: names } = useWords(settlementsWords)
  const number = useNumberFormat()
  const { data } = useRead(api.settlements.sums, filtersOf(question))
  const amounts = new Map(data?.parts.map(({ party, amountFen }) => [party, amountFen]))
  return (
    <dl
      {...focusable}
      aria-label={sums.label}
      className="flex h-16 shrink-0 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      <Sum name={sums.count}>
        {data && (
          <>
            {number(data.count)}
            {data.isPart && (
              <span className="ml-2 text-xs font-normal text-muted">{sums.part(number(mostSummed))}</span>
            )}
          </>
        )}
      </Sum>
      <Sum name={sums.held}>{data && <Money fen={data.heldFen} />}</Sum>
      <Sum name={sums.paid}>{data && <Money fen={data.paidFen} />}</Sum>
      {parties
        .filter(party => party === 'merchant' || party === 'worker' || party === 'platform' || amounts.has(party))
        .map(party => (
          <Sum key={party} name={names[party]}>
            {data && <Signed amountFen={amounts.get(party) ?? 0} />}
          </Sum>
        ))}
    </dl>
  )
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-32 shrink-0 grow content-center border-r border-line px-4 last:border-r-0">
      <dt className="text-xs whitespace-nowrap text-muted">{name}</dt>
      <dd className="flex h-6 items-center text-base font-medium whitespace-nowrap">
        {children || <Skeleton width={60} />}
      </dd>
    </div>
  )
}

/** The platform's part can be below zero. */
export function Signed({ amountFen }: { amountFen: number }) {
  return <Money fen={fen(Math.abs(amountFen))} minus={amountFen < 0} />
}
