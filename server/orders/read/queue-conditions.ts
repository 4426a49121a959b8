import { type Expression, type SqlBool, sql } from 'kysely'
import type { Narrowing } from '#contract/orders/plan.ts'

/** What a queue keeps of the orders in its states. The index `orders_help` holds exactly those that need help. */
export const narrowed: Record<Narrowing, Expression<SqlBool>> = {
  late: sql<SqlBool>`orders.due_at < now()`,
  help: sql<SqlBool>`(orders.facts ->> 'helpAt')::bigint > coalesce((orders.facts ->> 'helpSettledAt')::bigint, 0)`,
  owing: sql<SqlBool>`(orders.facts ->> 'realFreightFen')::bigint
    > (orders.details ->> 'freightFen')::bigint + coalesce((orders.facts ->> 'differencePaidFen')::bigint, 0)`,
}
