import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { type Frame, pixelOf, pixelOfWorld } from '#web/shared/map/frame.ts'
import type { Spot } from '#web/shared/map/plot.ts'
import type { OrderGroup } from './drawMarks.ts'
import { placeOf, type Tracks } from './trails.ts'

export type Hit = { kind: 'orders'; group: OrderGroup } | { kind: 'worker'; worker: BoardWorker }

type Drawn = { groups: readonly OrderGroup[]; workers: readonly BoardWorker[]; tracks: Tracks; frame: Frame }

/** A little more than a mark; a finger needs more. */
const reach = { mouse: 12, touch: 22 } as const

/** The mark under a pixel, the nearest one; of equally near ones orders, which are drawn above. */
export function hitAt(
  spot: Spot,
  { groups, workers, tracks, frame }: Drawn,
  pointer: keyof typeof reach,
): Hit | undefined {
  const now = performance.now()
  let [hit, nearest]: [Hit | undefined, number] = [undefined, reach[pointer]]
  for (const group of groups) {
    const metres = apart(pixelOf(group, frame), spot)
    if (metres <= nearest) [hit, nearest] = [{ kind: 'orders', group }, metres]
  }
  for (const worker of workers) {
    const track = tracks.get(worker.id)
    const metres = track ? apart(pixelOfWorld(placeOf(track, now), frame), spot) : Number.POSITIVE_INFINITY
    if (metres < nearest) [hit, nearest] = [{ kind: 'worker', worker }, metres]
  }
  return hit
}

/** Whether both are the same mark, or none. */
export function isSame(one: Hit | undefined, other: Hit | undefined): boolean {
  if (one?.kind === 'worker') return other?.kind === 'worker' && one.worker.id === other.worker.id
  return one?.group.ids[0] === (other?.kind === 'orders' ? other.group.ids[0] : undefined) && one?.kind === other?.kind
}

/** Orders by their place. */
export function groupsOf(orders: readonly BoardOrder[]): OrderGroup[] {
  const placed = orders.flatMap(order => {
    const place = order.from ?? order.to
    return place ? [{ order, place }] : []
  })
  return [...Map.groupBy(placed, ({ place: { lng, lat } }) => `${lng} ${lat}`).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const { lng, lat, name } = first.place
    const together = own.map(({ order }) => order)
    return [{ ids: together.map(({ id }) => id), orders: together, lng, lat, name }]
  })
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
