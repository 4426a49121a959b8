import type { Place, Roads, Way } from '#contract/orders/maps/roads.ts'
import type { OrderDetail, OrderRow } from '#contract/orders/order.ts'
import { planOf } from '#contract/orders/service.ts'
import type { TimelineEntry } from '#contract/orders/timeline.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { roadsOf, wayBetween } from '#server/orders/maps/index.ts'
import { distanceM, roadFactor } from './view.ts'

/** After these the worker goes straight to the destination. */
const pickUps: readonly TimelineEntry['action'][] = ['pickUp', 'start']
const assignments: readonly TimelineEntry['action'][] = ['assign', 'reassign', 'grab']

/** The last known position of the order's worker; null where no worker has it in hand, or none is known. */
export async function workerPositionOf(
  { db, runtime, cityCode }: { db: Database; runtime: Runtime; cityCode: string },
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
  const roads = await roadsOf(runtime, [cityCode])
  const stops = (isLoaded || !from ? [place, to] : [place, from, to]).map(({ lng, lat }) => ({ lng, lat }))
  const legs = await Promise.all(stops.slice(1).map((next, at) => legBetween(roads, stops[at] ?? next, next)))
  const way = [place, ...legs.flatMap(({ places }) => places.slice(1))]
  const toGoM = Math.round(legs.reduce((sum, { metres }) => sum + metres, 0))
  return { ...place, at: position.located_at, isLoaded, toGoM, way }
}

function lastIndexOf(timeline: readonly TimelineEntry[], actions: readonly TimelineEntry['action'][]): number {
  return timeline.findLastIndex(({ action }) => actions.includes(action))
}

/** Along the streets; where they are not known, straight, and as long as a road usually is. */
async function legBetween(roads: ReadonlyMap<string, Roads>, from: Place, to: Place): Promise<Way> {
  const way = await wayBetween(roads.values(), from, to)
  return way ?? { places: [from, to], metres: distanceM(from, to) * roadFactor }
}
