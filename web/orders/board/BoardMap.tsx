import { type ComponentProps, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { type View, viewOf } from '#web/shared/map/plot.ts'
import { CityMap } from './map/CityMap.tsx'

/** The map with the view that somebody has of it; at first of everything. */
export function BoardMap(props: Omit<ComponentProps<typeof CityMap>, 'view' | 'onView' | 'onShowAll'>) {
  const { orders, workers } = props
  const [view, setView] = useState<View>()
  const showAll = () => setView(viewOf(pointsOf(orders, workers)))
  if (!view && orders.length + workers.length > 0) showAll()
  return view && <CityMap {...props} view={view} onView={setView} onShowAll={showAll} />
}

/** Everything with a position; offline workers are left out so that they do not widen the map. */
function pointsOf(orders: readonly BoardOrder[], workers: readonly BoardWorker[]) {
  const places = orders.map(order => order.from ?? order.to).filter(place => place !== null)
  const present = workers.filter(worker => worker.presence !== 'offline')
  const points = [...places, ...present]
  return points.length > 0 ? points : workers
}
