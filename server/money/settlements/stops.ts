import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { moneyDemands } from '#contract/complaints/complaint.ts'
import type { StopReason } from '#contract/money/settlement.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import type { SettlementRecord } from './table.ts'

/** Refunds that may still take money of the order. */
export function hasOpenRefund(orderId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from refunds where refunds.order_id = ${orderId}
    and refunds.stage in ('review', 'processing', 'failed'))`
}

/** Complaints that may still end with money for somebody. One that was merged into another is decided by that. */
const mayEndWithMoney = sql<SqlBool>`complaints.demand in (${sql.join(moneyDemands.map(demand => sql.lit(demand)))})
  and coalesce((select main.state from complaints main where main.id = complaints.merged_into), complaints.state) <> 'closed'`

export function hasOpenComplaint(orderId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from complaints where complaints.order_id = ${orderId} and ${mayEndWithMoney})`
}

/** Those of an order, the oldest first. */
export function openComplaintsOf(db: Database, orderId: number): Promise<{ id: number; no: string }[]> {
  return db
    .selectFrom('complaints')
    .select(['id', 'no'])
    .where('order_id', '=', orderId)
    .where(mayEndWithMoney)
    .orderBy('id')
    .execute()
}

/** Whether the shop or the winner that was unknown has been reported since, or somebody else was judged to have won. */
export function isKnownNow(): RawBuilder<SqlBool> {
  return sql<SqlBool>`case settlements.stop_reason
    when 'merchantUnknown' then exists (select from orders join merchants on merchants.city_code = orders.city_code
      and merchants.phone = orders.details -> 'from' ->> 'phone' where orders.id = settlements.order_id)
    when 'winnerUnknown' then exists (select from orders left join customers on customers.app_id = orders.app_id
      and customers.external_id = orders.facts -> 'opponent' ->> 'externalId'
      where orders.id = settlements.order_id and (customers.user_id is not null or orders.facts ->> 'winner' <> 'opponent'))
    else true end`
}

/** Why the money of a locked order may not be divided or released now, or null. */
export async function stopReasonOf(
  db: Database,
  { id, refund, refunding_fen }: OrderRecord,
  { hold_by_id }: SettlementRecord,
): Promise<StopReason | null> {
  if (hold_by_id !== null) return 'hold'
  if (refunding_fen > 0 || refund === 'applying' || refund === 'processing' || refund === 'failed') return 'refund'
  const order = expressionBuilder<Tables, 'orders'>().ref('orders.id')
  const open = await db
    .selectFrom('orders')
    .select([hasOpenRefund(order).as('refund'), hasOpenComplaint(order).as('complaint')])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
  if (open.refund) return 'refund'
  return open.complaint ? 'complaint' : null
}
