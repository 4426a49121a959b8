import { type ComponentProps, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { height, type Point, spotOf, type View, viewOf, width, zoomed } from '#web/shared/map/plot.ts'
import { afterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { CityMap } from './map/CityMap.tsx'

/** The map with the view that somebody has of it; at first of everything. */
export function BoardMap(props: Omit<ComponentProps<typeof CityMap>, 'view' | 'onView' | 'onZoom' | 'onShowAll'>) {
  const { orders, workers, chosen } = props
  const [view, setView] = useState<View>()
  const [shownId, setShownId] = useState<number>()
  const showAll = () => setView(viewOf(pointsOf(orders, workers)))
  if (!view && orders.length + workers.length > 0) showAll()
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
    view && (
      <CityMap
        {...props}
        view={view}
        onView={setView}
        onZoom={factor => void afterPaint(() => setView(now => now && zoomed(now, factor)))}
        onShowAll={() => void afterPaint(showAll)}
      />
    )
  )
}

/** The view that contains the places as well: the same if it does, otherwise one that is no nearer. */
function showing(places: readonly Point[], view: View): View {
  const isInSight = ({ x, y }: { x: number; y: number }) => x > 0 && x < width && y > 0 && y < height
  if (places.every(place => isInSight(spotOf(place, view)))) return view
  const around = viewOf(places)
  return { ...around, scale: Math.min(around.scale, view.scale) }
}

/** Everything with a position; offline workers are left out so that they do not widen the map. */
function pointsOf(orders: readonly BoardOrder[], workers: readonly BoardWorker[]) {
  const places = orders.map(order => order.from ?? order.to).filter(place => place !== null)
  const present = workers.filter(worker => worker.presence !== 'offline')
  const points = [...places, ...present]
  return points.length > 0 ? points : workers
}
