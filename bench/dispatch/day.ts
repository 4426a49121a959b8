import { createPopulation, isOnShift } from '#city/people/population.ts'
import { arrivals } from '#city/services/demand.ts'
import { createOrderContent } from '#city/services/orders.ts'
import { atHour, hourOf } from '#city/world/clock.ts'
import { metresBetween, type Point } from '#city/world/map.ts'
import { createRandom } from '#city/world/random.ts'
import type { PlannedOrder, PlannedWorker } from '#server/orders/dispatch/plan/plan.ts'

const minute = 60_000

export type Placed = Omit<PlannedOrder, 'fit'> & { waitsFrom: number; readyAt: number; promisedAt: number }
type Job = Placed & { isPicked: boolean }
type Rider = { home: Point; shift: { from: number; to: number }; position: Point; jobs: Job[]; freeAt: number }

/** What waits in a minute, and who is there. */
export type Snapshot = { now: number; orders: PlannedOrder[]; workers: PlannedWorker[] }
export type Choose = (snapshot: Snapshot) => readonly { order: number; worker: number }[]

/** A weekday in China. */
const begin = atHour(Date.UTC(2026, 10, 23), 6.5)
const population = createPopulation()

/** The orders of food of the simulated city in the minutes from half past six in the morning on. */
export function ordersOf(minutes: number, peak: number): Placed[] {
  const random = createRandom('recorded')
  const placed: Placed[] = []
  for (const at of arrivals(random, 'food', begin, peak)) {
    if (at >= begin + minutes * minute) return placed
    const { merchant, receiver, after } = createOrderContent(population, 'recorded', `${placed.length}`, 'food')
    placed.push({
      service: 'food',
      from: merchant,
      to: receiver,
      waitsFrom: at + minute,
      readyAt: at + minute + Math.min(random.around(540, 0.4), 1800) * 1000,
      promisedAt: at + (after.promisedAt ?? 45) * minute,
      pace: 1,
    })
  }
  return placed
}

/** Plays the minutes with somebody who chooses, and answers every delivery's lateness in minutes. */
export function play(orders: readonly Placed[], { minutes, choose }: { minutes: number; choose: Choose }): number[] {
  const riders: Rider[] = population.riders.map(({ home, shift }) => ({
    home,
    shift,
    position: home,
    jobs: [],
    freeAt: 0,
  }))
  const late: number[] = []
  let waiting: Placed[] = []
  let next = 0
  // After the last order, two hours to deliver what is left.
  for (let passed = 0; passed < minutes + 120; passed++) {
    const now = begin + passed * minute
    for (; orders[next] && (orders[next] as Placed).waitsFrom <= now; next++) waiting.push(orders[next] as Placed)
    for (const rider of riders) late.push(...work(rider, now))
    const present = riders.filter(({ shift }) => isOnShift({ shift } as never, hourOf(now)))
    const snapshot = snapshotOf(waiting, present, now)
    const given = waiting.length > 0 ? choose(snapshot) : []
    for (const { order, worker } of given)
      present[worker]?.jobs.push({ ...(waiting[order] as Placed), isPicked: false })
    const gone = new Set(given.map(({ order }) => order))
    waiting = waiting.filter((_, at) => !gone.has(at))
  }
  return late
}

const capacity = 5

function snapshotOf(waiting: readonly Placed[], present: readonly Rider[], now: number): Snapshot {
  const workers = present.map(
    ({ position, jobs }): PlannedWorker => ({
      kind: 'rider',
      position,
      score: 100,
      inHand: jobs.map(({ from, to }) => ({ from: from?.name ?? '', to })),
      room: capacity - jobs.length,
    }),
  )
  const fit = new Set(workers.flatMap(({ room }, at) => (room > 0 ? [at] : [])))
  return { now, orders: waiting.map(order => ({ ...order, fit })), workers }
}

/** The nearest stop first, as riders of the simulated city do. Answers how late what they delivered by now was. */
function work(rider: Rider, now: number): number[] {
  const late: number[] = []
  while (rider.freeAt <= now && rider.jobs.length > 0) {
    const start = Math.max(rider.freeAt, now - minute)
    const stops = rider.jobs.map(job => ({ job, point: (job.isPicked ? job.to : job.from) ?? rider.position }))
    const { job, point } = stops.toSorted(
      (one, other) => metresBetween(rider.position, one.point) - metresBetween(rider.position, other.point),
    )[0] as (typeof stops)[number]
    const there = start + (20 + metresBetween(rider.position, point) / 6) * 1000
    rider.position = point
    rider.freeAt = (job.isPicked ? there : Math.max(there, job.readyAt)) + minute
    if (job.isPicked) {
      late.push(Math.max(0, (there - job.promisedAt) / minute))
      rider.jobs = rider.jobs.filter(one => one !== job)
    }
    job.isPicked = true
  }
  return late
}
