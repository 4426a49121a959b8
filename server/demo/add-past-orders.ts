import type { Kysely } from 'kysely'
import { planOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { insertPastOrders } from './insert-past-orders.ts'
import type { PastService } from './order-content.ts'
import { plannedMoments } from './past/demand.ts'
import { type PastWorker, pastOrder } from './past-order.ts'

const pastServices: readonly PastService[] = ['chauffeur', 'errand', 'express', 'companion', 'challenge']

type Options = { cityCode: string; days: number; now?: number; cityAheadMs?: number }

/** Past orders of all services except food. Some wait for a decision of staff. */
export async function addPastOrders(
  db: Kysely<Tables>,
  { cityCode, days, now = Date.now(), cityAheadMs = 0 }: Options,
): Promise<void> {
  const customers = await db
    .selectFrom('users')
    .select(['id', 'nick_name as name', 'phone'])
    .where('kind', '=', 'customer')
    .orderBy('id')
    .execute()
  const workers = await workersByKind(db)
  const moments = plannedMoments(days, now + cityAheadMs)
  for (const service of pastServices) {
    const placed = moments[service].map(cityTime => cityTime - cityAheadMs)
    const planned = placed.map((placedAt, n) =>
      pastOrder(
        { service, n, cityCode, customers, workers: workers[planOf(service).worker ?? ''] ?? [] },
        placedAt,
        now,
      ),
    )
    // One that would not have ended yet is put earlier by days, where its second may be another's.
    const fitting = planned.filter(({ placedAt }, n) => placedAt === placed[n])
    await insertPastOrders(db, fitting)
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
