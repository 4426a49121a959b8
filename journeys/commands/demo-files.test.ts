import { expect, test } from 'vitest'
import { hourOf } from '#city/world/clock.ts'
import { session } from '#contract/access/session.ts'
import { cityTimeAt } from '#contract/demo/demo.ts'
import { orders } from '#contract/orders/orders.ts'
import { readDemoOptions } from '../../commands/demo/options.ts'
import { writeCityClock } from '../../commands/demo/write-city-clock.ts'
import { writeCityMap } from '../../commands/demo/write-city-map.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ settings: { DEMO: '1' } })

const minute = 60_000

test('the clock of the city is the one that the command wrote: noon at first, ten times as fast; a quiet city has none', async () => {
  const desk = await server.signIn('viewer')
  const folder = server.runtime.config.DATA_DIR
  expect(await desk.call(session.userInfo, {})).toMatchObject({ demo: { city: null } })
  const written = writeCityClock(folder, readDemoOptions(['--speed', '10']))
  expect((await desk.call(session.userInfo, {})).demo).toEqual({ city: written })
  expect(hourOf(cityTimeAt(written, written.beganAt))).toBeCloseTo(12)
  expect(hourOf(cityTimeAt(written, written.beganAt + 6 * minute))).toBeCloseTo(13)
  writeCityClock(folder, readDemoOptions(['--quiet']))
  expect(await desk.call(session.userInfo, {})).toMatchObject({ demo: { city: null } })
})

test('the streets of the demo are those that maps of an order are drawn of', async () => {
  const desk = await server.signIn('viewer')
  expect(await desk.call(orders.ground, {})).toEqual({ tiles: null, maps: [] })
  writeCityMap(server.runtime.config.DATA_DIR, '410100')
  const { maps } = await desk.call(orders.ground, {})
  expect(maps).toEqual([expect.stringMatching(/^\/maps\/410100-/)])
  const street = await fetch(server.url + maps[0])
  expect(await street.json()).toMatchObject({ type: 'FeatureCollection' })
})
