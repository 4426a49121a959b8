import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { screenOf } from '#contract/desk/notification-screens.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { notificationWords } from '#server/desk/notifications/words.ts'
import { otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { askFor, expectSumsRight, mealFor, newest, requestRefundByApp, target } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let kefu: Desk

beforeAll(async () => {
  kefu = await server.signIn('kefu', { name: '小林' })
})
afterEach(() => expectSumsRight(server.db))

describe('a refund request of a customer', () => {
  test('notifies staff, and the app receives the decision', async () => {
    const order = await mealFor(server, 8000)
    const { status, answer } = await requestRefundByApp(server, order, { askedFen: 3000 })
    expect({ status, answer }).toMatchObject({ status: 200, answer: { stage: 'review', amountFen: 3000 } })
    const shown = await kefu.call(orders.get, { no: order.no })
    expect(shown).toMatchObject({ refund: 'applying', leftFen: 8000 })
    expect(shown.refunds).toMatchObject([{ origin: 'customer', code: 'R07', liability: 'worker', reason: '汤全洒了' }])
    expect(shown.timeline.at(-1)).toMatchObject({ action: 'askRefund', actor: { kind: 'customer' } })
    const news = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'food.afterSale')
      .where('link', '=', `/order?no=${order.no}`)
      .execute()
    expect(news).toMatchObject([{ type: 6, to_permission: 'refunds.approve', params: { no: order.no, yuan: '30.00' } }])
    await kefu.call(refunds.approve, await target(kefu, order))
    const types = () =>
      server.webhooks.received
        .filter(({ app, body }) => app === 'customer' && body.data.no === order.no)
        .map(h => h.body)
    const started = await until(() => types().find(({ type }) => type === 'order.refundStarted'))
    expect(started.data.refund).toMatchObject({ no: answer.no, stage: 'processing', amountFen: 3000 })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
    await until(() => types().find(({ type }) => type === 'order.refunded'))
  })

  test('is created once per number; a second one with another number is refused while the first is open', async () => {
    const order = await mealFor(server, 8000)
    const asked = { externalNo: `same-${order.no}`, askedFen: 3000 }
    const all = await Promise.all(Array.from({ length: 8 }, () => requestRefundByApp(server, order, asked)))
    expect(new Set(all.map(({ answer }) => answer.no)).size).toBe(1)
    expect((await kefu.call(orders.get, { no: order.no })).refunds).toHaveLength(1)
    expect((await requestRefundByApp(server, order, { ...asked, askedFen: 2000 })).status).toBe(409)
    expect((await requestRefundByApp(server, order, { askedFen: 100 })).status).toBe(422)
    await kefu.call(refunds.approve, await target(kefu, order))
    expect((await requestRefundByApp(server, order, { askedFen: 100 })).status).toBe(409)
  })

  test('before the order is accepted cancels it and refunds everything', async () => {
    const order = await mealFor(server, 8000, 'pending_accept')
    const { answer } = await requestRefundByApp(server, order, { askedFen: 8000, code: 'U05', reason: '' })
    expect(answer).toMatchObject({ stage: 'processing', amountFen: 8000 })
    const shown = await kefu.call(orders.get, { no: order.no })
    expect(shown).toMatchObject({ state: 'cancelled', refund: 'processing', cancelCode: 'U05', leftFen: 0 })
    expect(shown.refunds).toMatchObject([{ origin: 'customer', code: 'U05', liability: 'customer' }])
  })

  test('within a minute of acceptance does the same; later staff must decide', async () => {
    const fresh = await mealFor(server, 8000, 'preparing/wait_dispatch')
    expect((await requestRefundByApp(server, fresh, { askedFen: 8000 })).answer).toMatchObject({ stage: 'processing' })
    const cooking = await mealFor(server, 8000, 'preparing/wait_dispatch')
    const { rows } = await server.db.transaction().execute(async transaction => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      return sql<{ id: number }>`update events set at = at - interval '61 s'
        where subject = 'orders' and subject_id = ${cooking.id} and action = 'orders.accept' returning id`.execute(
        transaction,
      )
    })
    expect(rows).toHaveLength(1)
    expect((await requestRefundByApp(server, cooking, { askedFen: 8000 })).answer).toMatchObject({ stage: 'review' })
    expect(await kefu.call(orders.get, { no: cooking.no })).toMatchObject({ state: 'preparing/wait_dispatch' })
  })

  test('is refused if unpaid, too late, too much, or with a reason that is not for customers', async () => {
    expect(
      (await requestRefundByApp(server, await mealFor(server, 8000, 'pending_pay'), { askedFen: 100 })).status,
    ).toBe(422)
    const order = await mealFor(server, 8000, 'completed')
    expect((await requestRefundByApp(server, order, { askedFen: 8001 })).status).toBe(422)
    expect((await requestRefundByApp(server, order, { askedFen: 100, code: 'M03' })).status).toBe(400)
    expect((await requestRefundByApp(server, order, { askedFen: 0 })).status).toBe(400)
    await server.db
      .updateTable('orders')
      .set({ finished_at: new Date(Date.now() - 24 * 3_600_000 - 1000) })
      .where('id', '=', order.id)
      .execute()
    const late = await requestRefundByApp(server, order, { askedFen: 100 })
    expect(late).toMatchObject({ status: 422, answer: { message: expect.stringContaining('complaint') } })
    expect(await askFor(kefu, order, 100)).toMatchObject({ refund: 'processing' })
  })

  test('is refused for an order of another app, and without the scope', async () => {
    const order = await mealFor(server, 8000)
    const body = { externalNo: 'B-1', askedFen: 100, code: 'R07', reason: '' }
    expect((await server.fixtures.post('rider', `/open/v1/orders/${order.no}/refunds`, body)).status).toBe(403)
    await server.db
      .updateTable('apps')
      .set({ scopes: ['order.write', 'event.merchant'] })
      .where('id', '=', 'merchant-app')
      .execute()
    expect((await server.fixtures.post('merchant', `/open/v1/orders/${order.no}/refunds`, body)).status).toBe(404)
  })
})

