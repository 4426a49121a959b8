import { Worker } from 'node:worker_threads'
import { createRoads, type Roads } from '#contract/orders/maps/roads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CellNames } from './cell-names.ts'
import type { MapFile } from './files.ts'
import type { MapJob, ReadMap } from './map-worker.ts'

type CityMap = { gzipped: Uint8Array; roads: Roads | undefined; cellNames: CellNames }
/** Null is a map that cannot be read. `now` is there once it was tried. */
type Reading = { address: string; later: Promise<CityMap | null>; now?: CityMap | null }

const readings = new Map<string, Reading>()
let last: Promise<unknown> = Promise.resolve()

/** A map with its streets and the names of its cells. Read once in a thread, one map after the other, and kept until the file is another one. */
export function readMap(file: MapFile, log: Runtime['log']): Reading {
  const known = readings.get(file.path)
  if (known?.address === file.address) return known
  const later = last
    .then(() => readInThread(file))
    .catch(error => {
      log.error({ error, map: file.path }, 'maps: a map cannot be read')
      return null
    })
  const reading: Reading = { address: file.address, later }
  readings.set(file.path, reading)
  last = later.then(map => {
    reading.now = map
  })
  return reading
}

/** Megabytes; the largest map needs less. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

function readInThread({ path, isWgs84 }: MapJob): Promise<CityMap> {
  const worker = new Worker(new URL('./map-worker.ts', import.meta.url), { resourceLimits })
  const { promise, resolve, reject } = Promise.withResolvers<CityMap>()
  worker.once('message', ({ roads, ...map }: ReadMap) => resolve({ ...map, roads: roads && createRoads(roads) }))
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error(`The thread that reads ${path} ended before it was done.`)))
  worker.postMessage({ path, isWgs84 } satisfies MapJob)
  return promise.finally(() => worker.terminate())
}
