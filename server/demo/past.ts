import type { Kysely } from 'kysely'
import { planOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { type Person, pastOrder } from './past-order.ts'
import { record } from './record.ts'
import { between, type PastService, turn } from './wishes.ts'

/** Of each service, how many a day and at which hours; an hour stands there as often as it is likely. */
const pace: Record<PastService, { perDay: number; hours: readonly number[] }> = {
  chauffeur: { perDay: 40, hours: [0, 0, 1, 2, 12, 13, 19, 20, 21, 21, 22, 22, 22, 23, 23, 23] },
  errand: { perDay: 55, hours: [0, 7, 8, 8, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] },
  express: { perDay: 30, hours: [7, 8, 9, 9, 10, 10, 11, 11, 14, 15, 16, 17, 18] },
  companion: { perDay: 35, hours: [0, 0, 1, 7, 9, 12, 14, 16, 19, 20, 20, 21, 21, 22, 22, 23] },
  challenge: { perDay: 16, hours: [0, 1, 8, 10, 13, 15, 19, 20, 21, 22] },
}

const hour = 3_600_000

type Past = { cityCode: string; days: number; now?: number }

/** What the other services than food had behind them, each order by a way that its plan knows. Some of it waits for the desk. */
export async function addPast(db: Kysely<Tables>, { cityCode, days, now = Date.now() }: Past): Promise<void> {
  const customers = await db
    .selectFrom('users')
    .select(['id', 'nick_name as name', 'phone'])
    .where('kind', '=', 'customer')
    .orderBy('id')
    .execute()
  const workers = await workersByKind(db)
  for (const service of Object.keys(pace) as PastService[]) {
    const planned = Array.from({ length: pace[service].perDay * days }, (_, n) =>
      pastOrder(
        { service, n, cityCode, customers, able: workers[planOf(service).worker ?? ''] ?? [] },
        momentOf(n, days, service, now),
        now,
      ),
    )
    await record(
      db,
      planned.toSorted((one, other) => one.placedAt - other.placedAt),
    )
  }
}

async function workersByKind(db: Kysely<Tables>): Promise<Record<string, Person[]>> {
  const rows = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['users.id', 'users.real_name as name', 'users.phone', 'workers.kind', 'workers.service_types as games'])
    .where('workers.status', '=', 'enabled')
    .orderBy('users.id')
    .execute()
  return Object.groupBy(rows, ({ kind }) => kind) as Record<string, Person[]>
}

/** When the n-th was placed, up to now: the same each time, spread over the days. */
function momentOf(n: number, days: number, service: PastService, now: number): number {
  const shift = 8 * hour
  const today = Math.floor((now + shift) / (24 * hour)) * 24 * hour - shift
  const { hours } = pace[service]
  const within = turn(n, 4, hours) * hour + between(n, 24, 0, 3600) * 1000
  const moment = today - (n % days) * 24 * hour + within
  return moment > now ? moment - 24 * hour : moment
}
