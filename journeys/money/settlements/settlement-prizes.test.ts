import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { withDesks, withSettlements } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import { amountsOf, postedAbout, settled, settlementOf, untilState } from '../../setup/money/settlements.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import type { Order } from '../../setup/orders/order.ts'
import { passTime } from '../../setup/process/clock.ts'
import { until } from '../../setup/process/until.ts'

const server = withSettlements()
const staff = withDesks(server, { finance: 'finance', first: 'ops', second: 'ops' })
const twoDays = 2 * 86_400

type Winner = 'customer' | 'opponent' | 'draw'

/** An event that staff judged, for a prize of ¥100. */
async function judged(winner: Winner): Promise<Order> {
  const order = await server.fixtures.orderOf('challenge', 'disputed', { kind: 'event' })
  const { id, version } = await staff.first.call(orders.get, { no: order.no })
  await staff.first.call(orders.judge, { id, version, reason: '看了录像', winner })
  return order
}

async function judgeAgain(desk: Desk, { no }: Order, winner: Winner): Promise<void> {
  const { id, version } = await desk.call(orders.get, { no })
  await desk.call(orders.judgeAgain, { id, version, reason: '录像不完整，改判', winner })
}

async function customerOf({ id }: Order): Promise<number> {
  const { customer_id } = await server.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return customer_id
}

/** What somebody may withdraw, who may have won other events. */
const earned = async (order: Order) => balanceOf(server, `person:${await customerOf(order)}:available`)

async function failedJobs(): Promise<unknown[]> {
  const { rows } = await sql`select name, data, output from pgboss.job
    where name in ('orders.settle', 'orders.release') and (state in ('failed', 'retry') or retry_count > 0)`.execute(
    server.db,
  )
  return rows
}

describe('The prize of an event that staff judge again', () => {
  test('is the customer’s, although its first judge saw a draw and there was nothing to divide', async () => {
    const order = await judged('draw')
    const before = await earned(order)
    await settled(staff.finance, order, 'empty')
    await judgeAgain(staff.second, order, 'customer')
    expect(amountsOf(await settled(staff.finance, order))).toEqual({ winner: 10_000, platform: -10_000 })
    await passTime(twoDays)
    await untilState(staff.finance, order, 'released')
    expect((await earned(order)) - before).toBe(10_000)
  })

  test('is nobody’s after a draw, although it was promised to the customer', async () => {
    const order = await judged('customer')
    const before = await earned(order)
    await settled(staff.finance, order)
    await passTime(86_400)
    await judgeAgain(staff.second, order, 'draw')
    await passTime(86_400)
    await sweepSettlements(server.runtime)
    await passTime(86_400)
    await untilState(staff.finance, order, 'released')
    expect(amountsOf(await settlementOf(staff.finance, order))).toEqual({ winner: 0, platform: 0 })
    expect(await postedAbout(server.db, order)).toEqual({})
    expect(await earned(order)).toBe(before)
    expect(await failedJobs()).toEqual([])
  })

  test('is the customer’s again, if a third judgement says so before the second is final', async () => {
    const order = await judged('customer')
    const before = await earned(order)
    await settled(staff.finance, order)
    await passTime(86_400)
    await judgeAgain(staff.second, order, 'draw')
    await passTime(86_400)
    await sweepSettlements(server.runtime)
    await until(async () => ((await settlementOf(staff.finance, order)).releaseAt ?? 0) > Date.now())
    await judgeAgain(staff.first, order, 'customer')
    await passTime(twoDays + 60)
    await untilState(staff.finance, order, 'released')
    expect((await earned(order)) - before).toBe(10_000)
  })

  test('waits for an opponent whom no app has reported, and not for one who is said to have lost', async () => {
    const order = await judged('opponent')
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'winnerUnknown' })
    await judgeAgain(staff.second, order, 'customer')
    await sweepSettlements(server.runtime)
    expect(amountsOf(await untilState(staff.finance, order, 'held'))).toEqual({ winner: 10_000, platform: -10_000 })
    await judgeAgain(staff.first, order, 'opponent')
    await passTime(twoDays)
    await until(async () => (await settlementOf(staff.finance, order)).stopReason === 'winnerUnknown')
    await sweepSettlements(server.runtime)
    expect(await settlementOf(staff.finance, order)).toMatchObject({ state: 'held' })
    const customer = { externalId: 'P-1', name: '对手小马', phone: '19722223333' }
    const own = await server.fixtures.orderOf('food', 'pending_pay', { written: { customer } })
    await sweepSettlements(server.runtime)
    await untilState(staff.finance, order, 'released')
    expect(await earned(own)).toBe(10_000)
    expect(await failedJobs()).toEqual([])
  })
})
