import type { OrderDetail, OrderRow, PlaceView } from '#contract/orders/order.ts'
import { planOf } from '#contract/orders/service.ts'
import type { TimelineEntry } from '#contract/orders/timeline.ts'
import type { Database } from '#server/kit/database.ts'
import { distanceM, roadFactor } from './view.ts'

/** After these the worker goes straight to the destination. */
const pickUps: readonly TimelineEntry['action'][] = ['pickUp', 'start']
const assignments: readonly TimelineEntry['action'][] = ['assign', 'reassign', 'grab']

/** The last known position of the order's worker; null where no worker has it in hand, or none is known. */
export async function workerPositionOf(
  db: Database,
  { service, state, worker, from, to }: OrderRow,
  timeline: readonly TimelineEntry[],
): Promise<OrderDetail['whereabouts']> {
  if (!worker || !to || !(planOf(service).inHand as readonly string[]).includes(state)) return null
  const position = await db
    .selectFrom('workers')
    .select(['lng', 'lat', 'located_at'])
    .where('user_id', '=', worker.id)
    .executeTakeFirst()
  if (!position || position.lng === null || position.lat === null || position.located_at === null) return null
  const isLoaded = lastIndexOf(timeline, pickUps) > lastIndexOf(timeline, assignments)
  const place = { lng: position.lng, lat: position.lat }
  const way = isLoaded || !from ? [place, to] : [place, from, to]
  return { ...place, at: position.located_at, isLoaded, toGoM: lengthOf(way) }
}

function lastIndexOf(timeline: readonly TimelineEntry[], actions: readonly TimelineEntry['action'][]): number {
  return timeline.findLastIndex(({ action }) => actions.includes(action))
}

/** Metres by road. */
function lengthOf(way: readonly Pick<PlaceView, 'lng' | 'lat'>[]): number {
  const metres = way.slice(1).reduce((sum, next, at) => sum + distanceM(way[at] ?? next, next), 0)
  return Math.round(metres * roadFactor)
}
