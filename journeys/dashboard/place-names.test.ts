import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { cellSize } from '#contract/orders/cell-size.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { addZone, squareAround } from '../setup/zones.ts'

const server = withServer()
const cityCode = '330200'

/** So many cells east and north of the middle of one. */
const at = (east: number, north: number) => ({
  lng: (21_000.5 + east) * cellSize.lng,
  lat: (7700.5 + north) * cellSize.lat,
})
const position = (east: number, north: number) => [at(east, north).lng, at(east, north).lat]
const square = [position(-1, -1), position(3, -1), position(3, 1), position(-1, 1), position(-1, -1)]
const map = {
  type: 'FeatureCollection',
  features: [
    feature({ kind: 'district', name: '老城片区' }, { type: 'Polygon', coordinates: [square] }),
    feature(
      { kind: 'avenue', name: '东风路' },
      { type: 'LineString', coordinates: [position(-0.4, 0), position(1.4, 0)] },
    ),
  ],
}

function feature(properties: object, geometry: object) {
  return { type: 'Feature', properties, geometry }
}

const asked = { cityCode, service: null, from: '', to: '' } as const

async function deliver(east: number, isLate: boolean): Promise<void> {
  const merchant = { name: '河南店', detail: '河南店', phone: '13900000000', ...at(east, 0) }
  const { id } = await server.fixtures.order('completed', { cityCode, written: { merchant } })
  await server.db.updateTable('orders').set({ is_late: isLate }).where('id', '=', id).execute()
}

test('cells are called by the districts and streets of the map of their city; a wall adds them up by district, and by zone where there is one', async () => {
  const desk = await server.signIn('dispatcher', { cityCodes: [cityCode] })
  for (const [east, isLate] of [
    [0, true],
    [1, false],
    [1, true],
    [9, true],
  ] as const)
    await deliver(east, isLate)
  const wallOf = async () => (await desk.call(dashboard.wall, { cityCode })).districts
  const latest = async () => (await desk.call(dashboard.delays, asked)).zones
  const unnamed = (await latest()).map(({ called }) => called)
  expect(unnamed).toEqual([null, null, null])
  expect(await wallOf()).toBeNull()

  const folder = join(server.runtime.config.DATA_DIR, 'maps')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${cityCode}.geojson`), JSON.stringify(map))
  // It is read in a thread of its own; answers have no names until then.
  await until(async () => (await wallOf()) !== null)
  expect(await wallOf()).toEqual([{ zone: null, name: '老城片区', late: 2, placed: 3 }])
  const called = { district: '老城片区', street: '东风路' }
  await until(async () => (await latest()).some(zone => zone.called !== null))
  expect((await latest()).map(zone => zone.called)).toEqual([called, called, null])
  const { cells } = await desk.call(dashboard.heat, asked)
  expect(cells.map(cell => [cell.total, cell.called])).toEqual(
    expect.arrayContaining([
      [2, called],
      [1, called],
      [1, null],
    ]),
  )

  const names = { zh: '东区', en: 'East', es: 'Este', ja: '東' }
  const outline = squareAround(at(9, 0), cellSize.lat)
  await addZone(server, cityCode, { code: 'EAST', names, outline })
  await until(async () => (await wallOf())?.some(({ zone }) => zone !== null) === true)
  expect(await wallOf()).toEqual([
    { zone: null, name: '老城片区', late: 2, placed: 3 },
    { zone: names, name: '东区', late: 1, placed: 1 },
  ])
})