describe('the list of refunds', () => {
  test('has refunds of every origin in one’s own cities, and finds one by its number or its order’s number', async () => {
    const finance = await server.signIn('finance')
    const [asked, moved] = [await mealFor(server, 8000), await mealFor(server, 8000, 'preparing/wait_dispatch')]
    await askFor(kefu, asked, 100)
    await server.fixtures.sendEvent(moved, { event: 'cancel', by: 'customer' })
    const { rows } = await finance.call(refunds.list, { queue: 'processing', limit: 200 })
    expect(rows.map(({ order }) => order.no)).toEqual(expect.arrayContaining([asked.no, moved.no]))
    const { no } = await newest(kefu, asked)
    for (const search of [no, asked.no]) {
      const found = await finance.call(refunds.list, { queue: 'all', search })
      expect(found.rows.map(row => row.no)).toEqual([no])
    }
    for (const end of [no.slice(-8), asked.no.slice(-8)]) {
      const found = await finance.call(refunds.list, { queue: 'all', search: end })
      expect(found.rows.map(row => row.no)).toContain(no)
      // Numbers of a refund and an order of the same second can have the same ending.
      expect(found.rows.every(row => row.no.endsWith(end) || row.order.no.endsWith(end))).toBe(true)
    }
    const before = await finance.call(refunds.counts, {})
    const elsewhere = await server.signIn('finance', { cityCodes: [otherCity] })
    expect(await elsewhere.call(refunds.list, { queue: 'all' })).toEqual({ rows: [], next: null })
    expect(await elsewhere.call(refunds.counts, {})).toEqual({ review: 0, processing: 0, failed: 0 })
    expect(await refusalOf(elsewhere.call(refunds.approve, await target(kefu, asked)))).toMatchObject({
      reason: 'notFound',
    })
    await askFor(kefu, await mealFor(server, 8000), 6000)
    expect(await finance.call(refunds.counts, {})).toEqual({ ...before, review: before.review + 1 })
  })

  test('has pages without gaps', async () => {
    const finance = await server.signIn('finance')
    const all = await finance.call(refunds.list, { queue: 'all', limit: 200 })
    const seen: string[] = []
    for (let after: string | null = null, page = 0; page < 100; page++) {
      const { rows, next }: { rows: { no: string }[]; next: string | null } = await finance.call(refunds.list, {
        queue: 'all',
        limit: 3,
        after,
      })
      seen.push(...rows.map(({ no }) => no))
      after = next
      if (next === null) break
    }
    expect(seen).toEqual(all.rows.map(({ no }) => no))
  })
})

const screens: Record<Service, string> = {
  food: '/order',
  chauffeur: '/daiorder',
  errand: '/sendorder',
  express: '/sendorder',
  companion: '/gameorder',
  challenge: '/gameorder',
}

test('the notification of a refund request leads to the screen of its service', () => {
  for (const service of services) {
    const msg = notificationWords[`${service}.afterSale`].zh
    expect(msg.match(/外卖|代驾|跑腿|寄件|陪玩/g)).toHaveLength(1)
    expect(screenOf({ type: 6, msg })).toBe(screens[service])
  }
})
