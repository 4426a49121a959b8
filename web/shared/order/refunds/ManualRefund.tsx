import type { RefundRow } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { ManualFacts } from '#web/shared/receipt/ManualFacts.tsx'
import { manualRefundWords } from '#words/money/manual-refund.ts'

/** What was paid outside of the channel: who recorded and confirmed it, the number of the transfer and its receipt. */
export function ManualRefund({ manual }: { manual: NonNullable<RefundRow['manual']> }) {
  const text = useWords(manualRefundWords)
  const { recordedBy, confirmedBy } = manual
  return (
    <div className="grid gap-2 rounded-md bg-warn-soft p-3 text-sm">
      <p className="font-medium">
        {confirmedBy === null ? text.recordedBy(recordedBy) : text.confirmedBy(recordedBy, confirmedBy)}
      </p>
      <ManualFacts manual={manual} />
    </div>
  )
}
