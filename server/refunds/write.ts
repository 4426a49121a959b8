import type { OrderRow } from '#contract/orders/order.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { type OrderRecord, type RefundRecord, refundOf, tellRefund } from '#server/orders/index.ts'

type Verb = 'ask' | 'approve' | 'reject' | 'withdraw' | 'retry'
type Happened = {
  verb: Verb
  refund: RefundRecord
  reason?: string
  /** How the order's refunds look from now on. */
  word: OrderRow['refund']
  /** Whether the amount goes on its way with this. */
  isStarting?: boolean
}

/** Writes to an order what happened to one of its refunds: sums, timeline, and who must hear of it. */
export async function writeToOrder(change: Change, order: OrderRecord, happened: Happened): Promise<OrderRecord> {
  const { verb, refund, reason = '', word, isStarting = false } = happened
  const sums = isStarting ? refundOf(order, refund.amount_fen) : {}
  const written = await change.db
    .updateTable('orders')
    .set({ ...(sums.refunding_fen !== undefined && { refunding_fen: sums.refunding_fen }), refund: word })
    .set({ version: order.version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action: `refunds.${verb}`,
    subject: 'orders',
    subjectId: order.id,
    subjectNo: order.no,
    from: order.state,
    to: order.state,
    changes: {
      refundNo: [null, refund.no],
      amountFen: [null, refund.amount_fen],
      ...(order.refund !== word && { refund: [order.refund, word] }),
      ...(order.refunding_fen !== written.refunding_fen && {
        refunding_fen: [order.refunding_fen, written.refunding_fen],
      }),
    },
    reason,
  })
  await tellRefund(change, written, refund)
  change.tell({ word: 'orders.changed', id: order.id, cityCode: order.city_code })
  change.tell({ word: 'refunds.changed', id: refund.id, cityCode: order.city_code })
  return written
}
