import { isMoveFor, type Move, type Mover } from '#contract/base/machine.ts'
import { type OrderMove, planOf, type Service } from '#contract/orders/service.ts'
import { kindsOf } from './placed.ts'

export type Step = { move: OrderMove; by: Mover }

type Standing = { service: Service; state: string; kind: string }

/** The shortest way from where an order stands to another state, by its plan; by the clock only where nobody else leads there. */
export function wayBetween({ service, state, kind }: Standing, to: string): Step[] | undefined {
  return search(stepsOf(service, kind, false), state, to) ?? search(stepsOf(service, kind, true), state, to)
}

/** The kind of order that comes to `state` by the shortest way. */
export function kindFor(service: Service, state: string): string {
  const first = planOf(service).states[0]
  const lengthFor = (kind: string) =>
    wayBetween({ service, state: first, kind }, state)?.length ?? Number.POSITIVE_INFINITY
  return kindsOf[service].toSorted((one, other) => lengthFor(one) - lengthFor(other))[0] ?? ''
}

type Edge = Step & Pick<Move, 'from' | 'to'>

function stepsOf(service: Service, kind: string, withClock: boolean): Edge[] {
  const { moves } = planOf(service)
  return Object.entries(moves).flatMap(([name, move]): Edge[] => {
    const { from, to } = move
    const able = move.by.filter(one => isMoveFor(move, one, kind))
    const mover = able.find(one => one !== 'clock') ?? (withClock ? able[0] : undefined)
    return to !== 'same' && mover ? [{ move: name as OrderMove, by: mover, from, to }] : []
  })
}

function search(edges: Edge[], start: string, end: string): Step[] | undefined {
  const ways = new Map<string, Step[]>([[start, []]])
  for (const [state, way] of ways) {
    if (state === end) return way
    for (const { from, to, move, by } of edges) {
      if (from.includes(state) && !ways.has(to)) ways.set(to, [...way, { move, by }])
    }
  }
  return undefined
}
