import type { Worker } from '#city/people/population.ts'
import { wayBetween } from '#city/streets/way.ts'
import { alongWay, metresBetween, nearest, type Point } from '#city/world/map.ts'
import type { CityOrder } from '#city/world/order-book.ts'
import type { Service, StateOf } from '#contract/orders/service.ts'
import type { Simulation } from './simulation.ts'

/** Moments in city time. */
type Leg = { way: readonly Point[]; startedAt: number; arrivesAt: number }
/** `position` applies while there is no `leg`. */
export type ActiveWorker = {
  readonly person: Worker
  position: Point
  leg: Leg | null
  jobs: CityOrder[]
  isBusy: boolean
}

/** Where a worker goes in one state of an order, and what they do there. */
export type Stop<S extends Service = Service> = {
  at(order: CityOrder<S>, worker: ActiveWorker): Point
  /** If the order's state is unchanged afterwards, the worker drops the order. */
  visit(simulation: Simulation, worker: ActiveWorker, order: CityOrder<S>): Promise<void>
}
/** The stops of one service; in a state without a stop the worker waits. */
export type Route<S extends Service = Service> = { readonly [State in StateOf<S>]?: Stop<S> }
export type Routes = { readonly [S in Service]?: Route<S> }

/** Of the straight line, which the streets are a third longer than. */
const metresPerSecond = 6

export function stopOf(routes: Routes, order: CityOrder): Stop | undefined {
  const route: Partial<Record<string, Stop>> = routes[order.service] ?? {}
  return route[order.state]
}

export function positionOf({ leg, position }: ActiveWorker, now: number): Point {
  if (!leg) return position
  return alongWay(leg.way, (now - leg.startedAt) / (leg.arrivesAt - leg.startedAt))
}

export function removeJob(worker: ActiveWorker, order: CityOrder): void {
  worker.jobs = worker.jobs.filter(job => job !== order)
}

/** Carries out the worker's jobs, the nearest stop first. A second call while one runs does nothing. */
export async function processJobs(simulation: Simulation, routes: Routes, worker: ActiveWorker): Promise<void> {
  if (worker.isBusy) return
  worker.isBusy = true
  try {
    for (let next = nextStop(routes, worker); next; next = nextStop(routes, worker)) {
      const { order, stop, point } = next
      const { state } = order
      await travel(simulation, worker, order, point)
      if (!isStill(worker, order, state)) continue
      await stop.visit(simulation, worker, order)
      // The server refused, or somebody else was faster: the worker drops the order until it changes.
      if (order.state === state) removeJob(worker, order)
    }
  } finally {
    worker.isBusy = false
  }
}

function nextStop(routes: Routes, worker: ActiveWorker) {
  const stops = worker.jobs.flatMap(order => {
    const stop = stopOf(routes, order)
    return stop ? [{ order, stop, point: stop.at(order, worker) }] : []
  })
  return nearest(stops, worker.position, ({ point }) => point)
}

function isStill(worker: ActiveWorker, order: CityOrder, state: string): boolean {
  return worker.jobs.includes(order) && order.state === state
}

/** In short steps, so that a worker who loses the order stops on the way. */
async function travel(simulation: Simulation, worker: ActiveWorker, order: CityOrder, to: Point): Promise<void> {
  const metres = metresBetween(worker.position, to)
  if (metres < 1) return
  const { state } = order
  const startedAt = simulation.clock.now()
  const way = wayBetween(worker.position, to)
  const leg = { way, startedAt, arrivesAt: startedAt + (20 + metres / metresPerSecond) * 1000 }
  worker.leg = leg
  while (simulation.clock.now() < leg.arrivesAt && isStill(worker, order, state)) {
    await simulation.clock.sleep(Math.min(30, (leg.arrivesAt - simulation.clock.now()) / 1000 + 0.01))
  }
  worker.position = positionOf(worker, simulation.clock.now())
  worker.leg = null
}
