import type { Worker } from '#city/people/cast.ts'
import type { CityOrder } from '#city/world/book.ts'
import { along, metresBetween, nearest, type Point } from '#city/world/map.ts'
import type { Service, StateOf } from '#contract/orders/service.ts'
import type { Street } from './street.ts'

/** Moments in city time. */
type Leg = { from: Point; to: Point; startedAt: number; arrivesAt: number }
/** `spot` is where the worker stands while there is no `leg`. */
export type Life = { readonly card: Worker; spot: Point; leg: Leg | null; jobs: CityOrder[]; isBusy: boolean }

/** Where a worker goes while an order stands so, and what they do there. */
export type Stop<S extends Service = Service> = {
  at(order: CityOrder<S>, life: Life): Point
  /** Afterwards the order stands elsewhere, or is over for this worker. */
  visit(street: Street, life: Life, order: CityOrder<S>): Promise<void>
}
/** Of one service; in a state without a stop the worker waits for others. */
export type Way<S extends Service = Service> = { readonly [State in StateOf<S>]?: Stop<S> }
export type Ways = { readonly [S in Service]?: Way<S> }

const metresPerSecond = 6

export function stopOf(ways: Ways, order: CityOrder): Stop | undefined {
  const way: Partial<Record<string, Stop>> = ways[order.service] ?? {}
  return way[order.state]
}

export function positionOf({ leg, spot }: Life, now: number): Point {
  if (!leg) return spot
  return along(leg.from, leg.to, Math.min(1, (now - leg.startedAt) / (leg.arrivesAt - leg.startedAt)))
}

export function drop(life: Life, order: CityOrder): void {
  life.jobs = life.jobs.filter(job => job !== order)
}

/** Works off the worker's jobs, always the nearest stop first. A second call while one runs does nothing. */
export async function workOff(street: Street, ways: Ways, life: Life): Promise<void> {
  if (life.isBusy) return
  life.isBusy = true
  try {
    for (let next = nextStop(ways, life); next; next = nextStop(ways, life)) {
      const { order, stop, point } = next
      const { state } = order
      await travel(street, life, order, point)
      if (!isStill(life, order, state)) continue
      await stop.visit(street, life, order)
      // The desk said no, or somebody else was quicker: until there is news it is over for this worker.
      if (order.state === state) drop(life, order)
    }
  } finally {
    life.isBusy = false
  }
}

function nextStop(ways: Ways, life: Life) {
  const stops = life.jobs.flatMap(order => {
    const stop = stopOf(ways, order)
    return stop ? [{ order, stop, point: stop.at(order, life) }] : []
  })
  return nearest(stops, life.spot, ({ point }) => point)
}

function isStill(life: Life, order: CityOrder, state: string): boolean {
  return life.jobs.includes(order) && order.state === state
}

/** In short pieces, so that a worker whose order is taken away turns round on the way. */
async function travel(street: Street, life: Life, order: CityOrder, to: Point): Promise<void> {
  const metres = metresBetween(life.spot, to)
  if (metres < 1) return
  const { state } = order
  const startedAt = street.clock.now()
  const leg = { from: life.spot, to, startedAt, arrivesAt: startedAt + (20 + metres / metresPerSecond) * 1000 }
  life.leg = leg
  while (street.clock.now() < leg.arrivesAt && isStill(life, order, state)) {
    await street.clock.sleep(Math.min(30, (leg.arrivesAt - street.clock.now()) / 1000 + 0.01))
  }
  life.spot = positionOf(life, street.clock.now())
  life.leg = null
}
