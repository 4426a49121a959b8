import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Service, StateOf } from '#contract/orders/service.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { withDesks, withSettlements } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import {
  amountsOf,
  postedAbout,
  settled,
  settlementOf,
  shopOfMeals,
  untilState,
} from '../../setup/money/settlements.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import type { Order } from '../../setup/orders/order.ts'
import { askFor } from '../../setup/people/money.ts'
import { passTime } from '../../setup/process/clock.ts'
import { until } from '../../setup/process/until.ts'

const server = withSettlements()
const staff = withDesks(server, { finance: 'finance', ops: 'ops' })
let shopId: number
beforeAll(async () => {
  shopId = (await shopOfMeals(server)).id
})

const orderOf = <S extends Service>(service: S, state: StateOf<S>, kind?: string) =>
  server.fixtures.orderOf(service, state, kind === undefined ? {} : { kind })

describe('What the parties of an order get', () => {
  test('of a meal: shop and rider are held as long as the terms say, the commission is the platform’s at once', async () => {
    const order = await orderOf('food', 'completed')
    expect(await settlementOf(staff.finance, order)).toMatchObject({ state: 'open', isExpected: true })
    const settlement = await settled(staff.finance, order)
    const { merchant, worker = 0, platform } = amountsOf(settlement)
    expect(merchant).toBe(2668)
    expect(worker).toBeGreaterThanOrEqual(400)
    expect(platform).toBe(3400 - 2668 - worker)
    const { settle } = await postedAbout(server.db, order)
    expect(settle).toContain('debit platform:escrow 3400')
    expect(settle).toContain(`credit merchant:${shopId}:held 2668`)
    expect(settle).toContain(`credit person:${order.worker?.id}:held ${worker}`)
    // A shop's hour of the next day is up to 34 hours after an order that ended at night.
    await passTime(2 * 86_400)
    await untilState(staff.finance, order, 'released')
    expect(await balanceOf(server, `merchant:${shopId}:available`)).toBe(2668)
    expect(await balanceOf(server, `person:${order.worker?.id}:available`)).toBe(worker)
    expect(await balanceOf(server, `person:${order.worker?.id}:held`)).toBe(0)
  })

  test('A shop’s own terms count from their moment on, and an order keeps those of its payment', async () => {
    const before = await orderOf('food', 'pending_accept')
    const { terms } = await server.db
      .selectFrom('settlements')
      .select('terms')
      .where('order_id', '=', before.id)
      .executeTakeFirstOrThrow()
    const own = JSON.stringify({ ...terms, commission: { mode: 'fixed', fen: 100 } })
    await sql`insert into settlement_terms (service, merchant_id, starts_at, terms)
      values ('food', ${shopId}, now(), ${own}::jsonb)`.execute(server.db)
    const after = await orderOf('food', 'completed')
    await server.fixtures.advance(before, 'completed')
    expect(amountsOf(await settled(staff.finance, after))).toMatchObject({ merchant: 2900 - 100 })
    expect(amountsOf(await untilState(staff.finance, before, 'held'))).toMatchObject({ merchant: 2668 })
    await sql`delete from settlement_terms where merchant_id = ${shopId}`.execute(server.db)
  })

  test('of an errand: the runner gets the fee less commission, the tip, and the goods that they advanced', async () => {
    const order = await orderOf('errand', 'arrived_pickup', 'buy')
    const confirming = { facts: { goodsFen: 5800 } }
    const delivering = await server.fixtures.sendEvent(order, { event: 'showReceipt', by: 'rider', ...confirming })
    const settlement = await settled(staff.finance, await server.fixtures.advance(delivering, 'completed'))
    expect(amountsOf(settlement)).toEqual({ worker: 1200 - 240 + 300 + 5800, platform: 240 + 200 })
  })

  test('of a ride: tolls are not commissioned', async () => {
    const order = await orderOf('chauffeur', 'in_service')
    const facts = { drivenM: 8100, waitSeconds: 120, tollFen: 1500, totalFen: 8001 }
    const ended = await server.fixtures.sendEvent(order, { event: 'end', by: 'chauffeur', facts })
    const paid = await server.fixtures.sendEvent(ended, { event: 'pay', by: 'payment', amountFen: fen(8001) })
    expect(amountsOf(await settled(staff.finance, paid))).toEqual({ worker: 8001 - 1300, platform: 1300 })
  })

  test('of a parcel: the carrier is owed its part of the real freight, the difference is the platform’s when it is paid', async () => {
    const order = await orderOf('express', 'picked_up')
    const weighed = await server.fixtures.sendEvent(order, { event: 'weigh', by: 'carrier' })
    const done = await server.fixtures.advance(weighed, 'completed')
    const settlement = await settled(staff.finance, done, 'released')
    expect(amountsOf(settlement)).toEqual({ carrier: 1530 + 100, platform: 1400 - 1630 })
    expect((await postedAbout(server.db, order)).settle).toEqual(
      ['credit platform:carrierPayable 1630', 'debit platform:escrow 1400', 'debit platform:subsidy 230'].toSorted(),
    )
    await server.fixtures.sendEvent(done, { event: 'payDifference', by: 'payment', amountFen: fen(400) })
    await passTime(601)
    await expect
      .poll(async () => amountsOf(await settlementOf(staff.finance, order)))
      .toEqual({ carrier: 1630, platform: 170 })
  })

  test('of a companion: the full price less commission; the discount is the platform’s', async () => {
    const order = await orderOf('companion', 'completed')
    expect(amountsOf(await settled(staff.finance, order))).toEqual({ worker: 6000 - 1200, platform: 1200 - 500 })
  })

  test('of a dispute: what staff decided, after the customer’s part was refunded', async () => {
    const order = await orderOf('companion', 'arbitrating')
    const { id, version } = order
    const shares = { customerFen: 3300, companionFen: 1650, platformFen: 550 }
    await staff.ops.call(orders.split, { id, version, reason: '双方举证后裁定', ...shares })
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'refund' })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
    await sweepSettlements(server.runtime)
    const settlement = await untilState(staff.finance, order, 'held')
    expect(amountsOf(settlement)).toEqual({ worker: 1650, platform: 550 })
    expect(settlement).toMatchObject({ paidBackFen: 3300 })
  })

  test.each(['platform', 'worker'] as const)(
    'of a dispute about an order of which a part went back before, at the cost of the %s: what was left is divided',
    async at => {
      const begun = await orderOf('companion', 'in_service')
      await askFor(staff.ops, begun, 2000, { code: 'Z99', liability: at, reason: '少了半小时' })
      const [{ no: refundNo, amountFen } = { no: '', amountFen: 0 }] = (
        await staff.ops.call(orders.get, { no: begun.no })
      ).refunds
      await server.fixtures.sendEvent(begun, { event: 'refund', by: 'payment', amountFen, refundNo })
      const order = await server.fixtures.advance(begun, 'arbitrating')
      const split = async (companionFen: number) => {
        const { id, version } = await staff.ops.call(orders.get, { no: order.no })
        const shares = { customerFen: 1000, companionFen, platformFen: 500 }
        return staff.ops.call(orders.split, { id, version, reason: '双方举证后裁定', ...shares })
      }
      expect(await refusalOf(split(4000))).toMatchObject({ reason: 'sharesDiffer' })
      await split(2000)
      await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
      await passTime(601)
      await sweepSettlements(server.runtime)
      const settlement = await untilState(staff.finance, order, 'held')
      expect(amountsOf(settlement)).toEqual({ worker: 2000, platform: 500 })
    },
  )

  test('of a match against a companion: the fee, whoever wins', async () => {
    const order = await orderOf('challenge', 'finished', 'coach')
    expect(amountsOf(await settled(staff.finance, order))).toEqual({ worker: 1600, platform: 400 })
  })

  test('of a match for which an app once named a prize: the same, whoever won', async () => {
    const order = await orderOf('challenge', 'in_progress', 'coach')
    await sql`update orders set details = details || '{"prizeFen": 5000}' where id = ${order.id}`.execute(server.db)
    const finished = await server.fixtures.advance(order, 'finished')
    expect(amountsOf(await settled(staff.finance, finished))).toEqual({ worker: 1600, platform: 400 })
  })

  test('of an event: the prize is the winner’s once nobody can judge again', async () => {
    const order = await orderOf('challenge', 'finished', 'event')
    const settlement = await settled(staff.finance, order)
    expect(amountsOf(settlement)).toEqual({ winner: 10_000, platform: -10_000 })
    const winnerId = settlement.shares?.find(({ party }) => party === 'winner')?.owner?.id
    expect(await balanceOf(server, `person:${winnerId}:available`)).toBe(0)
    await passTime(2 * 86_400)
    await untilState(staff.finance, order, 'released')
    expect(await balanceOf(server, `person:${winnerId}:available`)).toBe(10_000)
    expect((await postedAbout(server.db, order)).prize).toContain('debit platform:subsidy 10000')
  })

  /** As staff say: the second time by somebody else. */
  async function judge(order: Order, move: 'judge' | 'judgeAgain', winner: 'customer' | 'opponent' | 'draw') {
    const desk = await server.signIn('ops')
    const { id, version } = await desk.call(orders.get, { no: order.no })
    await desk.call(orders[move], { id, version, reason: '看了录像', winner })
  }
  const jobsThatFailed = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where state in ('failed', 'retry') and name like 'settlements.%'`.execute(server.db)
    return rows
  }

  test('of an event that was a draw at first: the prize is that of who is judged to have won after all', async () => {
    const order = await orderOf('challenge', 'disputed', 'event')
    await judge(order, 'judge', 'draw')
    await settled(staff.finance, order, 'empty')
    await judge(order, 'judgeAgain', 'customer')
    expect(amountsOf(await settled(staff.finance, order))).toEqual({ winner: 10_000, platform: -10_000 })
    await passTime(2 * 86_400)
    const { shares } = await untilState(staff.finance, order, 'released')
    const winnerId = shares?.find(({ party }) => party === 'winner')?.owner?.id
    expect(await balanceOf(server, `person:${winnerId}:available`)).toBe(10_000)
  })

  test('of an event that is a draw after all: nobody gets the prize, and nothing waits for anybody', async () => {
    const order = await orderOf('challenge', 'disputed', 'event')
    await judge(order, 'judge', 'customer')
    const { shares } = await settled(staff.finance, order)
    const winnerId = shares?.find(({ party }) => party === 'winner')?.owner?.id
    await passTime(86_400)
    await judge(order, 'judgeAgain', 'draw')
    await passTime(2 * 86_400)
    await sweepSettlements(server.runtime)
    expect(amountsOf(await untilState(staff.finance, order, 'released'))).toEqual({ winner: 0, platform: 0 })
    expect(await balanceOf(server, `person:${winnerId}:available`)).toBe(0)
    expect((await postedAbout(server.db, order)).prize).toBeUndefined()
    expect(await jobsThatFailed()).toEqual([])
  })

  test('of an event won by somebody whom no app has reported: it waits for them, or for another verdict', async () => {
    const order = await orderOf('challenge', 'disputed', 'event')
    await judge(order, 'judge', 'opponent')
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'winnerUnknown' })
    await judge(order, 'judgeAgain', 'customer')
    await settled(staff.finance, order)
    await judge(order, 'judgeAgain', 'opponent')
    await passTime(601)
    await until(async () => (await settlementOf(staff.finance, order)).stopReason === 'winnerUnknown')
    await judge(order, 'judgeAgain', 'customer')
    await passTime(601)
    await sweepSettlements(server.runtime)
    await until(async () => (await settlementOf(staff.finance, order)).stopReason === null)
    await passTime(2 * 86_400)
    await untilState(staff.finance, order, 'released')
    expect(await jobsThatFailed()).toEqual([])
  })
})
