import { useState } from 'react'
import type { BoardWorker, Proposal } from '#contract/orders/dispatch.ts'
import type { Place } from '#contract/orders/maps/roads.ts'
import { useLegs } from '#web/orders/board/map/useWays.ts'
import { legsOf, metresOf } from './routes.ts'

/** What a worker rides by the plan. */
export type Route = {
  workerId: number
  orderIds: ReadonlySet<number>
  /** The place of its colour among those of the palette. */
  colour: number
  ways: readonly (readonly Place[])[]
  metres: number
}

type Planned = { proposals: readonly Proposal[]; wanted: readonly Proposal[]; workers: readonly BoardWorker[] }

/** Routes start where the workers were when the plan was made, so that they stand still while it is read. */
export function useRoutes(question: object | undefined, { proposals, wanted, workers }: Planned): readonly Route[] {
  const [start, setStart] = useState<{ of?: object | undefined; workers: readonly BoardWorker[] }>({ workers })
  if (start.of !== question) setStart({ of: question, workers })
  const places = new Map(start.workers.map(worker => [worker.id, worker]))
  // Who gets nothing any more keeps their colour.
  const colours = new Map([...new Set(proposals.map(({ worker }) => worker.id))].map((id, at) => [id, at]))
  const planned = [...Map.groupBy(wanted, ({ worker }) => worker.id)].map(([workerId, own]) => ({
    workerId,
    orderIds: new Set(own.map(({ order }) => order.id)),
    colour: colours.get(workerId) ?? 0,
    legs: legsOf(workerId, places.get(workerId), own),
  }))
  const ways = useLegs(planned.flatMap(({ legs }) => legs))
  return planned.map(({ legs, ...route }) => {
    const drawn = legs.flatMap(({ of }) => {
      const way = ways.get(of)
      return way ? [way] : []
    })
    return { ...route, ways: drawn, metres: drawn.reduce((sum, way) => sum + metresOf(way), 0) }
  })
}
