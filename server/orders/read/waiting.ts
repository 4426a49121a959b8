import { expressionBuilder, sql } from 'kysely'
import { services as all, type OrderState, planOf, type Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { isInQueue } from './queues.ts'
import { areUnfinished } from './standings.ts'

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
    .selectFrom('order_standings')
    .innerJoin('orders', 'orders.id', 'order_standings.order_id')
    .select(['orders.id', 'orders.no', 'orders.service', 'orders.state', 'orders.city_code', 'orders.state_at'])
    .select(['orders.due_at', place])
    .where(row => row.not('order_standings.is_over'))
    .where('order_standings.due_at', 'is not', null)
    .where(inCities('order_standings.city_code', caller))
    .orderBy('order_standings.due_at')
    .orderBy('order_standings.order_id')
    .limit(limit)
    .execute()
}

/** How many of each service are in the tab of orders whose clock has run out. */
export function countOverdue({ db, caller }: Pick<QueryContext, 'db' | 'caller'>) {
  return db
    .selectFrom('order_standings')
    .select(['service', of => of.fn.countAll<number>().as('count')])
    .where(row => row.not('is_over'))
    .where('due_at', '<', sql<number>`now()`)
    .where(inCities('order_standings.city_code', caller))
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
  const standing = expressionBuilder<Tables, 'order_standings'>()
  const asked = all.filter(service => services.includes(service))
  const waits = asked.map(service =>
    row.and([row('service', '=', service), isInQueue(service, waitingQueueOf[service], caller)]),
  )
  const stand = asked.map(service =>
    standing.and([
      standing('order_standings.service', '=', service),
      standing('order_standings.state', 'in', planOf(service).queues[waitingQueueOf[service]]?.states as OrderState[]),
    ]),
  )
  return db
    .selectFrom('orders')
    .select(['id', 'no', 'service', 'city_code', 'state_at', 'due_at'])
    .select(place)
    .where(areUnfinished(standing.or(stand), inCities('order_standings.city_code', caller)))
    .where(row.or(waits))
    .where(inCities('orders.city_code', caller))
    .$if(cityCode !== '', found => found.where('city_code', '=', cityCode))
    .orderBy('state_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
