import { setImmediate as giveWay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { LeftReason, Proposal } from '#contract/orders/dispatch.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { byRoad } from '#server/orders/dispatch/rank/by-road.ts'
import { estimate, type RankedOrder } from '#server/orders/dispatch/rank/estimate.ts'
import { rankedOrder } from '#server/orders/dispatch/rank/rank.ts'
import { readyTimes } from '#server/orders/dispatch/rank/ready.ts'
import { type WorkerToRank, workersToRank } from '#server/orders/dispatch/rank/workers.ts'
import { needOf, type ordersWithPeople } from '#server/orders/index.ts'
import { roadsOf } from '#server/orders/maps/index.ts'
import { isReachable, type Need, unfitnessOf } from '#server/people/workers/index.ts'
import { paceOf } from '#server/settings/cities/index.ts'
import { lateByNearest } from './nearest.ts'
import { type PlannedOrder, plan } from './plan.ts'

/** An order that waits, with the people in it. */
export type WaitingOrder = Awaited<ReturnType<ReturnType<typeof ordersWithPeople>['execute']>>[number]
export type Planned = Pick<
  Proposal,
  'worker' | 'minutes' | 'sameFrom' | 'sameWay' | 'waitMinutes' | 'doneAt' | 'lateMinutes'
> & {
  order: WaitingOrder
}

/** Why an order is beyond the limits with a worker; undefined where it is within them. */
type Limit = (guess: Pick<Planned, 'minutes' | 'waitMinutes' | 'lateMinutes'>) => 'far' | 'late' | undefined

type Left = { order: WaitingOrder; why: LeftReason; beyond: ReturnType<Limit> }

type Question = {
  service: Service
  orders: readonly WaitingOrder[]
  firstWorkerId?: number | undefined
  /** A worker with whom an order is beyond it is none for that order, and keeps the room for others. */
  limit?: Limit
}

/** Who could take which of these orders, so that all together are least late. */
export async function proposalFor(
  { db, runtime }: { db: Database; runtime: Runtime },
  { service, orders, firstWorkerId, limit }: Question,
): Promise<{ planned: Planned[]; left: Left[]; lateNearest: () => number }> {
  const { worker: kind } = planOf(service)
  if (!kind || orders.length === 0) return { planned: [], left: [], lateNearest: () => 0 }
  const workers = await workersToRank(db, kind, [...new Set(orders.map(order => order.city_code))])
  const cameBack = await pairsThatCameBack(db, orders, workers)
  const waiting = await withRoads({ db, runtime }, orders, workers)
  const first = workers.filter(({ user_id }) => user_id === firstWorkerId)
  const byFirst = planWith(waiting, first, { cameBack: new Set(), limit })
  const given = new Set(byFirst.map(({ order }) => order.id))
  const others = workers.filter(({ user_id }) => user_id !== firstWorkerId)
  const rest = waiting.filter(({ order }) => !given.has(order.id))
  const planned = [...byFirst, ...planWith(rest, others, { cameBack, limit })]
  return {
    planned,
    left: leftOf(waiting, planned, { workers, cameBack, limit }),
    lateNearest: () => lateNearestOf(waiting, planned, { workers, cameBack, limit }),
  }
}

type Bounds = { cameBack: ReadonlySet<string>; limit: Limit | undefined }
type Standing = Bounds & { workers: readonly WorkerToRank[] }

function leftOf(waiting: readonly Waiting[], planned: readonly Planned[], { workers, ...bounds }: Standing): Left[] {
  const given = new Set(planned.map(({ order }) => order.id))
  return waiting
    .filter(({ order }) => !given.has(order.id))
    .map(({ order, ranked }) => {
      const need = needOf(order, order.customer_phone)
      const why = whyLeft(need, workers, ({ user_id }) => bounds.cameBack.has(pairOf(order.id, user_id)))
      return { order, why, beyond: limitOfAll({ order, ranked }, workers, bounds) }
    })
}

/** Of the same orders as the plan. */
function lateNearestOf(
  waiting: readonly Waiting[],
  planned: readonly Planned[],
  { workers, ...bounds }: Standing,
): number {
  const given = new Set(planned.map(({ order }) => order.id))
  const same = waiting.filter(({ order }) => given.has(order.id))
  const orders = same.map(({ order, ranked }) => ({ ...ranked, fit: fitFor({ order, ranked }, workers, bounds) }))
  return lateByNearest(orders, workers.map(plannedWorker), Date.now())
}

const plannedWorker = ({ ranked, capacity, load }: WorkerToRank) => ({ ...ranked, room: capacity - load })

type Waiting = { order: WaitingOrder; ranked: RankedOrder }

/** Corners of streets that are looked at for each order: some kilometres around, in about a millisecond. */
const mostCorners = 3000
const ordersAtOnce = 10

/** With the ways by road, and when meals are ready. Whoever else is served has a turn in between. */
async function withRoads(
  { db, runtime }: { db: Database; runtime: Runtime },
  orders: readonly WaitingOrder[],
  workers: readonly WorkerToRank[],
): Promise<Waiting[]> {
  const cityCodes = [...new Set(orders.map(order => order.city_code))]
  const roads = await roadsOf(runtime, cityCodes)
  const pace = await paceOf(runtime.config)
  const readyAt = await readyTimes(db, orders, pace)
  const inCity = cityCodes.map(cityCode => {
    const own = workers.filter(worker => worker.city_code === cityCode)
    return [cityCode, byRoad(roads.get(cityCode), own, mostCorners)] as const
  })
  const adding = new Map(inCity)
  const waiting: Waiting[] = []
  for (const order of orders) {
    const ranked = rankedOrder(order, pace, readyAt.get(order.id))
    waiting.push({ order, ranked: adding.get(order.city_code)?.(ranked) ?? ranked })
    if (waiting.length % ordersAtOnce === 0) await giveWay()
  }
  return waiting
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

function planWith(waiting: readonly Waiting[], workers: readonly WorkerToRank[], bounds: Bounds): Planned[] {
  const planned = waiting.map(each => ({ ...each.ranked, fit: fitFor(each, workers, bounds) }) satisfies PlannedOrder)
  return plan(planned, workers.map(plannedWorker), Date.now()).flatMap(({ order: at, worker: by, guess }) => {
    const [order, worker] = [waiting[at]?.order, workers[by]]
    if (!order || !worker) return []
    const { minutes, sameFrom, sameWay, waitMinutes, doneAt, lateMinutes } = guess
    return {
      order,
      worker: { id: worker.user_id, name: worker.name },
      minutes,
      sameFrom,
      sameWay,
      doneAt,
      waitMinutes,
      lateMinutes,
    }
  })
}

/** The places of the workers who can take it within the limit and did not give it back. */
function fitFor(waiting: Waiting, workers: readonly WorkerToRank[], bounds: Bounds): Set<number> {
  const isWithin = ({ ranked }: WorkerToRank) => !bounds.limit?.(estimate(waiting.ranked, ranked, Date.now()))
  const canTake = ableFor(waiting, bounds)
  return new Set(workers.flatMap((worker, place) => (canTake(worker) && isWithin(worker) ? [place] : [])))
}

function ableFor({ order }: Waiting, { cameBack }: Bounds): (worker: WorkerToRank) => boolean {
  const need = needOf(order, order.customer_phone)
  return worker =>
    need !== undefined && unfitnessOf(worker, need) === null && !cameBack.has(pairOf(order.id, worker.user_id))
}

/** The limit that an order is beyond with all who could take it; undefined if there is nobody, or one within it. */
function limitOfAll(waiting: Waiting, workers: readonly WorkerToRank[], bounds: Bounds): ReturnType<Limit> {
  const { limit } = bounds
  if (!limit) return undefined
  const able = workers.filter(ableFor(waiting, bounds))
  const limits = able.map(({ ranked }) => limit(estimate(waiting.ranked, ranked, Date.now())))
  if (limits.includes(undefined)) return undefined
  return limits.includes('late') ? 'late' : limits[0]
}

/** Why the plan has nobody for an order, by those who are on duty. Of several reasons the one that will end first. */
function whyLeft(
  need: Need | undefined,
  workers: readonly WorkerToRank[],
  gaveBack: (worker: WorkerToRank) => boolean,
): LeftReason {
  const onDuty = need ? workers.filter(worker => worker.work_status !== 'rest' && isReachable(worker)) : []
  const obstacles = onDuty.map(worker => need && unfitnessOf(worker, need))
  const has = (obstacle: (typeof obstacles)[number]) => obstacles.includes(obstacle)
  // Their room went to other orders of the plan.
  if (onDuty.some((worker, at) => obstacles[at] === null && !gaveBack(worker)) || has('full')) return 'full'
  if (has(null)) return 'declined'
  if (has('credentialExpired')) return 'papers'
  return has('notChosen') || has('wrongService') || has('wrongLicence') || has('isCustomer') ? 'unsuited' : 'nobody'
}
