import { sql } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Candidate } from '#contract/orders/dispatch.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { distanceM, inScope, needOf, roadFactor } from '#server/orders/index.ts'
import { maskPhone } from '#server/people/index.ts'
import { unfitnessOf, workersWithLoad } from '#server/workers/index.ts'

const mostShown = 60
/** Metres a minute, in the traffic of a city. */
const metresPerMinute: Record<WorkerKind, number> = { rider: 300, chauffeur: 200, companion: Number.POSITIVE_INFINITY }

/** The workers of the order's city and service, the best first; who cannot take it stands below, with the reason. */
export async function candidates({ db, caller }: QueryContext, { id }: { id: number }): Promise<Candidate[]> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.id', 'orders.service', 'orders.kind', 'orders.city_code', 'orders.details', 'users.phone'])
    .where('orders.id', '=', id)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const need = needOf(order, order.phone)
  if (!need) return []
  const { kind } = need
  const { from, to } = order.details
  // Bought anywhere near: near where it goes.
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
    .slice(0, mostShown)
}

/** The city's workers, each with how many of the orders in hand are from the same place. */
function workersIn(db: Database, cityCode: string, kind: WorkerKind, from: string) {
  return workersWithLoad(db)
    .select(
      sql<number>`count(*) filter (where ${from} <> '' and orders.details #>> '{from,name}' = ${from})`.as('same_from'),
    )
    .where('workers.kind', '=', kind)
    .where('workers.city_code', '=', cityCode)
    .execute()
}

/** An order in hand counts like 600 m of way, one from the same shop like 200 m; who cannot come at all comes last. */
function costOf({ distanceM, load, sameFrom, obstacle }: Candidate): number {
  return (distanceM ?? 50_000) + load * 600 - sameFrom * 400 + (obstacle ? 1_000_000 : 0)
}
