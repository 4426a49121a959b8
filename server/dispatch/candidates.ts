import { sql } from 'kysely'
import type { Candidate } from '#contract/dispatch.ts'
import type { WorkerKind } from '#contract/moves.ts'
import { planOf } from '#contract/service.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { distanceM, inHandStates, inScope, roadFactor } from '#server/orders/index.ts'
import { isReachable, maskPhone } from '#server/workers/index.ts'

const mostShown = 60
/** Metres a minute, in the traffic of a city. */
const metresPerMinute: Record<WorkerKind, number> = { rider: 300, chauffeur: 200, companion: Number.POSITIVE_INFINITY }

/** The workers of the order's city and service, the best first; who cannot take it stands below, with the reason. */
export async function candidates({ db, caller }: QueryContext, { id }: { id: number }): Promise<Candidate[]> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.id', 'orders.service', 'orders.city_code', 'orders.details', 'users.phone'])
    .where('orders.id', '=', id)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const { worker: kind } = planOf(order.service)
  if (!kind) return []
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
        name: worker.real_name,
        phone: maskPhone(worker.phone),
        distanceM: metres === null ? null : Math.round(metres),
        minutes: metres === null || kind === 'companion' ? null : Math.ceil(metres / metresPerMinute[kind]),
        load: worker.load,
        capacity: worker.capacity,
        sameFrom: worker.same_from,
        obstacle: obstacleOf(worker, order.phone),
      }
    })
    .toSorted((one, other) => costOf(one) - costOf(other))
    .slice(0, mostShown)
}

/** The city's workers, each with how many orders are in hand, and how many of them from the same place. */
function workersIn(db: Database, cityCode: string, kind: WorkerKind, from: string) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .leftJoin('orders', join =>
      join
        .onRef('orders.worker_id', '=', 'workers.user_id')
        .on('orders.finished_at', 'is', null)
        .on('orders.state', 'in', inHandStates as never),
    )
    .select(['workers.user_id', 'workers.status', 'workers.is_online', 'workers.lng', 'workers.lat'])
    .select(['workers.located_at', 'workers.capacity', 'users.real_name', 'users.phone'])
    .select(row => row.fn.count<number>('orders.id').as('load'))
    .select(
      sql<number>`count(*) filter (where ${from} <> '' and orders.details #>> '{from,name}' = ${from})`.as('same_from'),
    )
    .where('workers.kind', '=', kind)
    .where('workers.city_code', '=', cityCode)
    .groupBy(['workers.user_id', 'users.id'])
    .execute()
}

type Worker = {
  status: string
  is_online: boolean
  located_at: number | null
  load: number
  capacity: number
  phone: string
}

function obstacleOf(worker: Worker, customerPhone: string): Candidate['obstacle'] {
  if (worker.status !== 'enabled') return 'frozen'
  if (worker.is_online && worker.located_at === null) return 'noPosition'
  if (!isReachable(worker)) return 'offline'
  if (worker.load >= worker.capacity) return 'full'
  return worker.phone === customerPhone ? 'isCustomer' : null
}

/** An order in hand counts like 600 m of way, one from the same shop like 200 m; who cannot come at all comes last. */
function costOf({ distanceM, load, sameFrom, obstacle }: Candidate): number {
  return (distanceM ?? 50_000) + load * 600 - sameFrom * 400 + (obstacle ? 1_000_000 : 0)
}
