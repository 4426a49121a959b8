import type { Spot } from './grid.ts'
import { createHeap } from './heap.ts'
import type { RoadGraph } from './road-graph.ts'

type Beginning = { corner: number; cost: number; metres: number }

/** Finds ways by A*, which looks toward a goal first; without one, by what is nearest (Dijkstra). One search at a time. */
export type Search = {
  begin(corners: readonly Beginning[], goal?: Spot): void
  /** Goes on from the cheapest corner until `isEnough` of one, or so many are looked at. False if it could go on. */
  until(isEnough: (corner: number) => boolean, mostCorners: number): boolean
  /** No way by a corner that was not looked at yet costs less. */
  least(): number
  isDone(corner: number): boolean
  costOf(corner: number): number
  metresOf(corner: number): number
  wayTo(corner: number): number[]
}

export function createSearch(graph: RoadGraph): Search {
  const known = createKnown(graph.east.length)
  let [heap, leastSeen] = [createHeap(), 0]
  let aim: Spot | undefined
  function see(corner: number, cost: number, metres: number, by: number): void {
    if (known.improve(corner, cost, metres, by)) heap.push(corner, cost + straight(graph, corner, aim))
  }
  function lookAround(corner: number): void {
    const { first, next, nextCost, nextMetres } = graph
    const [cost, metres] = [known.costOf(corner), known.metresOf(corner)]
    const last = first[corner + 1] as number
    for (let at = first[corner] as number; at < last; at++)
      see(next[at] as number, cost + (nextCost[at] as number), metres + (nextMetres[at] as number), corner)
  }
  return {
    ...known,
    least: () => leastSeen,
    begin(corners, goal) {
      known.forget()
      heap = createHeap()
      aim = goal
      leastSeen = 0
      for (const { corner, cost, metres } of corners) see(corner, cost, metres, -1)
    },
    until(isEnough, mostCorners) {
      for (let looked = 0; looked < mostCorners; ) {
        const corner = heap.pop()
        if (corner === undefined) return true
        if (!known.finish(corner)) continue
        looked++
        leastSeen = known.costOf(corner) + straight(graph, corner, aim)
        if (isEnough(corner)) return true
        lookAround(corner)
      }
      return false
    },
  }
}

function straight({ east, north }: RoadGraph, corner: number, aim: Spot | undefined): number {
  return aim ? Math.hypot((east[corner] as number) - aim.east, (north[corner] as number) - aim.north) : 0
}

/** What a search knows of each corner. A new search forgets by its number, without touching every corner. */
function createKnown(count: number) {
  const [costs, lengths] = [new Float64Array(count), new Float64Array(count)]
  const before = new Int32Array(count)
  const [seenBy, doneBy] = [new Int32Array(count), new Int32Array(count)]
  let search = 0
  const costOf = (corner: number) => (seenBy[corner] === search ? (costs[corner] as number) : Number.POSITIVE_INFINITY)
  return {
    costOf,
    metresOf: (corner: number) => lengths[corner] as number,
    isDone: (corner: number) => doneBy[corner] === search,
    forget: () => void search++,
    /** False if a way that costs no more is known. */
    improve(corner: number, cost: number, metres: number, by: number): boolean {
      if (cost >= costOf(corner)) return false
      seenBy[corner] = search
      costs[corner] = cost
      lengths[corner] = metres
      before[corner] = by
      return true
    },
    finish(corner: number): boolean {
      if (doneBy[corner] === search) return false
      doneBy[corner] = search
      return true
    },
    wayTo(end: number): number[] {
      const way: number[] = []
      for (let corner = end; corner >= 0; corner = before[corner] as number) way.push(corner)
      return way.reverse()
    },
  }
}
