import { type ComponentProps, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { height, type Point, spotOf, type View, viewOf, width, zoomed } from '#web/shared/map/plot.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { afterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { CityMap } from './map/CityMap.tsx'
import { zoomStep } from './map/MapButtons.tsx'
import { type CityGround, useGround } from './map/useGround.ts'

/** Before anything has a place; nobody sees it. */
const nowhere: View = { centre: { x: 0, y: 0 }, scale: 1 }
const noGround: CityGround = { tiles: null, maps: undefined, shops: [] }

/**
 * The map with the view that somebody has of it; at first of the city, and of everything once that is known. It is there from the
 * beginning, so that what draws it is fetched while the city is asked for.
 */
export function BoardMap(
  props: Omit<ComponentProps<typeof CityMap>, 'view' | 'onView' | 'onZoom' | 'onShowAll' | 'ground'>,
) {
  const { orders, workers, isThere, chosen } = props
  const ground = useGround()
  const [view, setView] = useState(nowhere)
  const [shown, setShown] = useState<'nothing' | 'city' | 'chosen'>('nothing')
  const [shownId, setShownId] = useState<number>()
  const points = pointsOf(orders, workers, ground.shops)
  if (points.length > 0 && (shown === 'nothing' || (shown === 'city' && isThere))) {
    setView(viewOf(points))
    setShown(isThere ? 'chosen' : 'city')
  }
  function choose(next: (now: View) => View): void {
    if (shown === 'nothing' || points.length === 0) return
    setShown('chosen')
    setView(next)
  }
  const zoom = (factor: number) => void afterPaint(() => choose(now => zoomed(now, factor)))
  const showAll = () => void afterPaint(() => choose(() => viewOf(points)))
  useKeys(keysOf(zoom, showAll))
  const [only] = chosen.size === 1 ? [...chosen] : []
  if (only !== shownId) {
    setShownId(only)
    const order = orders.find(({ id }) => id === only)
    setView(
      showing(
        [order?.from, order?.to].filter(place => place != null),
        view,
      ),
    )
  }
  return (
    <div className={`size-full ${shown === 'nothing' ? 'invisible' : ''}`}>
      <CityMap
        {...props}
        view={view}
        onView={next => choose(() => next)}
        ground={shown === 'nothing' ? noGround : ground}
        onZoom={zoom}
        onShowAll={showAll}
      />
    </div>
  )
}

/** The view that contains the places as well: the same if it does, otherwise one that is no nearer. */
function showing(places: readonly Point[], view: View): View {
  const isInSight = ({ x, y }: { x: number; y: number }) => x > 0 && x < width && y > 0 && y < height
  if (places.every(place => isInSight(spotOf(place, view)))) return view
  const around = viewOf(places)
  return { ...around, scale: Math.min(around.scale, view.scale) }
}

/** Everything with a position; offline workers are left out so that they do not widen the map. Without anything the city is shown by its shops. */
function pointsOf(orders: readonly BoardOrder[], workers: readonly BoardWorker[], shops: readonly Point[]) {
  const places = orders.map(order => order.from ?? order.to).filter(place => place !== null)
  const present = workers.filter(worker => worker.presence !== 'offline')
  const points = [...places, ...present]
  if (points.length > 0) return points
  return workers.length > 0 ? workers : shops
}

/** Outside, because React's compiler leaves functions alone that make such an object. */
function keysOf(zoom: (factor: number) => void, showAll: () => void): Record<string, () => void> {
  const closer = () => zoom(zoomStep)
  return { '+': closer, '=': closer, '-': () => zoom(1 / zoomStep), 0: showAll }
}
