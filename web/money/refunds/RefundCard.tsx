import type { RefundRow } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { StageBadge } from '#web/shared/order/refunds/StageBadge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Age } from './Age.tsx'

export const cardHeight = 120

/** The row on a phone. */
export function RefundCard({ row, chosen }: { row: RefundRow; chosen: Chosen<RefundRow> }) {
  const { titles } = useWords(orderNameWords)
  const { reasons, liabilities } = useWords(reasonsWords)
  const { origins } = useWords(refundsWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <StageBadge stage={row.stage} />
        <Age row={row} />
        <span className="ml-auto text-base font-medium">
          <Money fen={row.amountFen} />
        </span>
      </p>
      <p className="flex gap-2">
        <span className="truncate">{[titles[row.order.service], row.customerName].join(' · ')}</span>
        <span className="ml-auto shrink-0 text-xs text-muted">
          <Time at={row.askedAt} />
        </span>
      </p>
      <p className="truncate text-muted">{[reasons[row.code], row.reason].filter(Boolean).join(' · ')}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">
          {[liabilities[row.liability], row.askedBy || origins[row.origin]].join(' · ')}
        </span>
      </p>
    </article>
  )
}
