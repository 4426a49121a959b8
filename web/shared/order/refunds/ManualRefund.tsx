import type { RefundRow } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { ManualFacts } from '#web/shared/receipt/ManualFacts.tsx'
import { manualRefundWords } from '#words/money/manual-refund.ts'

type Manual = NonNullable<RefundRow['manual']>

/** What was paid outside of the channel: who recorded and confirmed it, the number of the transfer and its receipt. */
export function ManualRefund({ manual, stage }: { manual: Manual; stage: RefundRow['stage'] }) {
  const text = useWords(manualRefundWords)
  const { recordedBy, confirmedBy } = manual
  const waits = stage === 'refunded' ? text.paidByChannel(recordedBy) : text.recordedBy(recordedBy)
  return (
    <div className="grid gap-2 rounded-md bg-warn-soft p-3 text-sm">
      <p className="font-medium">{confirmedBy === null ? waits : text.confirmedBy(recordedBy, confirmedBy)}</p>
      <ManualFacts manual={manual} />
    </div>
  )
}
