import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { type OrderQueue, sharedQueues } from '#contract/orders/order-queues.ts'
import type { StateQueue } from '#contract/orders/plan.ts'
import { type OrderState, planOf, queueOf, type Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import type { ScopedCaller } from '#server/kit/rows/shared-reads.ts'
import { queueConditions } from './queue-conditions.ts'

/** Unfinished. Same predicate as the index `orders_live`. */
export const liveOnly = sql<SqlBool>`orders.finished_at is null`
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
