import type { Fen } from '#contract/base/values.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

/** What was asked for, what is kept of it, and what the owner gets. */
export function Bill({ withdrawal: { amountFen, feeFen, taxFen, actualFen } }: { withdrawal: WithdrawalRow }) {
  const text = useWords(withdrawalsWords)
  return (
    <dl className="grid gap-2 text-sm">
      <Line name={text.asked} fen={amountFen} />
      <Line name={text.fee} fen={feeFen} isTaken />
      <Line name={text.tax} fen={taxFen} isTaken />
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-medium">{text.columns.actual}</dt>
        <dd className="text-xl font-medium">
          <Money fen={actualFen} />
        </dd>
      </div>
    </dl>
  )
}

function Line({ name, fen, isTaken = false }: { name: string; fen: Fen; isTaken?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Money fen={fen} minus={isTaken && fen > 0} />
      </dd>
    </div>
  )
}
