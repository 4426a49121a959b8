import { minuteMs } from '#contract/base/durations.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Service } from '#contract/orders/service.ts'
import { distanceM, roadFactor } from '#server/orders/index.ts'

type Point = { lng: number; lat: number }
type Stop = Point & { name: string }

/** What an estimate needs to know of an order. */
export type RankedOrder = {
  service: Service
  from: Stop | null
  to: Stop | null
  promisedAt: number | null
  /** When the meal is ready, by what the shop says it needs; left out where nobody waits for one. */
  readyAt?: number | undefined
  /** How many times as fast as real time workers ride: the moments of an order are real ones. */
  pace: number
  /** Metres by road from its pick-up, where the streets of the city are known. Otherwise they are guessed from the straight line. */
  metresTo?: (place: Point) => number | undefined
}

/** Of an order in hand, where it is from and where it goes. */
export type InHand = { from: string; to: Point | null }

/** What an estimate needs to know of a worker. */
export type RankedWorker = {
  kind: WorkerKind
  position: Point | null
  score: number
  inHand: readonly InHand[]
}

export type Estimate = {
  distanceM: number | null
  /** On the way to the order. */
  minutes: number | null
  sameFrom: number
  sameWay: number
  /** At the shop, until the meal is ready. */
  waitMinutes: number
  doneAt: number | null
  lateMinutes: number | null
}

/** Metres of road in a minute, in the city. */
const metresPerMinute: Record<WorkerKind, number> = { rider: 300, chauffeur: 200, companion: Number.POSITIVE_INFINITY }
/** At the pick-up and at the door. */
const stopMinutes = 2
/** What an order in hand takes of the time of the next one; less where they share the way. */
const detourMinutes = { apart: 4, sameWay: 2, sameFrom: 1 } as const
/** Destinations as near as this are on one way. */
const sameWayM = 800

/** How long a worker needs for an order, beside what they have in hand. */
export function estimate(order: RankedOrder, worker: RankedWorker, now: number): Estimate {
  const { from, to, promisedAt, readyAt = now, pace } = order
  // Something bought anywhere: the way to the destination counts.
  const place = from ?? to
  const sameFrom = from ? worker.inHand.filter(one => one.from === from.name).length : 0
  const sameWay = to ? worker.inHand.filter(one => one.to && distanceM(one.to, to) < sameWayM).length : 0
  const metresTo = (other: Point) => order.metresTo?.(other) ?? (place ? distanceM(place, other) * roadFactor : 0)
  const metres = worker.position && place ? metresTo(worker.position) : null
  const speed = metresPerMinute[worker.kind]
  const isRemote = metres === null || !Number.isFinite(speed)
  const ride = order.service === 'chauffeur' || !from || !to ? 0 : metresTo(to) / speed
  const stops = order.service === 'chauffeur' ? 0 : stopMinutes * (from && to ? 2 : 1)
  const arrival = isRemote ? null : metres / speed + detourOf(worker.inHand.length, sameFrom, sameWay)
  const wait = arrival === null ? 0 : Math.max(0, ((readyAt - now) / minuteMs) * pace - arrival)
  const total = arrival === null ? null : arrival + wait + stops + ride
  const doneAt = total === null ? null : now + Math.round((Math.ceil(total) * minuteMs) / pace)
  return {
    distanceM: metres === null ? null : Math.round(metres),
    minutes: isRemote ? null : Math.ceil(metres / speed / pace),
    sameFrom,
    sameWay,
    waitMinutes: Math.ceil(wait / pace),
    doneAt,
    lateMinutes: doneAt === null || promisedAt === null ? null : Math.ceil((doneAt - promisedAt) / minuteMs),
  }
}

function detourOf(load: number, sameFrom: number, sameWay: number): number {
  const near = Math.min(load, sameFrom)
  const along = Math.min(load - near, sameWay)
  return near * detourMinutes.sameFrom + along * detourMinutes.sameWay + (load - near - along) * detourMinutes.apart
}

/** A minute too late costs as much as this many minutes of a worker's time. */
const lateWeight = 4
/** Ten points of score are worth half a minute. */
const minutesPerPoint = 0.05
/** Who waits at the shop could take another order there, who is still on the way is away for longer: near ones go first, and far ones stay free. */
const waitWeight = 0.5

/** What the ranking and the plan make small, in minutes as workers ride: until it is done, and those after the promise once more. */
export function costOf(
  guess: Estimate,
  { inHand, score }: RankedWorker,
  { pace }: Pick<RankedOrder, 'pace'>,
  now: number,
): number {
  const { distanceM: metres, doneAt, sameFrom, sameWay, waitMinutes, lateMinutes } = guess
  const worth = (100 - score) * minutesPerPoint
  // Where the time is not known, the way and the load decide.
  if (doneAt === null) return (metres ?? 50_000) / 300 + detourOf(inHand.length, sameFrom, sameWay) + worth
  const approach = metres === null ? 0 : (metres / 1000) * 0.01
  const taken = (doneAt - now) / minuteMs - waitWeight * waitMinutes
  return pace * (taken + lateWeight * Math.max(0, lateMinutes ?? 0)) + worth + approach
}
