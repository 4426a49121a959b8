import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { type RoadGraph, roadGraphOf } from '#contract/orders/maps/road-graph.ts'
import { type Collection, shapesOf } from '#contract/orders/maps/shapes.ts'
import { decodeText } from '#server/desk/texts/index.ts'
import { type CellNames, cellNamesOf } from './cell-names.ts'
import { toGcj } from './gcj.ts'

export type MapJob = { path: string; isWgs84: boolean }
/** The map as it is sent to browsers, compressed, its streets, and what its cells are called. */
export type ReadMap = { gzipped: Uint8Array; roads: RoadGraph | undefined; cellNames: CellNames }

// Requests go first where threads compete for cores. Linux takes this for the thread alone, others for the whole process.
if (process.platform === 'linux') setPriority(0, 10)

parentPort?.once('message', (job: MapJob) => parentPort?.postMessage(readMap(job)))

function readMap({ path, isWgs84 }: MapJob): ReadMap {
  const text = decodeText(readFileSync(path))
  if (text === null) throw new Error('The file is no text: save it as UTF-8.')
  const written = JSON.parse(text, isWgs84 ? converted : undefined) as Collection
  const shapes = shapesOf(written)
  return {
    gzipped: gzipSync(isWgs84 ? JSON.stringify(written) : text),
    roads: roadGraphOf(shapes),
    cellNames: cellNamesOf(shapes),
  }
}

/** The innermost lists of coordinates are positions. */
function converted(key: string, value: unknown): unknown {
  return key === 'coordinates' ? moved(value) : value
}

function moved(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates
  const [lng, lat] = coordinates
  if (typeof lng === 'number' && typeof lat === 'number') return toGcj([lng, lat])
  return coordinates.map(moved)
}
