import { type Candidate, dispatch } from '#contract/orders/dispatch.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { needOf } from '#server/orders/index.ts'
import { roadsOf } from '#server/orders/maps/index.ts'
import { maskPhone } from '#server/people/index.ts'
import { paceOf } from '#server/settings/cities/index.ts'
import { byRoad } from './rank/by-road.ts'
import { type Ranked, rank, rankedOrder } from './rank/rank.ts'
import { readyTimes } from './rank/ready.ts'
import { workersToRank } from './rank/workers.ts'

/** As many as the board shows, so that everybody on the map is ranked. */
const maxShown = 500
/** About seven kilometres around in a dense city, in some milliseconds. */
const mostCorners = 10_000

/** The workers of the order's city and service, the best first, without who has it; those who cannot take it come last, with the reason. */
export const candidates = handle(dispatch.candidates, async ({ db, caller, runtime }, { id }) => {
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.id', 'orders.service', 'orders.kind', 'orders.city_code', 'orders.details'])
    .select(['orders.promised_at', 'orders.worker_id', 'users.phone'])
    .where('orders.id', '=', id)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const need = needOf(order, order.phone)
  if (!need) return []
  const workers = await workersToRank(db, need.kind, [order.city_code])
  // Who has the order already is no choice for another assignment.
  const others = workers.filter(({ user_id }) => user_id !== order.worker_id)
  const roads = (await roadsOf(runtime, [order.city_code])).get(order.city_code)
  const pace = await paceOf(runtime.config)
  const readyAt = (await readyTimes(db, [order], pace)).get(order.id)
  const ranked = byRoad(roads, others, mostCorners)(rankedOrder(order, pace, readyAt))
  return rank(ranked, need, others).slice(0, maxShown).map(viewCandidate)
})

function viewCandidate({ worker, cost: _, ...guess }: Ranked): Candidate {
  return {
    ...guess,
    id: worker.user_id,
    name: worker.name,
    phone: maskPhone(worker.phone),
    load: worker.load,
    capacity: worker.capacity,
    score: worker.score,
  }
}
