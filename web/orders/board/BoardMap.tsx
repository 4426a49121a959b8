import { type ComponentProps, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { height, type Point, spotOf, type View, viewOf, width, zoomed } from '#web/shared/map/plot.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { afterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { CityMap } from './map/CityMap.tsx'
import { zoomStep } from './map/MapButtons.tsx'
import { useGround } from './map/useGround.ts'

/** The map with the view that somebody has of it; at first of everything. */
export function BoardMap(
  props: Omit<ComponentProps<typeof CityMap>, 'view' | 'onView' | 'onZoom' | 'onShowAll' | 'ground'>,
) {
  const { orders, workers, chosen } = props
  const ground = useGround()
  const [view, setView] = useState<View>()
  const [shownId, setShownId] = useState<number>()
  const points = pointsOf(orders, workers, ground.shops)
  const showAll = () => setView(viewOf(points))
  if (!view && points.length > 0) showAll()
  const zoom = (factor: number) => void afterPaint(() => setView(now => now && zoomed(now, factor)))
  const showAllLater = () => void afterPaint(showAll)
  useKeys(keysOf(zoom, showAllLater))
  const [only] = chosen.size === 1 ? [...chosen] : []
  if (view && only !== shownId) {
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
    view && <CityMap {...props} view={view} onView={setView} ground={ground} onZoom={zoom} onShowAll={showAllLater} />
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
