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
  const first = workers.filter(({ user_id }) => user_id === firstWorkerId)
  const byFirst = planWith(orders, first)
  const given = new Set(byFirst.map(({ order }) => order.id))
  const others = workers.filter(({ user_id }) => user_id !== firstWorkerId)
  const rest = orders.filter(({ id }) => !given.has(id))
  return [...byFirst, ...planWith(rest, others)]
}

function planWith(orders: readonly WaitingOrder[], workers: readonly WorkerToRank[]): Planned[] {
  const planned = orders.map(order => ({ ...rankedOrder(order), fit: fitFor(order, workers) }) satisfies PlannedOrder)
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

/** The places of the workers without an obstacle. */
function fitFor(order: WaitingOrder, workers: readonly WorkerToRank[]): Set<number> {
  const need = needOf(order, order.customer_phone)
  return new Set(workers.flatMap((worker, place) => (need && unfitnessOf(worker, need) === null ? [place] : [])))
}
