import { refundMachine } from '#contract/money/refund.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { type RefundRecord, refundStageColumn } from './table.ts'

/** Refunds, whose orders are locked before them. Their events are written to their orders, whose lists read again. */
export const refundRecords = recordsOf(refundStageColumn, {
  set: (_refund, _move, to) => (isEnd(to) ? { ended_at: new Date() } : {}),
})

/** Whether no move leads out of a stage. */
function isEnd(stage: RefundRecord['stage']): boolean {
  return !Object.values(refundMachine.moves).some(({ from }) => (from as readonly string[]).includes(stage))
}
