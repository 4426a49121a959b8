import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { useWords } from '#web/kit/words.ts'
import { type Spot, spotOf, type View, viewOf } from '#web/shared/map/plot.ts'
import { StillMap } from '#web/shared/map/StillMap.tsx'
import { wallWords } from '#words/dashboard/wall.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import { ClusterShape, WorkerShape } from './shapes.tsx'

type WallData = OutputOf<typeof dashboard.wall>

/** The city's ground with its orders and workers. The view is taken once and stays, so that nothing jumps. */
export function WallMap({ wall: { orders, workers, tiles, maps } }: { wall: WallData }) {
  const text = useWords(wallWords)
  const [view, setView] = useState<View>()
  const points = [...orders, ...workers]
  if (!view && points.length > 0) setView(viewOf(points))
  if (!view) return null
  return (
    <StillMap label={text.map} view={view} tiles={tiles} maps={maps}>
      {pixel => (
        <g aria-hidden>
          {workers.map(({ id, isBusy, ...place }) => (
            <g
              key={id}
              style={{ transform: at(spotOf(place, view), pixel) }}
              className="transition-transform duration-1000 ease-linear"
            >
              <WorkerShape isBusy={isBusy} />
            </g>
          ))}
          {clustersOf(
            orders.map(order => ({ ...order, spot: spotOf(order, view) })),
            apart * pixel,
          )
            .toSorted(lateLast)
            .map(({ id, spot, ...counts }) => (
              <g key={id} style={{ transform: at(spot, pixel) }}>
                <ClusterShape {...counts} />
              </g>
            ))}
        </g>
      )}
    </StillMap>
  )
}

/** Drawn over the others. */
function lateLast(one: Cluster, other: Cluster): number {
  return one.late - other.late
}

/** People look at it from across the room. */
const larger = 1.5

/** Pixels between the marks of two orders that are not told as one. */
const apart = 44

/** As a property of style, which moves smoothly where an attribute jumps. */
function at({ x, y }: Spot, pixel: number): string {
  return `translate(${x}px, ${y}px) scale(${pixel * larger})`
}
