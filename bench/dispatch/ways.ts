import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as giveWay, setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import type { QueryContext } from '#server/kit/serve.ts'
import { ways } from '#server/orders/dispatch/ground.ts'
import { adminCaller } from '../lists/caller.ts'
import { checkLimits } from '../lists/figures.ts'

/**
 * As many ways as the board asks for at once, across a city of 50,000 corners: others wait for a part of one way, not for all of them.
 * `node bench/dispatch/ways.ts`
 */
const [streets, asked, rounds] = [224, 24, 10]
const [west, south, step] = [113.5, 34.6, 0.001]

const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-ways-'))
try {
  await mkdir(join(dataDir, 'maps'))
  await writeFile(join(dataDir, 'maps', '410100.geojson'), JSON.stringify(gridOfStreets()))
  const runtime = { config: { DATA_DIR: dataDir }, log: pino({ level: 'silent' }) }
  const context = { caller: adminCaller(), runtime } as QueryContext
  const last = streets - 2
  const across = (at: number) => ({ from: placeAt(1, at * 9), to: placeAt(last, last - at * 9) })
  const ends = Array.from({ length: asked }, (_, at) => across(at))
  while ((await ways(context, { ends: [across(0)] })).ways[0] == null) await pause(50)
  const [one, all, waits] = [[] as number[], [] as number[], [] as number[]]
  for (let round = 0; round < rounds; round++) {
    one.push(await timed(() => ways(context, { ends: [across(round)] })))
    const { time, longest } = await besideOthers(() => ways(context, { ends }))
    all.push(time)
    waits.push(longest)
  }
  const figures = { 'one way': median(one), 'all of them': median(all), 'others wait at most': median(waits) }
  console.table(figures)
  checkLimits([{ what: 'others wait at most / one way', value: median(waits) / median(one), most: 1 }])
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

function placeAt(x: number, y: number) {
  return { lng: west + x * step, lat: south + y * step }
}

/** Streets from west to east and from south to north. */
function gridOfStreets() {
  const all = Array.from({ length: streets }, (_, at) => at)
  const line = (positions: { lng: number; lat: number }[]) => ({
    type: 'Feature',
    properties: { highway: 'primary' },
    geometry: { type: 'LineString', coordinates: positions.map(({ lng, lat }) => [lng, lat]) },
  })
  const features = all.flatMap(one => [
    line(all.map(other => placeAt(other, one))),
    line(all.map(other => placeAt(one, other))),
  ])
  return { type: 'FeatureCollection', features }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Milliseconds of the work, and the longest that whoever else is served had to wait for a turn. */
async function besideOthers(work: () => Promise<unknown>): Promise<{ time: number; longest: number }> {
  let [isDone, longest] = [false, 0]
  const others = (async () => {
    while (!isDone) longest = Math.max(longest, await timed(() => giveWay()))
  })()
  const time = await timed(work)
  isDone = true
  await others
  return { time, longest }
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
