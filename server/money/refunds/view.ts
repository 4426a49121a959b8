import { allowedMoves } from '#contract/base/machine.ts'
import { type RefundRow, refundMachine, staffRefundMoves } from '#contract/money/refund.ts'
import type { Caller } from '#server/kit/caller.ts'
import { asWritten } from '#server/people/index.ts'
import { refusalOfMove } from './guards.ts'
import type { ListedRefund } from './rows.ts'

/** A refund as this reader may see it, with what this reader may do with it. */
export function viewRefund(row: ListedRefund, caller: Caller): RefundRow {
  const possible: string[] = allowedMoves(refundMachine, { state: row.stage }, 'staff')
  return {
    id: row.id,
    no: row.no,
    order: { id: row.order_id, no: row.order_no, service: row.service },
    customerName: row.customer_name,
    origin: row.origin,
    stage: row.stage,
    amountFen: row.amount_fen,
    arrivedFen: row.arrived_fen,
    code: row.code,
    liability: row.liability,
    reason: asWritten(row.reason),
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    remark: asWritten(row.remark),
    payTo: row.pay_to,
    attempt: row.attempt,
    endedAt: row.ended_at,
    version: row.version,
    allowed: staffRefundMoves.filter(move => possible.includes(move) && refusalOfMove(row, move, caller) === null),
  }
}
