import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dispatch } from '#contract/orders/dispatch.ts'
import type { Place } from '#contract/orders/maps/roads.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()
const cityCode = '330200'
const folder = () => join(server.runtime.config.DATA_DIR, 'maps')
const fileOf = (name: string) => join(folder(), name)

const perLng = 111_320 * Math.cos((34.76 * Math.PI) / 180)
/** A place so many metres east and north. */
const at = (east: number, north: number): Place => ({ lng: 113.65 + east / perLng, lat: 34.76 + north / 111_320 })
const positions = (...corners: [east: number, north: number][]) =>
  corners.map(([east, north]) => [at(east, north).lng, at(east, north).lat])

/** A river from west to east, a street along each bank, and a bridge two kilometres from the shop. */
const riverCity = {
  type: 'FeatureCollection',
  features: [
    feature({ highway: 'secondary' }, positions([-2000, 0], [0, 0], [1000, 0], [2000, 0])),
    feature({ highway: 'secondary' }, positions([-2000, 300], [0, 300], [1000, 300], [2000, 300])),
    feature({ highway: 'primary', bridge: 'yes' }, positions([2000, 0], [2000, 300])),
    feature({ waterway: 'river', name: '金水河', width: 30 }, positions([-2000, 150], [2000, 150])),
  ],
}

function feature(properties: object, coordinates: number[][]) {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }
}

beforeEach(() => mkdir(folder(), { recursive: true }))
afterEach(() => rm(folder(), { recursive: true }))

const dispatcherOf = (...cityCodes: string[]) => server.signIn('dispatcher', { cityCodes })
const mapsFor = async (desk: Desk) => (await desk.call(dispatch.ground, {})).maps
const get = (address: string, headers = {}) => fetch(`${server.url}${address}`, { headers })

test('the board knows the maps of the own cities; a map that is too large, or of no city, is none', async () => {
  for (const name of ['110100.geojson', `${cityCode}.geojson`, '410100.wgs84.geojson', '310000.geojson'])
    await writeFile(fileOf(name), JSON.stringify(riverCity))
  await writeFile(fileOf('henan.geojson'), JSON.stringify(riverCity))
  await truncate(fileOf('310000.geojson'), 20 * 1024 * 1024 + 1)
  const citiesOf = (maps: readonly string[]) => maps.map(address => /^\/maps\/(\d+)-/.exec(address)?.[1])
  expect(citiesOf(await mapsFor(await server.signIn('dispatcher')))).toEqual(['110100', cityCode, '410100'])
  const own = await mapsFor(await dispatcherOf(cityCode))
  expect(citiesOf(own)).toEqual([cityCode])
  await truncate(fileOf('110100.geojson'), 20 * 1024 * 1024)
  expect(citiesOf(await mapsFor(await dispatcherOf('110100', '310000')))).toEqual(['110100'])
  const large = own[0]?.replace(cityCode, '310000') ?? ''
  for (const address of [large, '/maps/410100-0', '/maps/..%2Fkeys', '/maps/henan'])
    expect((await get(address)).status).toBe(404)
})

