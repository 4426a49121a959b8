import type { OrderDetail, OrderRow, PlaceView } from '#contract/orders/order.ts'
import { planOf } from '#contract/orders/service.ts'
import type { TimelineEntry } from '#contract/orders/timeline.ts'
import type { Database } from '#server/kit/database.ts'
import { distanceM, roadFactor } from './view.ts'

/** From then on the way leads to the end, no longer by where it begins. */
const loaded: readonly TimelineEntry['action'][] = ['pickUp', 'start']
const handed: readonly TimelineEntry['action'][] = ['assign', 'reassign', 'grab']

/** Where its worker was last heard of; null where nobody has it in hand, or said where they are. */
export async function whereaboutsOf(
  db: Database,
  { service, state, worker, from, to }: OrderRow,
  timeline: readonly TimelineEntry[],
): Promise<OrderDetail['whereabouts']> {
  if (!worker || !to || !(planOf(service).inHand as readonly string[]).includes(state)) return null
  const heard = await db
    .selectFrom('workers')
    .select(['lng', 'lat', 'located_at'])
    .where('user_id', '=', worker.id)
    .executeTakeFirst()
  if (!heard || heard.lng === null || heard.lat === null || heard.located_at === null) return null
  const isLoaded = last(timeline, loaded) > last(timeline, handed)
  const place = { lng: heard.lng, lat: heard.lat }
  const way = isLoaded || !from ? [place, to] : [place, from, to]
  return { ...place, at: heard.located_at, isLoaded, toGoM: lengthOf(way) }
}

function last(timeline: readonly TimelineEntry[], actions: readonly TimelineEntry['action'][]): number {
  return timeline.findLastIndex(({ action }) => actions.includes(action))
}

/** By the streets. */
function lengthOf(way: readonly Pick<PlaceView, 'lng' | 'lat'>[]): number {
  const metres = way.slice(1).reduce((sum, next, at) => sum + distanceM(way[at] ?? next, next), 0)
  return Math.round(metres * roadFactor)
}
