import { describe, expect, test } from 'vitest'
import { complaints } from '#contract/complaints/complaints.ts'
import { settlements } from '#contract/money/settlements.ts'
import { orders } from '#contract/orders/orders.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { settleQueue } from '#server/orders/index.ts'
import { answer, type Complaint, complain } from '../../setup/complaints/complaints.ts'
import { withDesks, withSettlements } from '../../setup/money/finance.ts'
import {
  amountsOf,
  postedAbout,
  settled,
  settlementOf,
  shopOfMeals,
  untilState,
} from '../../setup/money/settlements.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { askFor, mealFor } from '../../setup/people/money.ts'
import { passTime } from '../../setup/process/clock.ts'

const server = withSettlements()
const staff = withDesks(server, { finance: { role: 'finance', name: '老钱' }, kefu: 'kefu' })
const reason = '账目待核对'

describe('Money of an order is not divided', () => {
  test('while its shop is unknown; once the shop’s app reports it, it is', async () => {
    const order = await mealFor(server, 3000, 'completed')
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'merchantUnknown' })
    const { rows } = await staff.finance.call(settlements.list, { queue: 'stopped' })
    expect(rows.map(({ no }) => no)).toContain(order.no)
    await shopOfMeals(server)
    await sweepSettlements(server.runtime)
    await untilState(staff.finance, order, 'held')
  })

  test('while a refund may still take of it; afterwards without what was refunded', async () => {
    const order = await mealFor(server, 8000, 'completed')
    await askFor(staff.kefu, order, 1000, { code: 'M03', liability: 'merchant', reason: '少了一份' })
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'refund' })
    const { amountFen, no } = (await staff.kefu.call(orders.get, { no: order.no })).refunds[0] ?? {
      amountFen: 0,
      no: '',
    }
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', amountFen, refundNo: no })
    await sweepSettlements(server.runtime)
    const settlement = await untilState(staff.finance, order, 'held')
    expect(settlement).toMatchObject({ paidBackFen: 1000, givenFen: 1000, stopReason: null })
    const merchant = settlement.shares?.find(({ party }) => party === 'merchant')
    expect(merchant?.lines).toContainEqual({ line: 'refund', fen: -1000 })
  })

  test('while a complaint that demanded money is merged into an open one', async () => {
    const order = await mealFor(server, 5000, 'completed')
    const [asking, main, last] = [
      await complain(server, { order, demand: 'refund' }),
      await complain(server, { order }),
      await complain(server, { order }),
    ]
    const merge = async (one: Complaint, into: Complaint) => {
      const { version } = await staff.kefu.call(complaints.get, { id: one.id })
      await staff.kefu.call(complaints.merge, { id: one.id, version, intoId: into.id })
    }
    await merge(asking, main)
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'complaint' })
    await merge(main, last)
    await sweepSettlements(server.runtime)
    expect(await settlementOf(staff.finance, order)).toMatchObject({ state: 'stopped', stopReason: 'complaint' })
    await answer(server, last, 'withdraw')
    await sweepSettlements(server.runtime)
    await untilState(staff.finance, order, 'held')
  })

  test('while a complaint demands money; one that asks for an apology stops nothing', async () => {
    const [order, calm] = [await mealFor(server, 5000, 'completed'), await mealFor(server, 5000, 'completed')]
    const complaint = await complain(server, { order, demand: 'refund' })
    await complain(server, { order: calm })
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'complaint' })
    await untilState(staff.finance, calm, 'held')
    await answer(server, complaint, 'withdraw')
    await sweepSettlements(server.runtime)
    await untilState(staff.finance, order, 'held')
  })

  test('nor released while finance holds it, and goes on when they resume it', async () => {
    const [order, other] = [await mealFor(server, 5000, 'completed'), await mealFor(server, 5000, 'completed')]
    const { id, version } = await settled(staff.finance, order)
    const held = await staff.finance.call(settlements.hold, { id, version, reason })
    expect(held).toMatchObject({ stopReason: 'hold', hold: { by: '老钱', reason }, allowed: ['unhold'] })
    const late = await refusalOf(staff.finance.call(settlements.hold, { id, version, reason }))
    expect(late).toMatchObject({ reason: 'changedByOther', record: { version: held.version } })
    await passTime(2 * 86_400)
    await untilState(staff.finance, other, 'released')
    await sweepSettlements(server.runtime)
    expect(await settlementOf(staff.finance, order)).toMatchObject({ state: 'held', version: held.version })
    const onHold = await staff.finance.call(settlements.list, { queue: 'stopped', reason: 'hold' })
    expect(onHold.rows.map(({ no }) => no)).toEqual([order.no])
    await staff.finance.call(settlements.unhold, { id, version: held.version, reason: '核查无误' })
    expect(await untilState(staff.finance, order, 'released')).toMatchObject({ hold: null, stopReason: null })
  })

  test('and of an order that was refunded whole there is nothing to divide', async () => {
    const order = await mealFor(server, 5000, 'preparing/wait_dispatch')
    const { id, version } = await staff.kefu.call(orders.get, { no: order.no })
    const ops = await server.signIn('ops')
    await ops.call(orders.cancel, { id, version, code: 'U01', reason: '用户不要了' })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
    expect(amountsOf(await settled(staff.finance, order, 'empty'))).toEqual({})
    expect(Object.keys(await postedAbout(server.db, order))).toEqual(['pay', 'refund'])
  })
})

