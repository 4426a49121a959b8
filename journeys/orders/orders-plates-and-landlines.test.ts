import { beforeAll, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { people } from '#contract/people/people.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('ops')
})

const rideWith = (plate: string) => server.fixtures.orderOf('chauffeur', 'pending_dispatch', { written: { plate } })

test.each([
  ['粤Z·f023港', '粤ZF023港'],
  ['使014578', '使014578'],
  ['豫a12345', '豫A12345'],
  ['豫A-D12345', '豫AD12345'],
])('a ride of the car %j is taken, and found by its plate', async (plate, stored) => {
  const ride = await rideWith(plate)
  const row = await server.db.selectFrom('orders').select('details').where('id', '=', ride.id).executeTakeFirstOrThrow()
  expect(row.details).toMatchObject({ plate: stored })
  for (const asked of [plate, stored, stored.slice(1).toLowerCase()]) {
    const { rows } = await desk.call(orders.list, { service: 'chauffeur', queue: 'all', plate: asked })
    expect(rows.map(({ id }) => id)).toEqual([ride.id])
  }
})

test.each(['豫AOI234', '豫A1234王', '张A12345'])(
  'a ride of the car %j is refused, and nothing is stored',
  async plate => {
    const count = () =>
      server.db
        .selectFrom('orders')
        .select(row => row.fn.countAll().as('count'))
        .execute()
    const before = await count()
    await expect(rideWith(plate)).rejects.toThrow()
    expect(await count()).toEqual(before)
  },
)

test('a shop whose phone is a landline is reported, and takes orders that belong to it', async () => {
  const { merchant } = server.fixtures.writeOrder()
  const shop = await server.fixtures.merchant({ name: merchant.name, phone: '(0371) 6555-1234' })
  const order = await server.fixtures.order('pending_accept', {
    written: { merchant: { ...merchant, phone: '0371-65551234' } },
  })
  const stored = await server.db
    .selectFrom('merchants')
    .select('phone')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  expect(stored.phone).toBe('037165551234')
  const row = await desk.call(orders.get, { no: order.no })
  expect(row.from?.phone).toBe('037****1234')
  const kefu = await server.signIn('kefu')
  const shown = await kefu.call(people.reveal, { field: 'orders.fromPhone', id: order.id, reason: '催单联系' })
  expect(shown.value).toBe('037165551234')
})
