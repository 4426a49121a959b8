import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { createStaff } from '../access/access-calls.ts'
import { type Desk, type Refused, refusalOf } from '../setup/orders/desk.ts'
import { askFor, expectSumsRight, fault, mealFor, newest, target } from '../setup/people/money.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { amounts, setLimits } from '../setup/settings.ts'

const server = withServer()
beforeEach(avoidMidnight)
afterEach(() => expectSumsRight(server.db))

describe('refunds without approval', () => {
  for (const [role, limitFen] of [
    ['kefu', 5000],
    ['ops', 20_000],
    ['kefu_leader', 50_000],
  ] as const) {
    test(`a ${role}: up to ¥${limitFen / 100}, and above that a colleague decides`, async () => {
      const desk = await server.signIn(role)
      const within = await mealFor(server, 60_000)
      expect((await desk.call(refunds.ofOrder, { id: within.id })).ownLimitFen).toBe(limitFen)
      expect((await askFor(desk, within, limitFen)).refunds[0]).toMatchObject({ stage: 'processing' })
      const above = await mealFor(server, 60_000)
      expect((await askFor(desk, above, limitFen + 1)).refunds[0]).toMatchObject({ stage: 'review' })
    })
  }

  test('have a daily limit; a refund beyond it waits for approval', async () => {
    const desk = await server.signIn('kefu')
    for (const _ of Array.from({ length: 4 })) {
      expect(await askFor(desk, await mealFor(server, 8000), 5000)).toMatchObject({ refund: 'processing' })
    }
    const next = await mealFor(server, 8000)
    expect((await desk.call(refunds.ofOrder, { id: next.id })).ownLimitFen).toBe(0)
    expect(await askFor(desk, next, 100)).toMatchObject({ refund: 'applying' })
  })

  test('ten at once do not exceed the daily limit', async () => {
    const desk = await server.signIn('kefu')
    const meals = await Promise.all(Array.from({ length: 10 }, () => mealFor(server, 8000)))
    const answers = await Promise.all(meals.map(meal => askFor(desk, meal, 5000)))
    expect(answers.filter(({ refund }) => refund === 'processing')).toHaveLength(4)
    expect(answers.filter(({ refund }) => refund === 'applying')).toHaveLength(6)
  })

  test('other limits can be set and apply to the next refund', async () => {
    const desk = await server.signIn('kefu')
    const [before, after] = [await mealFor(server, 8000), await mealFor(server, 8000)]
    expect(await askFor(desk, before, 6000)).toMatchObject({ refund: 'applying' })
    await setLimits(server, 'money.refundLimits', { kefu: amounts(6000, 6000) })
    try {
      expect(await askFor(desk, after, 6000)).toMatchObject({ refund: 'processing' })
    } finally {
      await setLimits(server, 'money.refundLimits', { kefu: amounts(5000, 20_000) })
    }
  })

  test('a role without limits refunds nothing without approval and approves nothing', async () => {
    const desk = await createStaff(server, { permissions: ['orders.view', 'refunds.ask', 'refunds.approve'] })
    expect(await askFor(desk, await mealFor(server, 4000), 1)).toMatchObject({ refund: 'applying' })
    const order = await mealFor(server, 60_000)
    await askFor(await server.signIn('kefu'), order, 6000)
    expect(await refusalOf(desk.call(refunds.approve, await target(desk, order)))).toMatchObject({
      reason: 'aboveLimit',
    })
  })
})

describe('who may approve a refund', () => {
  test('not the requester, whatever their limits', async () => {
    const leader = await server.signIn('kefu_leader')
    const order = await mealFor(server, 60_000)
    await askFor(leader, order, 50_001)
    for (const command of [refunds.approve, refunds.reject]) {
      const refused = await refusalOf(leader.call(command, { ...(await target(leader, order)), reason: '自己来' }))
      expect(refused).toMatchObject({ code: 40303, reason: 'ownRequest' })
    }
    expect((await newest(leader, order)).stage).toBe('review')
  })

  test('not a colleague with the requester’s limits; finance may approve any amount', async () => {
    const order = await mealFor(server, 60_000)
    await askFor(await server.signIn('kefu'), order, 5001)
    const peer = await server.signIn('kefu')
    const refused = await refusalOf(peer.call(refunds.approve, await target(peer, order)))
    expect(refused).toMatchObject({ code: 40303, reason: 'aboveLimit' })
    expect(refused.message).toContain('¥50.00')
    const finance = await server.signIn('finance')
    const approved = await finance.call(refunds.approve, await target(finance, order))
    expect(approved.refunds[0]).toMatchObject({ stage: 'processing' })
  })

  test('not a colleague with equal limits, even for a small amount', async () => {
    const [asker, equal, leader] = await Promise.all([
      server.signIn('kefu'),
      server.signIn('kefu'),
      server.signIn('kefu_leader'),
    ])
    for (const _ of Array.from({ length: 4 })) await askFor(asker, await mealFor(server, 8000), 5000)
    const order = await mealFor(server, 8000)
    await askFor(asker, order, 100)
    expect(await refusalOf(equal.call(refunds.approve, await target(equal, order)))).toMatchObject({
      reason: 'aboveLimit',
    })
    expect(await leader.call(refunds.approve, await target(leader, order))).toMatchObject({ refund: 'processing' })
  })

  test('nobody refunds an order of their own', async () => {
    const order = await mealFor(server, 4000)
    const desk = await server.signIn('kefu')
    const { phone } = await server.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'customer_id')
      .select('phone')
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('users').set({ phone }).where('id', '=', desk.person.id).execute()
    expect(await refusalOf(askFor(desk, order, 100))).toMatchObject({ code: 40303, reason: 'ownCase' })
  })

  test('ten approvals at once refund once', async () => {
    const order = await mealFor(server, 60_000)
    await askFor(await server.signIn('kefu'), order, 40_000)
    const finance = await server.signIn('finance')
    const seen = await target(finance, order)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => finance.call(refunds.approve, { ...seen })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await finance.call(orders.get, { no: order.no })).toMatchObject({ leftFen: 20_000 })
  })
})

