import { type Fen, fen } from '#contract/base/values.ts'
import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/table.ts'

type Sums = Partial<Pick<OrderRecord, 'pay_fen' | 'paid_fen' | 'refunding_fen' | 'refunded_fen' | 'refund'>>

/** Puts up to this amount on its way back to the customer; nothing where nothing is left of what was paid. */
export function startRefund(order: OrderRecord, amountFen: number): Sums {
  const back = Math.min(amountFen, refundableFen(order))
  if (back <= 0) return amountFen === 0 ? { refund: refundStateOf(order, 'none') } : {}
  return { refunding_fen: fen(order.refunding_fen + back), refund: 'processing' }
}

/** The refund state by the sums alone; `otherwise` where nothing is on its way or refunded. */
export function refundStateOf(order: OrderRecord, otherwise: 'none' | 'rejected'): OrderRecord['refund'] {
  if (order.refunding_fen > 0) return 'processing'
  if (order.refunded_fen === 0) return otherwise
  return order.refunded_fen >= order.paid_fen ? 'refunded' : 'partial'
}

/** What was paid, is not refunded and not on its way. */
export function refundableFen({ paid_fen, refunded_fen, refunding_fen }: OrderRecord): Fen {
  return fen(paid_fen - refunded_fen - refunding_fen)
}

/** If everything paid so far is being refunded, a later payment is refunded as well. */
export function paidMore(order: OrderRecord, amountFen: number): Sums {
  const paid = { pay_fen: fen(order.pay_fen + amountFen), paid_fen: fen(order.paid_fen + amountFen) }
  const goesBack = order.paid_fen > 0 && order.refunding_fen + order.refunded_fen === order.paid_fen
  return { ...paid, ...(goesBack && startRefund({ ...order, ...paid }, amountFen)) }
}

/** This amount arrived at the customer. */
export function bookArrival(order: OrderRecord, amountFen: number): Sums {
  const refunding_fen = fen(Math.max(0, order.refunding_fen - amountFen))
  const refunded_fen = fen(order.refunded_fen + amountFen)
  const settled = { ...order, refunding_fen, refunded_fen }
  // Another refund may have failed or wait for approval: the order goes on showing that.
  const isOpen = order.refund === 'applying' || (order.refund === 'failed' && refunding_fen > 0)
  return { refunding_fen, refunded_fen, refund: isOpen ? order.refund : refundStateOf(settled, 'none') }
}

type RefundChange = { refund: OrderRecord['refund']; startedFen?: number | undefined; arrivedFen?: number | undefined }

/**
 * Writes the refund state of a locked order as a new version; `startedFen` goes on its way to the customer. Of `arrivedFen`,
 * which has arrived there, the state follows.
 */
export function writeRefundState(
  { db }: Change,
  order: OrderRecord,
  { refund, startedFen = 0, arrivedFen = 0 }: RefundChange,
): Promise<OrderRecord> {
  const { refunding_fen } = startedFen > 0 ? startRefund(order, startedFen) : {}
  const sums =
    arrivedFen > 0 ? bookArrival(order, arrivedFen) : { ...(refunding_fen !== undefined && { refunding_fen }), refund }
  return db
    .updateTable('orders')
    .set({ ...sums, version: order.version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
