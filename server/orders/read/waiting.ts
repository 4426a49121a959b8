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
    .select(sql<string | null>`coalesce(details #>> '{from,name}', details #>> '{to,name}')`.as('place'))
    .where(liveOnly)
    .where(row.or(waits))
    .where(inCities('orders.city_code', caller))
    .$if(cityCode !== '', found => found.where('city_code', '=', cityCode))
    .orderBy('state_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
