import { sql } from 'kysely'
import type { Proposal } from '#contract/orders/dispatch.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import { rankedOrder } from '#server/dispatch/rank/rank.ts'
import { type WorkerToRank, workersToRank } from '#server/dispatch/rank/workers.ts'
import type { Database } from '#server/kit/database.ts'
import { needOf, type ordersWithPeople } from '#server/orders/index.ts'
import { unfitnessOf } from '#server/workers/index.ts'
import { type PlannedOrder, plan } from './plan.ts'

/** An order that waits, with the people in it. */
export type WaitingOrder = Awaited<ReturnType<ReturnType<typeof ordersWithPeople>['execute']>>[number]
export type Planned = Pick<Proposal, 'worker' | 'minutes' | 'sameFrom' | 'sameWay' | 'doneAt' | 'lateMinutes'> & {
  order: WaitingOrder
}

type Question = { service: Service; orders: readonly WaitingOrder[]; firstWorkerId?: number | undefined }

/** Who could take which of these orders, so that all together are least late. */
export async function proposalFor(db: Database, { service, orders, firstWorkerId }: Question): Promise<Planned[]> {
  const { worker: kind } = planOf(service)
  if (!kind || orders.length === 0) return []
  const workers = await workersToRank(db, kind, [...new Set(orders.map(order => order.city_code))])
  const cameBack = await pairsThatCameBack(db, orders, workers)
  const first = workers.filter(({ user_id }) => user_id === firstWorkerId)
  const byFirst = planWith(orders, first, new Set())
  const given = new Set(byFirst.map(({ order }) => order.id))
  const others = workers.filter(({ user_id }) => user_id !== firstWorkerId)
  const rest = orders.filter(({ id }) => !given.has(id))
  return [...byFirst, ...planWith(rest, others, cameBack)]
}

const pairOf = (orderId: number, workerId: number) => `${orderId} ${workerId}`

/** Workers who had one of these orders lately and do not any more: they declined, did not answer, or gave it back. */
async function pairsThatCameBack(
  db: Database,
  orders: readonly WaitingOrder[],
  workers: readonly WorkerToRank[],
): Promise<Set<string>> {
  if (workers.length === 0) return new Set()
  const rows = await db
    .selectFrom('assignments')
    .select(['order_id', 'worker_id'])
    // By the index of workers and moments.
    .where(
      'worker_id',
      'in',
      workers.map(({ user_id }) => user_id),
    )
    .where('at', '>', sql<number>`now() - interval '2 hours'`)
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.map(({ order_id, worker_id }) => pairOf(order_id, worker_id)))
}

function planWith(
  orders: readonly WaitingOrder[],
  workers: readonly WorkerToRank[],
  without: ReadonlySet<string>,
): Planned[] {
  const planned = orders.map(
    order => ({ ...rankedOrder(order), fit: fitFor(order, workers, without) }) satisfies PlannedOrder,
  )
  const hands = workers.map(({ ranked, capacity, load }) => ({ ...ranked, room: capacity - load }))
  return plan(planned, hands, Date.now()).flatMap(({ order: at, worker: by, guess }) => {
    const [order, worker] = [orders[at], workers[by]]
    if (!order || !worker) return []
    const { minutes, sameFrom, sameWay, doneAt, lateMinutes } = guess
    return {
      order,
      worker: { id: worker.user_id, name: worker.name },
      ...{ minutes, sameFrom, sameWay, doneAt, lateMinutes },
    }
  })
}

/** The places of the workers who can take it and did not give it back. */
function fitFor(order: WaitingOrder, workers: readonly WorkerToRank[], without: ReadonlySet<string>): Set<number> {
  const need = needOf(order, order.customer_phone)
  const isFit = (worker: WorkerToRank) =>
    need && unfitnessOf(worker, need) === null && !without.has(pairOf(order.id, worker.user_id))
  return new Set(workers.flatMap((worker, place) => (isFit(worker) ? [place] : [])))
}
