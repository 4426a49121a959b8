import { type RawBuilder, sql } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { packetCounts } from './counted.ts'

export { leftOfDemand, refuseBeyondDemand } from './demand.ts'
export { type Allowance, allowanceOf, allowanceOfPerson, lockSpender } from './limits.ts'

/**
 * What was given for an order altogether, the one definition of it: refunds that the customer is not liable for, red packets
 * for the order or for a complaint about it, money to the balance. What was refused or came back does not count; what waits for
 * approval does, so that it is not given twice meanwhile. `order` is a table or an alias of `orders` in the query.
 */
export function givenFen(order = 'orders'): RawBuilder<Fen> {
  const [id, no] = [sql.ref(`${order}.id`), sql.ref(`${order}.no`)]
  return sql<Fen>`(
    (select coalesce(sum(r.amount_fen), 0) from refunds r
      where r.order_id = ${id} and r.stage not in ('rejected', 'withdrawn') and r.liability <> 'customer')
    + (select coalesce(sum(p.amount_fen), 0) from packets p where p.order_no = ${no} and ${packetCounts})
    + (select coalesce(sum(p.amount_fen), 0) from complaints c join packets p on p.complaint_no = c.no
      where c.order_id = ${id} and p.order_no is distinct from ${no} and ${packetCounts})
    + (select coalesce(sum(b.amount_fen), 0) from complaint_compensations b
      where b.order_id = ${id} and b.state in ('pending', 'paid')))::bigint`
}

export async function givenOf(db: Database, orderId: number): Promise<Fen> {
  const { given } = await db
    .selectFrom('orders')
    .select(givenFen().as('given'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return given
}

/** Refuses to give more for an order than the person knows of: `confirmedFen` is the sum that they saw. */
export async function refuseGivenBefore(db: Database, orderId: number, confirmedFen = 0): Promise<void> {
  const given = await givenOf(db, orderId)
  if (given > confirmedFen) refuse('givenBefore', { params: { yuan: yuanText(given) } })
}
