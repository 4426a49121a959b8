import { expressionBuilder, sql } from 'kysely'
import { services as all, type Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { isInQueue, liveOnly } from './queues.ts'

/** The tab of the orders that wait for a worker, courier or opponent. */
export const waitingQueueOf = {
  food: 'dispatch',
  chauffeur: 'dispatch',
  errand: 'dispatch',
  express: 'book',
  companion: 'dispatch',
  challenge: 'open',
} as const satisfies Record<Service, string>

/** Unfinished orders whose clock runs out first. */
export function mostUrgentOrders({ db, caller }: Pick<QueryContext, 'db' | 'caller'>, limit: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'no', 'service', 'state', 'city_code', 'state_at', 'due_at'])
    .select(place)
    .where(liveOnly)
    .where('due_at', 'is not', null)
    .where(inCities('orders.city_code', caller))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many of each service are in the tab of orders whose clock has run out. */
export function countOverdue({ db, caller }: Pick<QueryContext, 'db' | 'caller'>) {
  const row = expressionBuilder<Tables, 'orders'>()
  const late = all.map(service => row.and([row('service', '=', service), isInQueue(service, 'overdue', caller)]))
  return db
    .selectFrom('orders')
    .select(['service', of => of.fn.countAll<number>().as('count')])
    .where(liveOnly)
    .where(row.or(late))
    .where(inCities('orders.city_code', caller))
    .groupBy('service')
    .execute()
}

const place = sql<string | null>`coalesce(details #>> '{from,name}', details #>> '{to,name}')`.as('place')

type Asked = { services: readonly Service[]; cityCode: string; limit: number }

/** The orders of those tabs that have stood in their state the longest. */
export function waitingLongest(
  { db, caller }: Pick<QueryContext, 'db' | 'caller'>,
  { services, cityCode, limit }: Asked,
) {
  const row = expressionBuilder<Tables, 'orders'>()
  const waits = all
    .filter(service => services.includes(service))
    .map(service => row.and([row('service', '=', service), isInQueue(service, waitingQueueOf[service], caller)]))
  return db
    .selectFrom('orders')
    .select(['id', 'no', 'service', 'city_code', 'state_at', 'due_at'])
    .select(place)
    .where(liveOnly)
    .where(row.or(waits))
    .where(inCities('orders.city_code', caller))
    .$if(cityCode !== '', found => found.where('city_code', '=', cityCode))
    .orderBy('state_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
