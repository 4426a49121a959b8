import { expressionBuilder } from 'kysely'
import type { BoardOrder } from '#contract/orders/dispatch.ts'
import { type OrderState, planOf, type Service } from '#contract/orders/service.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { areUnfinished, type OrderReader, ordersWithPeople, viewRow } from '#server/orders/index.ts'
import type { WaitingOrder } from './plan/proposal.ts'

/** Orders of a service that wait for a worker, the most urgent first. */
export function waitingOrders(db: Database, service: Service, caller: Pick<Caller, 'cityCodes'>) {
  const standing = expressionBuilder<Tables, 'order_standings'>()
  return ordersWithPeople(db)
    .where('orders.service', '=', service)
    .where(
      areUnfinished(
        standing('order_standings.service', '=', service),
        standing('order_standings.state', 'in', (planOf(service).moves.assign?.from ?? []) as OrderState[]),
        inCities('order_standings.city_code', caller),
      ),
    )
    .orderBy('orders.due_at')
    .orderBy('orders.id')
}

export function viewWaiting(order: WaitingOrder, reader: OrderReader): BoardOrder {
  const { id, no, stateAt, dueAt, promisedAt, from, to, leasedBy, version } = viewRow(order, reader)
  return { id, no, stateAt, dueAt, promisedAt, from, to, leasedBy, version }
}