test('a map is served as it is, or converted from WGS-84, and browsers keep it', async () => {
  await writeFile(fileOf(`${cityCode}.geojson`), JSON.stringify(riverCity))
  // Two positions as other implementations convert them: https://github.com/googollee/eviltransform
  const known = [
    [121.527_210_6, 31.177_427_6],
    [116.377_817, 39.911_954],
  ]
  const written = { ...riverCity, features: [...riverCity.features, feature({ width: 121.5 }, known)] }
  await writeFile(fileOf('410100.wgs84.geojson'), JSON.stringify(written))
  const [own = '', converted = ''] = await mapsFor(await dispatcherOf(cityCode, '410100'))
  const answer = await get(own, { 'accept-encoding': 'identity' })
  expect(answer.headers.get('cache-control')).toMatch(/immutable/)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toEqual(riverCity)

  const compressed = await get(converted, { 'accept-encoding': 'br, gzip' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  const { features } = (await compressed.json()) as typeof written
  expect(features.map(({ properties }) => properties)).toEqual(written.features.map(({ properties }) => properties))
  const [first, second] = features.at(-1)?.geometry.coordinates ?? []
  for (const [place, expected] of [
    [first, [121.531_541_859, 31.175_303_984]],
    [second, [116.384_047_225, 39.913_345_455]],
  ])
    for (const axis of [0, 1]) expect(place?.[axis]).toBeCloseTo(expected?.[axis] ?? 0, 4)
})

test('a map that cannot be read is not found, and ranking goes on without it', async () => {
  await writeFile(fileOf(`${cityCode}.geojson`), '{"type":"FeatureCollection","features":[')
  const desk = await dispatcherOf(cityCode)
  const [address = ''] = await mapsFor(desk)
  expect((await get(address)).status).toBe(404)
  const ends = [{ from: at(0, 0), to: at(500, 0) }]
  expect(await desk.call(dispatch.ways, { ends })).toEqual({ ways: [null] })
  await server.fixtures.rider({ cityCode, position: at(0, 0) })
  const order = await server.fixtures.order('preparing/wait_dispatch', { cityCode })
  expect(await desk.call(dispatch.candidates, { id: order.id })).toHaveLength(1)
})

/** 金水河 in GB18030. */
const goldWater = [0xbd, 0xf0, 0xcb, 0xae, 0xba, 0xd3]

test('a map is read as it was saved: with a byte order mark, in GBK or in UTF-16', async () => {
  const text = JSON.stringify(riverCity)
  const [before = '', after = ''] = text.split('金水河')
  const gbk = Buffer.concat([Buffer.from(before), Buffer.from(goldWater), Buffer.from(after)])
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const saved = { '120100': Buffer.from(`\uFEFF${text}`), '130100': gbk, '140100': utf16, '150100': utf16.subarray(2) }
  for (const [code, bytes] of Object.entries(saved)) await writeFile(fileOf(`${code}.geojson`), bytes)
  await writeFile(fileOf('160100.wgs84.geojson'), gbk)
  for (const address of await mapsFor(await dispatcherOf(...Object.keys(saved), '160100'))) {
    const answer = await get(address)
    expect([address, answer.status]).toEqual([address, 200])
    const { features } = JSON.parse(Buffer.from(await answer.arrayBuffer()).toString()) as typeof riverCity
    expect(features.at(-1)?.properties).toEqual({ waterway: 'river', name: '金水河', width: 30 })
  }
})

test('the ranking, the plan and the ways follow the streets', async () => {
  const { fixtures } = server
  const own = '330100'
  const desk = await dispatcherOf(own)
  const place = (name: string, point: Place) => ({ name, detail: name, phone: '13900000000', ...point })
  const written = { merchant: place('河南店', at(0, -20)), receiver: place('河北小区', at(-1000, 320)) }
  const order = await fixtures.order('preparing/wait_dispatch', { cityCode: own, written })
  // One is 300 m away, beyond the river; the other 900 m along the bank.
  const across = await fixtures.rider({ cityCode: own, position: at(0, 300) })
  const along = await fixtures.rider({ cityCode: own, position: at(-900, 0) })
  const ranked = async () =>
    (await desk.call(dispatch.candidates, { id: order.id })).map(({ id, distanceM }) => ({ id, distanceM }))
  expect((await ranked()).map(({ id }) => id)).toEqual([across.id, along.id])

  await writeFile(fileOf(`${own}.geojson`), JSON.stringify(riverCity))
  await until(async () => (await ranked())[0]?.id === along.id)
  expect(await ranked()).toEqual([
    { id: along.id, distanceM: 920 },
    { id: across.id, distanceM: 4320 },
  ])
  const { proposals } = await desk.call(dispatch.propose, { service: 'food' })
  expect(proposals.map(({ worker }) => worker.id)).toEqual([along.id])
  // The ride goes over the bridge, too: 920 m to the shop, two stops and 5.3 km at 300 m a minute.
  const minutes = ((proposals[0]?.doneAt ?? 0) - Date.now()) / 60_000
  expect(Math.round(minutes)).toBeGreaterThanOrEqual(23)
  expect(Math.round(minutes)).toBeLessThanOrEqual(26)

  const ends = [
    { from: at(0, 300), to: written.merchant },
    { from: at(0, 0), to: at(90_000, 0) },
  ].map(({ from, to }) => ({ from, to: { lng: to.lng, lat: to.lat } }))
  const { ways } = await desk.call(dispatch.ways, { ends })
  const [overBridge, nowhere] = ways
  expect(nowhere).toBeNull()
  expect(Math.max(...(overBridge ?? []).map(({ lng }) => lng))).toBeCloseTo(at(2000, 0).lng, 5)
  const elsewhere = await dispatcherOf('110100')
  expect(await elsewhere.call(dispatch.ways, { ends })).toEqual({ ways: [null, null] })

  const given = await fixtures.advance({ ...order, worker: across }, 'preparing/accepted', { worker: across })
  const { whereabouts } = await desk.call(orders.get, { no: given.no })
  expect(whereabouts?.toGoM).toBeGreaterThan(9000)
  expect(whereabouts?.way.length).toBeGreaterThan(8)
})
