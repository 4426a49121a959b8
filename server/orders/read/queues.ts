import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isWorkQueue, type OrderQueue, sharedQueues } from '#contract/orders/order-queues.ts'
import type { QueueCondition, StateQueue } from '#contract/orders/plan.ts'
import { type OrderState, planOf, queueOf, type Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { ScopedCaller } from '#server/kit/rows/shared-reads.ts'
import { areUnfinished } from './standings.ts'

/** Unfinished. Where many are asked for, `areUnfinished` finds them. */
const liveOnly = sql<SqlBool>`orders.finished_at is null`
/** The conditions of queues in SQL. The index `orders_help` has the same predicate as `help`. */
export const queueConditions: Record<QueueCondition, Expression<SqlBool>> = {
  late: sql<SqlBool>`orders.due_at < now()`,
  help: sql<SqlBool>`(orders.facts ->> 'helpAt')::bigint > coalesce((orders.facts ->> 'helpSettledAt')::bigint, 0)`,
  owing: sql<SqlBool>`(orders.facts ->> 'realFreightFen')::bigint
    > (orders.details ->> 'freightFen')::bigint + coalesce((orders.facts ->> 'differencePaidFen')::bigint, 0)`,
}
export const afterSaleStates = ['applying', 'processing', 'failed'] as const

/** Queues of unfinished work. The others are history, and counting them would read every order. */
export function countedQueues(service: Service): OrderQueue[] {
  const { queues, finals } = planOf(service)
  const isWork = ({ states, condition }: StateQueue) =>
    condition === 'help' || !states.some(state => finals.includes(state))
  const live = Object.keys(queues).filter(name => queues[name] && isWork(queues[name]))
  return [...(live as OrderQueue[]), ...sharedQueues]
}

/** Whether an order is in a queue, for its list, its count and its number on the dashboard alike. */
export function isInQueue(service: Service, queue: OrderQueue, caller: ScopedCaller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  switch (queue) {
    case 'all':
      return row.and([])
    case 'overdue':
      return row.and([liveOnly, queueConditions.late])
    case 'urged':
      return row.and([liveOnly, row('orders.urges', '>', 0)])
    case 'afterSale':
      return row('orders.refund', 'in', afterSaleStates)
    case 'mine':
      return row('orders.claimed_by_id', '=', caller.userId)
    default: {
      const rule = queueOf(service, queue)
      if (!rule) return row.lit(false)
      const states = row('orders.state', 'in', rule.states as OrderState[])
      const isLive = rule.states.every(state => !planOf(service).finals.includes(state))
      return row.and([
        states,
        ...(isLive ? [liveOnly] : []),
        ...(rule.condition ? [queueConditions[rule.condition]] : []),
      ])
    }
  }
}

/** Finds the orders of a queue of unfinished ones, of which `isInQueue` then chooses; without looking at those that are over. */
export function findInQueue(
  services: readonly Service[],
  queue: OrderQueue,
  caller: ScopedCaller,
): Expression<SqlBool>[] {
  const rules = services.flatMap(service => queueOf(service, queue) ?? [])
  const isWork = services.some(service => isWorkQueue(service, queue))
  const isOnlyWork = services.every(service => !queueOf(service, queue) || isWorkQueue(service, queue))
  if (queue === 'mine' || !isWork || !isOnlyWork) return []
  const row = expressionBuilder<Tables, 'order_standings'>()
  const states = rules.flatMap(rule => rule.states) as OrderState[]
  return [
    areUnfinished(
      row('order_standings.service', 'in', [...services]),
      inCities('order_standings.city_code', caller),
      ...(states.length > 0 ? [row('order_standings.state', 'in', states)] : []),
    ),
  ]
}
