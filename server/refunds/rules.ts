import type { Fen } from '#contract/base/values.ts'
import { type Liability, type ReasonCode, reasonsFor } from '#contract/orders/reasons.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { leftOf, type OrderRecord } from '#server/orders/index.ts'

/** Once it was carried away, the customer whose fault it is does not get the way back. */
const carriedAway: readonly string[] = ['delivering', 'delivered', 'completed', 'serving', 'exception', 'returning']

/** The most that can still go back, if `liability` says whose fault it is. */
export function mostBackOf(order: OrderRecord, liability: Liability): Fen {
  const left = leftOf(order)
  if (liability !== 'customer' || !carriedAway.includes(order.status)) return left
  return Math.max(0, left - wayFenOf(order)) as Fen
}

function wayFenOf({ details }: OrderRecord): number {
  if ('deliveryFen' in details) return details.deliveryFen
  return 'feeFen' in details ? details.feeFen : 0
}

export function refuseTooMuch(order: OrderRecord, amountFen: number, liability: Liability): void {
  const most = mostBackOf(order, liability)
  if (amountFen > most) refuse('refundTooMuch', { params: { yuan: yuan(most) } })
}

export function yuan(amountFen: number): string {
  return (amountFen / 100).toFixed(2)
}

export function canPick(code: ReasonCode, service: Service, by: 'staff' | 'customer'): boolean {
  return reasonsFor(service, by).includes(code)
}

/** One at a time: what somebody asked for is finished before anybody asks for more. */
export async function refuseUnderWay(db: Database, orderId: number): Promise<void> {
  const open = await db
    .selectFrom('refunds')
    .select('no')
    .where('order_id', '=', orderId)
    .where('origin', '<>', 'move')
    .where('stage', 'in', ['review', 'processing', 'failed'])
    .executeTakeFirst()
  if (open) refuse('refundUnderWay', { params: { no: open.no } })
}

/** Nobody handles an order that is their own, as the phone number tells. */
export async function refuseOwnCase(db: Database, order: OrderRecord, staffId: number): Promise<void> {
  const own = await db
    .selectFrom('users as customer')
    .innerJoin('users as staff', 'staff.phone', 'customer.phone')
    .select('staff.id')
    .where('customer.id', '=', order.customer_id)
    .where('customer.phone', '<>', '')
    .where('staff.id', '=', staffId)
    .executeTakeFirst()
  if (own) refuse('ownCase')
}

const dayMs = 86_400_000
/** How long after its end a customer may ask for money back; later by a complaint. */
const windows: Record<Service, number> = {
  food: dayMs,
  errand: 2 * dayMs,
  chauffeur: 7 * dayMs,
  express: 7 * dayMs,
  companion: 3 * dayMs,
  challenge: 3 * dayMs,
}

export function refuseLate({ service, finished_at }: OrderRecord): void {
  if (finished_at !== null && Date.now() - finished_at > windows[service]) refuse('afterSaleOver')
}
