import { useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import type { Place } from '#contract/orders/maps/roads.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import type { Leg } from '#web/orders/board/plan/routes.ts'

/** Along the streets; straight where they are not known, and nothing until it is known which. Read again, the former stays until the next is there. */
export type Ways = {
  /** Of the candidate to the pick-up. */
  approach: readonly Place[] | undefined
  /** From the pick-up to the destination, of each chosen order. */
  rides: readonly (readonly Place[])[]
}

/** Of more chosen orders no way is drawn: nobody could tell them apart. */
const mostDrawn = 8

export function useWays(
  orders: readonly BoardOrder[],
  chosen: ReadonlySet<number>,
  candidate: BoardWorker | undefined,
): Ways {
  const few = chosen.size > mostDrawn ? [] : orders.filter(({ id }) => chosen.has(id))
  const rides = few.flatMap(({ id, from, to }) =>
    from && to ? [{ of: `${id}`, from: pointOf(from), to: pointOf(to) }] : [],
  )
  const [first] = few
  const start = few.length === 1 && first ? (first.from ?? first.to) : null
  const approach =
    candidate && start && first
      ? [{ of: `${candidate.id} ${first.id}`, from: pointOf(candidate), to: pointOf(start) }]
      : []
  return { approach: [...useLegs(approach).values()][0], rides: [...useLegs(rides).values()] }
}

type Way = readonly Place[]

/** The way of each leg that is known by now, by what it is of. */
export function useLegs(legs: readonly Leg[]): ReadonlyMap<string, Way> {
  const ends = legs.map(({ from, to }) => ({ from, to }))
  const { data } = useRead(api.dispatch.ways, { ends }, { enabled: ends.length > 0 })
  const [known, setKnown] = useState<{ answer?: object; ways: ReadonlyMap<string, Way> }>({ ways: new Map() })
  if (data && (known.answer !== data || legs.some(({ of }) => !known.ways.has(of)))) {
    setKnown({ answer: data, ways: new Map(legs.map(({ of, from, to }, at) => [of, data.ways[at] ?? [from, to]])) })
  }
  return new Map(
    legs.flatMap(({ of }) => {
      const way = known.ways.get(of)
      return way ? [[of, way]] : []
    }),
  )
}

function pointOf({ lng, lat }: Place): Place {
  return { lng, lat }
}
