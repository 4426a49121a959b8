import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import { type ReasonCode, reasonsFor } from '#contract/orders/reasons.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { type OrderRecord, refundableFen } from '#server/orders/index.ts'
import { isOwnCase } from '#server/people/index.ts'

/** From these on the delivery fee is not refunded if the customer is liable. */
const pickedUpStates: readonly string[] = ['delivering', 'delivered', 'completed', 'serving', 'exception', 'returning']

/** The most that can still be refunded if `liability` says whose fault it is. */
export function maxRefundOf(order: OrderRecord, liability: Liability): Fen {
  const left = refundableFen(order)
  if (liability !== 'customer' || !pickedUpStates.includes(order.status)) return left
  return Math.max(0, left - deliveryFenOf(order)) as Fen
}

function deliveryFenOf({ details }: OrderRecord): number {
  if ('deliveryFen' in details) return details.deliveryFen
  return 'feeFen' in details ? details.feeFen : 0
}

export function refuseTooMuch(order: OrderRecord, amountFen: number, liability: Liability): void {
  const most = maxRefundOf(order, liability)
  if (amountFen > most) refuse('refundTooMuch', { params: { yuan: yuanText(most) } })
}

export function canPick(code: ReasonCode, service: Service, by: 'staff' | 'customer'): boolean {
  return reasonsFor(service, by).includes(code)
}

/** The number of the refund that somebody asked for and that is not finished; an order has at most one. */
export async function openRefundNo(db: Database, orderId: number): Promise<string | undefined> {
  const open = await db
    .selectFrom('refunds')
    .select('no')
    .where('order_id', '=', orderId)
    .where('origin', '<>', 'move')
    .where('stage', 'in', ['review', 'processing', 'failed'])
    .executeTakeFirst()
  return open?.no
}

/** Staff do not refund their own orders. To be asked last, so that an attempt tells nothing that it does not do. */
export async function refuseOwnCase(db: Database, order: OrderRecord, staffId: number): Promise<void> {
  if (await isOwnCase(db, staffId, [order.customer_id])) refuse('ownCase')
}

/** `windows`: the seconds after the end of an order in which its customer may ask for a refund. */
export function refuseLate({ service, finished_at }: OrderRecord, windows: Readonly<Record<Service, number>>): void {
  if (finished_at !== null && Date.now() - finished_at > windows[service] * 1000) refuse('afterSaleOver')
}
