import { allowedMoves } from '#contract/base/machine.ts'
import { type RefundRow, refundMachine, staffRefundMoves } from '#contract/money/refund.ts'
import { linksTo } from '#server/desk/files/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten } from '#server/people/index.ts'
import { refusalOfMove } from './guards.ts'
import type { ListedRefund } from './rows.ts'

/** What views these refunds for this reader. The receipts among them are linked to for as long as any private file. */
export async function viewerOf(
  db: Database,
  caller: Caller,
  rows: readonly ListedRefund[],
): Promise<(row: ListedRefund) => RefundRow> {
  const names = rows.flatMap(({ receipt_name }) => receipt_name ?? [])
  const links = await linksTo(db, names)
  const linkOf = new Map(names.map((name, place) => [name, links[place]]))
  return row => viewRefund(row, caller, linkOf.get(row.receipt_name ?? ''))
}

/** A refund as this reader may see it, with what this reader may do with it. */
function viewRefund(row: ListedRefund, caller: Caller, receiptUrl: string | undefined): RefundRow {
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
    manual:
      row.manual_no === null
        ? null
        : {
            channelNo: row.manual_no,
            receiptUrl: receiptUrl ?? null,
            recordedBy: row.manual_by ?? '',
            confirmedBy: row.manual_confirmed_by,
          },
    attempt: row.attempt,
    endedAt: row.ended_at,
    version: row.version,
    allowed: staffRefundMoves.filter(move => possible.includes(move) && refusalOfMove(row, move, caller) === null),
  }
}
