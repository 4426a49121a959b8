import { setImmediate as giveWay } from 'node:timers/promises'
import type { Place as Point, Roads, Way } from '#contract/orders/maps/roads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CellNames } from './cell-names.ts'
import { mapFiles } from './files.ts'
import { readMap } from './read-maps.ts'

type Reader = Pick<Runtime, 'config' | 'log'>

/** The streets of each of these cities whose map is read by now; a question begins that for a new file. Null is every city. */
export async function roadsOf(
  { config, log }: Reader,
  cityCodes: readonly string[] | null,
): Promise<Map<string, Roads>> {
  const found = new Map<string, Roads>()
  for (const file of await mapFiles(config, cityCodes)) {
    const { now } = readMap(file, log)
    if (now?.roads) found.set(file.cityCode, now.roads)
  }
  return found
}

/** What the cells of each of these cities are called whose map is read by now; a question begins that for a new file. Null is every city. */
export async function cellNamesIn(
  { config, log }: Reader,
  cityCodes: readonly string[] | null,
): Promise<Map<string, CellNames>> {
  const found = new Map<string, CellNames>()
  for (const file of await mapFiles(config, cityCodes)) {
    const { now } = readMap(file, log)
    if (now) found.set(file.cityCode, now.cellNames)
  }
  return found
}

/** The way along the streets of one of these cities. Whoever else is served has turns in between. */
export async function wayBetween(roads: Iterable<Roads>, from: Point, to: Point): Promise<Way | undefined> {
  for (const each of roads) {
    const steps = each.findWay(from, to)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done && step.value) return step.value
      if (step.done) break
      await giveWay()
    }
  }
  return undefined
}
