import { type RefundMove, refundMachine } from '#contract/money/refund.ts'
import type { Change } from '#server/kit/change.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type RefundRecord, refundStageColumn } from './table.ts'

type Mover = 'staff' | 'order' | 'payment'

type Columns = Partial<
  Pick<
    RefundRecord,
    | 'arrived_fen'
    | 'remark'
    | 'liability'
    | 'decided_by_id'
    | 'decided_by'
    | 'attempt'
    | 'pay_to'
    | 'manual_no'
    | 'manual_file_id'
    | 'manual_by_id'
    | 'manual_by'
    | 'manual_confirmed_by'
  >
> & { decided_at?: Date }

/** Moves a refund whose order this transaction has locked. The events of refunds are written to their orders. */
export function moveRefund(
  change: Change,
  { id, stage }: RefundRecord,
  move: RefundMove,
  { by, set = {} }: { by: Mover; set?: Columns },
): Promise<RefundRecord> {
  return moveRecord(change, refundStageColumn, {
    id,
    standing: { state: stage },
    move,
    by,
    set: to => ({ ...set, ...(isEnd(to) && { ended_at: new Date() }) }),
  })
}

/** Whether no move leads out of a stage. */
function isEnd(stage: RefundRecord['stage']): boolean {
  return !Object.values(refundMachine.moves).some(({ from }) => (from as readonly string[]).includes(stage))
}
