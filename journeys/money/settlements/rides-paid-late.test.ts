import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { orders } from '#contract/orders/orders.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { answer, complain } from '../../setup/complaints/complaints.ts'
import { withDesks, withSettlements } from '../../setup/money/finance.ts'
import { balanceOf, findWrong } from '../../setup/money/ledger.ts'
import { amountsOf, postedAbout, settled, untilState } from '../../setup/money/settlements.ts'
import { eventOf } from '../../setup/open/fixtures.ts'
import type { Order } from '../../setup/orders/order.ts'
import { writeOrderOf } from '../../setup/orders/placed.ts'
import { readOrder } from '../../setup/people/records.ts'
import { passTime } from '../../setup/process/clock.ts'
import { until } from '../../setup/process/until.ts'

const server = withSettlements()
const staff = withDesks(server, { finance: 'finance', ops: 'ops' })

/** A ride of 68.00 that nobody paid for a day; nothing could be divided. */
async function leftUnpaid(written: object = {}): Promise<Order> {
  const ride = await server.fixtures.orderOf('chauffeur', 'pending_pay', { written })
  const left = await server.fixtures.timeOut(ride)
  expect(left.state).toBe('completed')
  await passTime(601)
  await until(async () => (await stateOf(left)) === 'empty')
  return left
}

const pay = (ride: Order, more: Partial<OpenEvent> = {}) =>
  server.fixtures.post('customer', `/open/v1/orders/${ride.no}/events`, {
    ...eventOf(ride, { event: 'pay', by: 'payment' }),
    ...more,
  })

async function stateOf({ id }: Order) {
  const found = await server.db.selectFrom('settlements').select('state').where('order_id', '=', id).executeTakeFirst()
  return found?.state
}

const rowOf = async ({ id }: Order) => (await readOrder(server.db, id)).row

async function inboxOf({ id }: Order) {
  const rows = await server.db.selectFrom('order_inbox').select('state').where('order_id', '=', id).execute()
  return rows.map(({ state }) => state)
}

describe('A ride that was left unpaid', () => {
  test('is paid later: the money is booked, the chauffeur’s share is held, and it ended when it ended', async () => {
    const ride = await leftUnpaid()
    const before = await rowOf(ride)
    expect(await staff.ops.call(orders.list, { service: 'chauffeur', unpaidHours: 0 })).toMatchObject({
      rows: [{ no: ride.no, about: { isUnpaid: true } }],
    })
    expect((await pay(ride, { tradeNo: 'T-LATE' })).status).toBe(200)
    const detail = await staff.ops.call(orders.get, { no: ride.no })
    expect(detail).toMatchObject({ state: 'completed', paidFen: 6800, about: { isUnpaid: false } })
    expect(detail.timeline.at(-1)).toMatchObject({ action: 'pay' })
    const { finished_at, state_at, timeout_at, due_at } = await rowOf(ride)
    expect({ finished_at, state_at, timeout_at, due_at }).toEqual({
      finished_at: before.finished_at,
      state_at: before.state_at,
      timeout_at: null,
      due_at: null,
    })
    expect((await postedAbout(server.db, ride)).pay).toEqual([
      'credit platform:escrow 6800',
      expect.stringMatching(/^debit channel:.* 6800$/),
    ])
    const { worker = 0, platform = 0 } = amountsOf(await settled(staff.finance, ride))
    expect([worker > 0, worker + platform]).toEqual([true, 6800])
    expect(await balanceOf(server, `person:${ride.worker?.id}:held`)).toBe(worker)
    expect((await staff.ops.call(orders.list, { service: 'chauffeur', unpaidHours: 0 })).rows).toEqual([])
    expect(await findWrong(server)).toEqual([])
  })

  test('is paid once, and with what is owed', async () => {
    const ride = await leftUnpaid()
    const wrong = await pay(ride, { amountFen: fen(6700) })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { amountFen: expect.any(String) } }])
    expect(await rowOf(ride)).toMatchObject({ paid_fen: 0, facts: { isUnpaid: true } })
    const event = eventOf(ride, { event: 'pay', by: 'payment' })
    const statuses = await Promise.all([1, 2].map(async () => (await pay(ride, event)).status))
    expect(statuses).toEqual([200, 200])
    const again = await pay(ride)
    expect([again.status, await again.json()]).toMatchObject([422, { reason: 'notInThisState' }])
    expect(await rowOf(ride)).toMatchObject({ paid_fen: 6800 })
    await settled(staff.finance, ride)
  })

  test('lets its customer order again once it is paid', async () => {
    const customer = { externalId: `late-${process.pid}`, name: '欠费的人', phone: '19711113333' }
    const ride = await leftUnpaid({ customer })
    const next = () => server.fixtures.post('customer', '/open/v1/orders', writeOrderOf('chauffeur', { customer }))
    expect((await next()).status).toBe(422)
    await passTime(3 * 86_400)
    expect((await pay(ride)).status).toBe(200)
    expect((await next()).status).toBe(200)
    // Its hold counts from the end of the ride.
    const { worker } = amountsOf(await settled(staff.finance, ride, 'released'))
    expect(await balanceOf(server, `person:${ride.worker?.id}:available`)).toBe(worker)
  })

  test('is paid by a numbered event as well; a second payment comes too late', async () => {
    const ride = await leftUnpaid()
    expect((await pay(ride, { seq: 1 })).status).toBe(200)
    expect(await rowOf(ride)).toMatchObject({ paid_fen: 6800, facts: { isUnpaid: false } })
    await pay(ride, { seq: 2 })
    expect(await inboxOf(ride)).toEqual(['applied', 'late'])
    await settled(staff.finance, ride)
  })

  test('is divided by the terms of its payment', async () => {
    const ride = await leftUnpaid()
    await sql`insert into settlement_terms (service, starts_at, terms)
      select service, now(), terms || '{"commissionBp": 500}' from settlements where order_id = ${ride.id}`.execute(
      server.db,
    )
    expect((await pay(ride)).status).toBe(200)
    expect(amountsOf(await settled(staff.finance, ride))).toEqual({ worker: 6800 - 340, platform: 340 })
    await sql`delete from settlement_terms where terms ->> 'commissionBp' = '500'`.execute(server.db)
  })

  test('is divided once a complaint about it is closed', async () => {
    const ride = await leftUnpaid()
    const complaint = await complain(server, { order: ride, type: 'C410', demand: 'compensation' })
    expect((await pay(ride)).status).toBe(200)
    expect(await settled(staff.finance, ride, 'stopped')).toMatchObject({ stopReason: 'complaint' })
    await answer(server, complaint, 'withdraw')
    await sweepSettlements(server.runtime)
    await untilState(staff.finance, ride, 'held')
  })
})

test('A ride that was paid in time is not paid again', async () => {
  const ride = await server.fixtures.orderOf('chauffeur', 'completed')
  const again = await pay(ride)
  expect([again.status, await again.json()]).toMatchObject([422, { reason: 'notInThisState' }])
  await pay(ride, { seq: 1 })
  expect(await inboxOf(ride)).toEqual(['late'])
  await passTime(601)
  await untilState(staff.finance, ride, 'held')
})
