import { type Expression, type SqlBool, sql } from 'kysely'
import type { QueueCondition } from '#contract/orders/plan.ts'

/** The conditions of queues in SQL. The index `orders_help` has the same predicate as `help`. */
export const queueConditions: Record<QueueCondition, Expression<SqlBool>> = {
  late: sql<SqlBool>`orders.due_at < now()`,
  help: sql<SqlBool>`(orders.facts ->> 'helpAt')::bigint > coalesce((orders.facts ->> 'helpSettledAt')::bigint, 0)`,
  owing: sql<SqlBool>`(orders.facts ->> 'realFreightFen')::bigint
    > (orders.details ->> 'freightFen')::bigint + coalesce((orders.facts ->> 'differencePaidFen')::bigint, 0)`,
}