describe('A refund and the division of the same order', () => {
  test('at the same moment, and the division many times at once, pay nothing twice', async () => {
    const meals = await Promise.all(Array.from({ length: 6 }, () => mealFor(server, 8000, 'completed')))
    for (const order of meals.slice(0, 4)) await askFor(staff.kefu, order, 2000)
    await passTime(601)
    const divide = async (orderId: number) => {
      await server.db
        .transaction()
        .execute(transaction => server.runtime.jobs.later(transaction, settleQueue, { orderId }))
      server.runtime.jobs.wake([settleQueue])
    }
    await Promise.all(
      meals.flatMap(order => [
        divide(order.id),
        ...(meals.indexOf(order) < 4 ? [server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })] : []),
        divide(order.id),
        sweepSettlements(server.runtime),
      ]),
    )
    await sweepSettlements(server.runtime)
    for (const order of meals) {
      await untilState(staff.finance, order, 'held')
      const posted = await postedAbout(server.db, order)
      expect(Object.keys(posted).toSorted()).toEqual(
        meals.indexOf(order) < 4 ? ['pay', 'refund', 'settle'] : ['pay', 'settle'],
      )
    }
    const { rows } = await staff.finance.call(settlements.list, { queue: 'stopped' })
    expect(rows).toEqual([])
  })
})

describe('Who may see and hold', () => {
  test('Shares are for those who may see what others earn; state and what was paid back are for everybody with orders', async () => {
    const order = await mealFor(server, 5000, 'completed')
    const settlement = await settled(staff.finance, order)
    expect(await settlementOf(staff.kefu, order)).toMatchObject({
      state: 'held',
      shares: null,
      paidBackFen: 0,
      allowed: [],
    })
    const leader = await server.signIn('kefu_leader')
    expect((await settlementOf(leader, order)).shares).toHaveLength(3)
    expect((await settlementOf(leader, order)).allowed).toEqual([])
    const { id, version } = settlement
    expect(await refusalOf(leader.call(settlements.hold, { id, version, reason }))).toMatchObject({
      reason: 'noPermission',
    })
    const elsewhere = await server.signIn('finance', { cityCodes: ['110100'] })
    expect(await refusalOf(elsewhere.call(settlements.ofOrder, { id }))).toMatchObject({ reason: 'notFound' })
    expect(await refusalOf(elsewhere.call(settlements.hold, { id, version, reason }))).toMatchObject({
      reason: 'notFound',
    })
    expect((await elsewhere.call(settlements.list, { queue: 'all' })).rows).toEqual([])
  })
})
