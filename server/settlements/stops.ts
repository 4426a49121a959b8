import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { StopReason } from '#contract/money/settlement.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import type { SettlementRecord } from './table.ts'

/** Refunds that may still take money of the order. */
export function hasOpenRefund(orderId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from refunds where refunds.order_id = ${orderId}
    and refunds.stage in ('review', 'processing', 'failed'))`
}

/** Complaints that may still end with money for somebody. */
export function hasOpenComplaint(orderId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from complaints where complaints.order_id = ${orderId}
    and complaints.state <> 'closed' and complaints.demand in ('refund', 'compensation'))`
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