describe('two refunds of one order', () => {
  test('at the same moment refund it once, in every repetition', async () => {
    const desks = await Promise.all(Array.from({ length: 8 }, () => server.signIn('kefu')))
    for (const _ of Array.from({ length: 5 })) {
      const order = await mealFor(server, 6000)
      const { id, version } = await (desks[0] as Desk).call(orders.get, { no: order.no })
      const outcomes = await Promise.allSettled(
        desks.map(desk => desk.call(refunds.ask, { id, version, amountFen: 900, ...fault })),
      )
      const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as Refused] : []))
      expect(refused).toHaveLength(7)
      for (const no of refused) expect(no).toMatchObject({ reason: 'changedByOther' })
      expect((await (desks[0] as Desk).call(orders.get, { no: order.no })).refunds).toHaveLength(1)
    }
  })

  test('one after the other: the second refusal names the first person', async () => {
    const order = await mealFor(server, 6000)
    const first = await server.signIn('kefu')
    const { no } = (await askFor(first, order, 900)).refunds[0] ?? { no: '' }
    const refused = await refusalOf(askFor(await server.signIn('kefu'), order, 900))
    expect(refused).toMatchObject({ reason: 'refundUnderWay' })
    expect(refused.message).toContain(no)
  })

  test('requests, decisions, cancellations, payments and failures at once: the amounts add up', async () => {
    const leader = await server.signIn('kefu_leader')
    const finance = await server.signIn('finance')
    const meals = await Promise.all(Array.from({ length: 6 }, () => mealFor(server, 90_000, 'preparing/wait_dispatch')))
    const rounds = Array.from({ length: 6 }, (_, round) => round)
    const outcomes = await Promise.allSettled(
      meals.flatMap((meal, place) =>
        rounds.flatMap(round => [
          askFor(leader, meal, round % 2 ? 60_000 : 20_000),
          target(finance, meal).then(at => finance.call(refunds.approve, at)),
          target(finance, meal).then(at => finance.call(refunds.reject, { ...at, reason: '不符合规则' })),
          server.fixtures.sendEvent(meal, { event: 'failRefund', by: 'payment' }),
          target(finance, meal).then(at => finance.call(refunds.retry, at)),
          server.fixtures.sendEvent(meal, { event: 'refund', by: 'payment', amountFen: fen(1000 * (round + 1)) }),
          ...(round === place % 8 ? [server.fixtures.sendEvent(meal, { event: 'cancel', by: 'customer' })] : []),
        ]),
      ),
    )
    const faults = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    // Refusals are expected, errors are not.
    expect(faults.filter(fault => /系统繁忙|HTTP 5/.test(fault))).toEqual([])
    const moved = await Promise.all(meals.map(({ no }) => finance.call(orders.get, { no })))
    expect(moved.filter(({ refundedFen }) => refundedFen > 0).length).toBeGreaterThan(0)
    expect(moved.filter(({ state }) => state === 'cancelled').length).toBeGreaterThan(0)
    await expectSumsRight(server.db)
  })

  test('the database itself refuses a second refund', async () => {
    const order = await mealFor(server, 6000)
    await askFor(await server.signIn('kefu'), order, 900)
    const second = { order_id: order.id, amount_fen: fen(1), code: 'S05', liability: 'platform' } as const
    const insert = server.db.insertInto('refunds').values({ ...second, origin: 'customer', stage: 'review' })
    await expect(insert.execute()).rejects.toThrow('refunds_one_asked')
  })

  test('while the customer cancels: together at most the paid amount', async () => {
    const desk = await server.signIn('kefu_leader')
    for (const _ of Array.from({ length: 5 })) {
      const order = await mealFor(server, 6000, 'preparing/wait_dispatch')
      const { id, version } = await desk.call(orders.get, { no: order.no })
      await Promise.allSettled([
        desk.call(refunds.ask, { id, version, amountFen: 4000, ...fault }),
        server.fixtures.sendEvent(order, { event: 'cancel', by: 'customer' }),
      ])
      const after = await desk.call(orders.get, { no: order.no })
      expect(after).toMatchObject({ state: 'cancelled', leftFen: 0 })
      expect(after.refunds.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(6000)
    }
  })
})
