import { describe, expect, test } from 'vitest'
import { type Service, services } from '#contract/orders/service.ts'
import { zones } from '#contract/settings/zones.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { writeOrderOf } from '../setup/orders/placed.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { addZone, squareAround } from '../setup/zones.ts'

const server = withServerPerTest()

type Point = { lng: number; lat: number }
type Answer = { status: number; reason?: string; message?: string; messageZh?: string; docs?: string; no?: string }

async function place(order: object): Promise<Answer> {
  const response = await server.fixtures.post('customer', '/open/v1/orders', order)
  return { status: response.status, ...((await response.json()) as object) }
}

const at = (point: Point) => ({ name: '起点', detail: '1 号', phone: '13800138000', ...point })
const away = at({ lng: 115, lat: 35 })

/** An order of each service that begins at a point and ends outside of every zone; games have no place. */
const writers: Record<Service, (point: Point) => object> = {
  food: point => writeOrderOf('food', { merchant: at(point), receiver: away }),
  chauffeur: point => writeOrderOf('chauffeur', { from: at(point), to: away }),
  errand: point => writeOrderOf('errand', { pickup: at(point), drop: away }, 'fetch'),
  express: point => writeOrderOf('express', { sender: at(point), receiver: away }),
  companion: () => writeOrderOf('companion'),
  challenge: () => writeOrderOf('challenge'),
}

/** Squares beside each other, by what they serve. */
const served = {
  FOOD: { lng: 113.5, services: ['food'] },
  RIDES: { lng: 113.6, services: ['chauffeur', 'errand'] },
  ALL: { lng: 113.7, services: ['food', 'chauffeur', 'errand', 'express'] },
  NONE: { lng: 113.8, services: [] },
} as const
const outside = { lng: 113.9, lat: 34.7 }

const pointOf = ({ lng }: { lng: number }): Point => ({ lng, lat: 34.7 })

async function addServed(): Promise<void> {
  for (const [code, { lng, services: open }] of Object.entries(served)) {
    await addZone(server, homeCity, { code, services: [...open], outline: squareAround({ lng, lat: 34.7 }, 0.04) })
  }
}

test('services × zones: an order is taken where a zone that serves it holds the place where it begins', async () => {
  const points = [...Object.values(served).map(pointOf), outside]
  for (const point of points) expect((await place(writers.food(point))).status).toBe(200)
  await addServed()
  const found: unknown[] = []
  const expected: unknown[] = []
  for (const service of services) {
    for (const [code, point, open] of [
      ...Object.entries(served).map(
        ([code, zone]) => [code, pointOf(zone), zone.services as readonly Service[]] as const,
      ),
      ['outside', outside, []] as const,
    ]) {
      const isPlayed = service === 'companion' || service === 'challenge'
      found.push([service, code, (await place(writers[service](point))).reason])
      expected.push([service, code, isPlayed || open.includes(service) ? undefined : 'outsideZones'])
    }
  }
  expect(found).toEqual(expected)
  // Another city has none.
  const meal = { ...writers.food(outside), cityCode: otherCity }
  expect((await place(meal)).status).toBe(200)
})

describe('an order outside of the zones', () => {
  test('is refused with a sentence in both languages and its place in the reference, and stores nothing', async () => {
    await addServed()
    const refused = await place(writers.food(outside))
    expect(refused).toMatchObject({
      status: 422,
      reason: 'outsideZones',
      message: expect.stringContaining('113.9, 34.7, in no zone of city 410100 that serves food'),
      messageZh: expect.stringContaining('不在城市 410100 任何开放该业务的片区内'),
      docs: expect.stringContaining('outsideZones'),
    })
    expect(await server.db.selectFrom('orders').select('id').execute()).toEqual([])
  })

  test('that was placed before is answered as before', async () => {
    const meal = writers.food(outside)
    const { no } = await place(meal)
    await addServed()
    expect(await place(meal)).toMatchObject({ status: 200, no })
  })

  test('is taken again once the last zone is removed', async () => {
    const { id, version } = await addZone(server, homeCity, { outline: squareAround(pointOf(served.FOOD), 0.01) })
    expect((await place(writers.food(outside))).reason).toBe('outsideZones')
    await (await server.signIn('ops')).call(zones.remove, { id, version })
    expect((await place(writers.food(outside))).status).toBe(200)
  })
})

test('what may be bought anywhere begins where it is brought to', async () => {
  await addServed()
  const bought = (drop: Point) => place(writeOrderOf('errand', { drop: at(drop) }, 'buy'))
  expect((await bought(pointOf(served.RIDES))).status).toBe(200)
  expect((await bought(outside)).reason).toBe('outsideZones')
})

test('a hole of a zone is outside of it, and a service that is closed in the city stays closed in its zones', async () => {
  const [{ coordinates: border }, { coordinates: hole }] = [squareAround(outside, 0.05), squareAround(outside, 0.01)]
  await addZone(server, homeCity, { outline: { type: 'Polygon', coordinates: [...border, ...hole] } })
  expect((await place(writers.food(outside))).reason).toBe('outsideZones')
  expect((await place(writers.food({ ...outside, lng: outside.lng + 0.03 }))).status).toBe(200)
  await server.db
    .updateTable('cities')
    .set({ services: ['errand'] })
    .where('code', '=', homeCity)
    .execute()
  expect((await place(writers.food({ ...outside, lng: outside.lng + 0.03 }))).reason).toBe('serviceNotOpen')
})

test('a zone where orders under way begin is kept until its services are closed or they have ended', async () => {
  const ops = await server.signIn('ops')
  const zone = await addZone(server, homeCity, { outline: squareAround(pointOf(served.FOOD), 0.01) })
  const { no } = await place(writers.food(pointOf(served.FOOD)))
  const { id, version, ...terms } = zone
  expect(await refusalOf(ops.call(zones.remove, { id, version }))).toMatchObject({
    reason: 'zoneInUse',
    message: expect.stringContaining('全域'),
  })
  const rides = await ops.call(zones.update, { ...terms, id, version, services: ['chauffeur'] })
  const meals = await ops.call(zones.update, { ...terms, id, version: rides.version, services: ['food'] })
  await server.db
    .updateTable('orders')
    .set({ finished_at: new Date() })
    .where('no', '=', no ?? '')
    .execute()
  await ops.call(zones.remove, { id, version: meals.version })

  const other = await addZone(server, homeCity, { outline: squareAround(pointOf(served.FOOD), 0.01) })
  await place(writers.food(pointOf(served.FOOD)))
  const closed = await ops.call(zones.update, { ...terms, id: other.id, version: other.version, services: [] })
  await ops.call(zones.remove, { id: closed.id, version: closed.version })
})
