import { expect, test } from 'vitest'
import type { Service } from '#contract/orders/service.ts'
import { type City, cities } from '#contract/settings/cities.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { writeOrderOf } from '../setup/orders/placed.ts'
import { withServerPerTest } from '../setup/process/server.ts'

const server = withServerPerTest()

type Answer = { status: number; reason?: string; message?: string; messageZh?: string; docs?: string; no?: string }

/** One order of the customers' app, whatever comes of it. */
async function place(order: object): Promise<Answer> {
  const response = await server.fixtures.post('customer', '/open/v1/orders', order)
  return { status: response.status, ...((await response.json()) as object) }
}

const rideAt = (placedAt: string, more: object = {}) => writeOrderOf('chauffeur', { placedAt, ...more })

/** Changes the city where the orders are. */
async function set(terms: Partial<City>): Promise<void> {
  const ops = await server.signIn('ops')
  const [row] = (await ops.call(cities.list, { search: homeCity })).rows
  const { id, version, names, services, hours, holidays, centre, outline } = await ops.call(cities.get, {
    id: row?.id ?? 0,
  })
  await ops.call(cities.update, { id, version, names, services, hours, holidays, centre, outline, ...terms })
}

const countOrders = async () =>
  (
    await server.db
      .selectFrom('orders')
      .select(row => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('an order of a city that is no city of the platform is refused, in both languages, with its place in the reference', async () => {
  const refused = await place(writeOrderOf('food', { cityCode: '420100' }))
  expect(refused).toMatchObject({
    status: 422,
    reason: 'cityUnknown',
    message: expect.stringContaining('City 420100'),
    messageZh: expect.stringContaining('城市 420100'),
    docs: expect.stringContaining('cityUnknown'),
  })
  expect(await countOrders()).toBe(0)
})

test('a service that is closed takes no order, the others go on, and what was placed before is answered as before', async () => {
  const [meal, ride] = [writeOrderOf('food'), writeOrderOf('chauffeur')]
  const placed = await place(meal)
  expect(placed.status).toBe(200)
  await set({ services: ['chauffeur'] })
  expect(await place(writeOrderOf('food'))).toMatchObject({ status: 422, reason: 'serviceNotOpen' })
  expect(await place(meal)).toMatchObject({ status: 200, no: placed.no })
  expect((await place(ride)).status).toBe(200)
  expect(await countOrders()).toBe(2)
})

test('hours and holidays are those of Shanghai, at the moment when the order was placed', async () => {
  await set({ hours: '20-6', holidays: ['2026-10-01'] })
  const cases: [placedAt: string, reason: string | undefined][] = [
    ['2026-09-30T11:59:59Z', 'cityResting'],
    ['2026-09-30T12:00:00Z', undefined],
    ['2026-09-30T16:00:00Z', 'cityHoliday'],
    ['2026-10-01T15:59:59Z', 'cityHoliday'],
    ['2026-10-01T16:00:00Z', undefined],
    ['2026-10-02T06:00:00+08:00', 'cityResting'],
  ]
  for (const [placedAt, reason] of cases) {
    expect([placedAt, (await place(rideAt(placedAt))).reason]).toEqual([placedAt, reason])
  }
  expect((await place(rideAt('2026-10-02T12:00:00+08:00'))).message).toContain('20-6')
})

test('without any city orders of everywhere are taken; the first one ends that', async () => {
  await server.db.deleteFrom('cities').execute()
  const all: Service[] = ['food', 'errand']
  for (const service of all) expect((await place(writeOrderOf(service, { cityCode: '659004' }))).status).toBe(200)
  const ops = await server.signIn('ops')
  const names = { zh: '洛阳', en: 'Luoyang', es: 'Luoyang', ja: '洛陽' }
  await ops.call(cities.add, { code: '410300', names, services: [] })
  expect(await place(writeOrderOf('food', { cityCode: '659004' }))).toMatchObject({ reason: 'cityUnknown' })
  expect(await place(writeOrderOf('food', { cityCode: '410300' }))).toMatchObject({ reason: 'serviceNotOpen' })
})
