import type { Kysely } from 'kysely'
import { planOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { insertPastOrders } from './insert-past-orders.ts'
import { between, type PastService, pick } from './order-content.ts'
import { type PastWorker, pastOrder } from './past-order.ts'

/** Orders per day and their hours, which are repeated in proportion to their probability. */
const rates: Record<PastService, { perDay: number; hours: readonly number[] }> = {
  chauffeur: { perDay: 40, hours: [0, 0, 1, 2, 12, 13, 19, 20, 21, 21, 22, 22, 22, 23, 23, 23] },
  errand: { perDay: 55, hours: [0, 7, 8, 8, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] },
  express: { perDay: 30, hours: [7, 8, 9, 9, 10, 10, 11, 11, 14, 15, 16, 17, 18] },
  companion: { perDay: 35, hours: [0, 0, 1, 7, 9, 12, 14, 16, 19, 20, 20, 21, 21, 22, 22, 23] },
  challenge: { perDay: 16, hours: [0, 1, 8, 10, 13, 15, 19, 20, 21, 22] },
}

const hour = 3_600_000

type Options = { cityCode: string; days: number; now?: number }

/** Past orders of all services except food. Some wait for a decision of staff. */
export async function addPastOrders(db: Kysely<Tables>, { cityCode, days, now = Date.now() }: Options): Promise<void> {
  const customers = await db
    .selectFrom('users')
    .select(['id', 'nick_name as name', 'phone'])
    .where('kind', '=', 'customer')
    .orderBy('id')
    .execute()
  const workers = await workersByKind(db)
  for (const service of Object.keys(rates) as PastService[]) {
    const planned = Array.from({ length: rates[service].perDay * days }, (_, n) =>
      pastOrder(
        { service, n, cityCode, customers, workers: workers[planOf(service).worker ?? ''] ?? [] },
        momentOf(n, days, service, now),
        now,
      ),
    )
    await insertPastOrders(
      db,
      planned.toSorted((one, other) => one.placedAt - other.placedAt),
    )
  }
}

async function workersByKind(db: Kysely<Tables>): Promise<Record<string, PastWorker[]>> {
  const rows = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select([
      'users.id',
      'users.real_name as name',
      'users.phone',
      'workers.kind',
      'workers.service_types as serviceTypes',
    ])
    .where('workers.status', '=', 'enabled')
    .orderBy('users.id')
    .execute()
  return Object.groupBy(rows, ({ kind }) => kind) as Record<string, PastWorker[]>
}

/** When the n-th order was placed: the same for every run, spread over the days until now. */
function momentOf(n: number, days: number, service: PastService, now: number): number {
  const shift = 8 * hour
  const today = Math.floor((now + shift) / (24 * hour)) * 24 * hour - shift
  const { hours } = rates[service]
  const within = pick(n, 4, hours) * hour + between(n, 24, 0, 3600) * 1000
  const moment = today - (n % days) * 24 * hour + within
  return moment > now ? moment - 24 * hour : moment
}
