import { minuteMs } from '#contract/base/durations.ts'
import {
  costOf,
  type Estimate,
  estimate,
  type RankedOrder,
  type RankedWorker,
} from '#server/orders/dispatch/rank/estimate.ts'
import { assignLeast } from './solve.ts'

export type PlannedOrder = RankedOrder & {
  /** The places of the workers who can take it now. */
  fit: ReadonlySet<number>
}
export type PlannedWorker = RankedWorker & {
  /** How many orders more they may have at once. */
  room: number
}
/** `guess` counts the other orders that the plan gives to the worker. */
export type Assignment = { order: number; worker: number; guess: Estimate }

/** More than any order costs, so that no order is left out that can be served. */
const costOfNoWorker = 1e6
const impossible = 1e9
/** Rounds of improvement; each takes one order to another worker. */
const mostMoves = 200

/**
 * A worker for each order, so that all together cost least. Solved exactly as if orders shared no way, each further
 * order of a worker costing more than the one before; then moved one by one while that helps, which brings orders of one shop together.
 */
export function plan(orders: readonly PlannedOrder[], workers: readonly PlannedWorker[], now: number): Assignment[] {
  const groups = solved(orders, workers, now)
  improve(groups, { orders, workers, now })
  return groups.flatMap((group, worker) =>
    inSequence(group, { orders, workers, now }, worker).guesses.map(({ order, guess }) => ({ order, worker, guess })),
  )
}

type Scene = { orders: readonly PlannedOrder[]; workers: readonly PlannedWorker[]; now: number }

/** A worker as they are with some orders more. */
export function withOrders(worker: PlannedWorker, given: readonly PlannedOrder[]): PlannedWorker {
  const more = given.map(({ from, to }) => ({ from: from?.name ?? '', to }))
  return { ...worker, inHand: [...worker.inHand, ...more] }
}

/** For each worker the places of their orders. */
function solved(orders: readonly PlannedOrder[], workers: readonly PlannedWorker[], now: number): number[][] {
  const places = placesOf(orders, workers)
  const alone = orders.map(order =>
    workers.map((worker, at) =>
      order.fit.has(at) ? costOf(estimate(order, worker, now), worker, order, now) : impossible,
    ),
  )
  const cost = (order: number, place: number) => {
    const taken = places[place]
    if (!taken) return costOfNoWorker
    const own = alone[order]?.[taken.worker] ?? impossible
    return own >= impossible ? impossible : own + costOfEarlierOrders(taken.nth, orders[order], now)
  }
  const chosen = assignLeast(orders.length, places.length + orders.length, cost)
  const groups: number[][] = workers.map(() => [])
  for (const [order, place] of chosen.entries()) {
    const worker = places[place]?.worker
    if (worker !== undefined && orders[order]?.fit.has(worker)) groups[worker]?.push(order)
  }
  return groups
}

/** No worker gets more places than there are orders. */
function placesOf(orders: readonly PlannedOrder[], workers: readonly PlannedWorker[]) {
  return workers.flatMap(({ room }, worker) =>
    Array.from({ length: Math.max(0, Math.min(room, orders.length)) }, (_, nth) => ({ worker, nth })),
  )
}

/** What another order before it costs, at least. */
function costOfEarlierOrders(nth: number, order: PlannedOrder | undefined, now: number): number {
  const isPressing =
    order !== undefined && order.promisedAt !== null && order.pace * (order.promisedAt - now) < 30 * minuteMs
  return nth * (isPressing ? 8 : 3)
}

type Sequence = { cost: number; guesses: { order: number; guess: Estimate }[] }

/** Each of a worker's new orders counts those before it, the most pressing first. */
function inSequence(group: readonly number[], { orders, workers, now }: Scene, at: number): Sequence {
  const worker = workers[at] as PlannedWorker
  const promised = (order: number) => orders[order]?.promisedAt ?? Number.MAX_SAFE_INTEGER
  const sorted = group.toSorted((one, other) => promised(one) - promised(other))
  let cost = 0
  const guesses = sorted.map((order, before) => {
    const given = sorted.slice(0, before).flatMap(each => orders[each] ?? [])
    const busier = withOrders(worker, given)
    const own = orders[order] as PlannedOrder
    const guess = estimate(own, busier, now)
    cost += costOf(guess, busier, own, now)
    return { order, guess }
  })
  return { cost, guesses }
}

/** Moves single orders between workers as long as the sum gets smaller. */
function improve(groups: number[][], scene: Scene): void {
  const costs = groups.map((group, worker) => inSequence(group, scene, worker).cost)
  for (let moves = 0, hasMoved = true; hasMoved && moves < mostMoves; ) {
    hasMoved = false
    for (const [from, group] of groups.entries()) {
      for (const order of group) {
        const better = betterPlace(order, from, { groups, costs, scene })
        if (!better) continue
        groups[from] = (groups[from] ?? []).filter(each => each !== order)
        groups[better.to] = [...(groups[better.to] ?? []), order]
        costs[from] = better.costFrom
        costs[better.to] = better.costTo
        hasMoved = true
        if (++moves >= mostMoves) return
      }
    }
  }
}

type Standing = { groups: readonly (readonly number[])[]; costs: readonly number[]; scene: Scene }

/** Workers with whom the order shares a shop or a way are tried; others were weighed exactly before. */
function betterPlace(order: number, from: number, { groups, costs, scene }: Standing) {
  const { orders, workers } = scene
  const own = orders[order] as PlannedOrder
  const rest = (groups[from] ?? []).filter(each => each !== order)
  const costFrom = inSequence(rest, scene, from).cost
  let best: { to: number; costFrom: number; costTo: number; gain: number } | undefined
  for (const [to, group] of groups.entries()) {
    const isFull = group.length >= (workers[to]?.room ?? 0)
    const shares = group.some(each => own.from !== null && orders[each]?.from?.name === own.from.name)
    if (to === from || isFull || !shares || !own.fit.has(to)) continue
    const costTo = inSequence([...group, order], scene, to).cost
    const gain = (costs[from] ?? 0) + (costs[to] ?? 0) - costFrom - costTo
    if (gain > 0.01 && gain > (best?.gain ?? 0)) best = { to, costFrom, costTo, gain }
  }
  return best
}
