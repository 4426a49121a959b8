import { sql } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import { type Candidate, dispatch } from '#contract/orders/dispatch.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { distanceM, needOf, roadFactor } from '#server/orders/index.ts'
import { maskPhone } from '#server/people/index.ts'
import { unfitnessOf, workersWithLoad } from '#server/workers/index.ts'

const maxShown = 60
/** Speed in the city by kind of worker. */
const metresPerMinute: Record<WorkerKind, number> = { rider: 300, chauffeur: 200, companion: Number.POSITIVE_INFINITY }

/** The workers of the order's city and service, the best first; those who cannot take it come last, with the reason. */
export const candidates = handle(dispatch.candidates, async ({ db, caller }, { id }) => {
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.id', 'orders.service', 'orders.kind', 'orders.city_code', 'orders.details', 'users.phone'])
    .where('orders.id', '=', id)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const need = needOf(order, order.phone)
  if (!need) return []
  const { kind } = need
  const { from, to } = order.details
  // Something bought anywhere: the distance to the destination counts.
  const place = from ?? to
  const workers = await workersIn(db, order.city_code, kind, from?.name ?? '')
  return workers
    .map((worker): Candidate => {
      const { lng, lat } = worker
      const metres = lng === null || lat === null || !place ? null : distanceM({ lng, lat }, place) * roadFactor
      return {
        id: worker.user_id,
        name: worker.name,
        phone: maskPhone(worker.phone),
        distanceM: metres === null ? null : Math.round(metres),
        minutes: metres === null || kind === 'companion' ? null : Math.ceil(metres / metresPerMinute[kind]),
        load: worker.load,
        capacity: worker.capacity,
        sameFrom: worker.same_from,
        obstacle: unfitnessOf(worker, need),
      }
    })
    .toSorted((one, other) => costOf(one) - costOf(other))
    .slice(0, maxShown)
})

/** The workers of the city, with the number of their orders in hand from the same place. */
function workersIn(db: Database, cityCode: string, kind: WorkerKind, from: string) {
  return workersWithLoad(db)
    .select(
      sql<number>`count(*) filter (where ${from} <> '' and orders.details #>> '{from,name}' = ${from})`.as('same_from'),
    )
    .where('workers.kind', '=', kind)
    .where('workers.city_code', '=', cityCode)
    .execute()
}

/** Metres: an order in hand counts like 600 m, one from the same place like 200 m; who cannot take it comes last. */
function costOf({ distanceM, load, sameFrom, obstacle }: Candidate): number {
  return (distanceM ?? 50_000) + load * 600 - sameFrom * 400 + (obstacle ? 1_000_000 : 0)
}
