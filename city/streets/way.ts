import type { Point } from '#city/world/map.ts'
import { roadGraphOf } from '#contract/orders/maps/road-graph.ts'
import { createRoads, type Roads } from '#contract/orders/maps/roads.ts'
import type { Position } from '#contract/settings/rings.ts'
import { pointOf, type Spot, streets } from './street-grid.ts'

const roads = readRoads()

/** From one place to another along the streets, both ends included. */
export function wayBetween(from: Point, to: Point): Point[] {
  return roads.wayBetween(from, to)?.places ?? [from, to]
}

function readRoads(): Roads {
  const positions = streets.corners.map((corner: Spot): Position => {
    const { lng, lat } = pointOf(corner)
    return [lng, lat]
  })
  const shapes = streets.edges.map(({ road, from, to }) => ({
    layer: road,
    lines: [[positions[from] as Position, positions[to] as Position]],
  }))
  const graph = roadGraphOf(shapes)
  if (!graph) throw new Error('The city has no streets.')
  return createRoads(graph)
}
