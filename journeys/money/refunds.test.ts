import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { fen } from '#contract/base/values.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { askFor, expectSumsRight, fault, mealFor, newest, target } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let kefu: Desk
let finance: Desk

beforeAll(async () => {
  kefu = await server.signIn('kefu', { name: '小林' })
  finance = await server.signIn('finance', { name: '老钱' })
})
afterEach(() => expectSumsRight(server.db))

describe('a refund', () => {
  test('within one’s limit is processed at once, notifies the payment app, and is completed by it', async () => {
    const order = await mealFor(server, 8000)
    const asked = await askFor(kefu, order, 3000)
    expect(asked).toMatchObject({ refund: 'processing', leftFen: 5000, refundedFen: 0 })
    expect(asked.timeline.at(-1)).toMatchObject({ action: 'askRefund', actor: { name: '小林' }, reason: fault.reason })
    const [refund] = asked.refunds
    expect(refund).toMatchObject({ stage: 'processing', amountFen: 3000, liability: 'worker', askedBy: '小林' })
    expect(refund?.no).toMatch(/^TK\d{18}$/)
    const received = await until(() =>
      server.webhooks.received.find(({ body }) => body.type === 'order.refundStarted' && body.data.no === order.no),
    )
    expect(received.body.data.refund).toEqual({ no: refund?.no, stage: 'processing', amountFen: 3000, attempt: 1 })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', refundNo: refund?.no ?? '' })
    const settled = await kefu.call(orders.get, { no: order.no })
    expect(settled).toMatchObject({ refund: 'partial', refundedFen: 3000, leftFen: 5000 })
    expect(settled.refunds[0]).toMatchObject({ stage: 'refunded', arrivedFen: 3000 })
  })

  test('above one’s limit waits for approval and pays nothing until then', async () => {
    const order = await mealFor(server, 8000)
    const asked = await askFor(kefu, order, 6000)
    expect(asked).toMatchObject({ refund: 'applying', leftFen: 8000 })
    expect(asked.refunds[0]).toMatchObject({ stage: 'review', decidedBy: null, allowed: ['withdraw'] })
    expect((await newest(finance, order)).allowed).toEqual(['approve', 'reject'])
    const inReview = await finance.call(refunds.list, { queue: 'review' })
    expect(inReview.rows.map(({ order: { no } }) => no)).toContain(order.no)
    const { items } = await finance.call(dashboard.todo, {})
    expect(items.find(({ kind }) => kind === 'refundsInReview')?.value).toBe(inReview.rows.length)
    const approved = await finance.call(refunds.approve, { ...(await target(finance, order)), liability: 'merchant' })
    expect(approved).toMatchObject({ refund: 'processing', leftFen: 2000 })
    expect(approved.refunds[0]).toMatchObject({ stage: 'processing', liability: 'merchant', decidedBy: '老钱' })
    expect(approved.timeline.at(-1)).toMatchObject({ action: 'approveRefund', actor: { name: '老钱' } })
  })

  test('that is rejected remains, with the reason, and can be requested again', async () => {
    const order = await mealFor(server, 8000)
    await askFor(kefu, order, 6000)
    const rejected = await finance.call(refunds.reject, { ...(await target(finance, order)), reason: '照片看不清' })
    expect(rejected).toMatchObject({ refund: 'rejected', leftFen: 8000 })
    expect(rejected.refunds[0]).toMatchObject({ stage: 'rejected', remark: '照片看不清' })
    expect(await askFor(kefu, order, 1000)).toMatchObject({ refund: 'processing' })
  })

  test('can be withdrawn by the requester only', async () => {
    const order = await mealFor(server, 8000)
    await askFor(kefu, order, 6000)
    const other = await server.signIn('kefu_leader')
    expect(await refusalOf(other.call(refunds.withdraw, await target(other, order)))).toMatchObject({
      reason: 'noPermission',
    })
    expect(await kefu.call(refunds.withdraw, await target(kefu, order))).toMatchObject({ refund: 'none' })
  })

  test('is at most the refundable amount, without the delivery fee if the customer is liable', async () => {
    const order = await mealFor(server, 4000)
    const tooMuch = await refusalOf(askFor(kefu, order, 4001))
    expect(tooMuch).toMatchObject({ code: 40902, reason: 'refundTooMuch' })
    expect(tooMuch.message).toContain('¥40.00')
    const theirs = { code: 'U05', liability: 'customer', reason: '' }
    expect((await refusalOf(askFor(kefu, order, 4000, theirs))).message).toContain('¥35.00')
    expect(await askFor(kefu, order, 3500, theirs)).toMatchObject({ leftFen: 500 })
    const nothing = await refusalOf(askFor(kefu, order, 0))
    expect(nothing).toMatchObject({ reason: 'badInput', fields: { amountFen: '金额必须大于0' } })
  })

  test('needs a payment and a reason of this service', async () => {
    const unpaid = await mealFor(server, 4000, 'pending_pay')
    expect(await refusalOf(askFor(kefu, unpaid, 100))).toMatchObject({ reason: 'notInThisState' })
    const order = await mealFor(server, 4000)
    const wrong = await refusalOf(askFor(kefu, order, 100, { code: 'G01', liability: 'worker', reason: '' }))
    expect(Object.keys(wrong.fields)).toEqual(['code'])
    const silent = await refusalOf(askFor(kefu, order, 100, { code: 'Z99', liability: 'none', reason: '' }))
    expect(Object.keys(silent.fields)).toEqual(['reason'])
  })

  test('prevents staff from completing the order until it is paid', async () => {
    const order = await mealFor(server, 4000)
    const { id, version } = await askFor(kefu, order, 1000)
    const ops = await server.signIn('ops')
    const complete = () => ops.call(orders.get, { no: order.no })
    expect(await refusalOf(ops.call(orders.complete, { id, version, reason: '送到了' }))).toMatchObject({
      reason: 'afterSaleOpen',
    })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
    const fresh = await complete()
    expect(await ops.call(orders.complete, { id, version: fresh.version, reason: '送到了' })).toMatchObject({
      state: 'completed',
      refund: 'partial',
    })
  })
})

describe('a refund caused by a move', () => {
  test('has a row with the reason of the cancellation and the liability', async () => {
    const order = await mealFor(server, 4000, 'preparing/wait_dispatch')
    const { id, version } = await kefu.call(orders.get, { no: order.no })
    const cancelled = await kefu.call(orders.cancel, { id, version, code: 'M03', reason: '' })
    expect(cancelled).toMatchObject({ refund: 'processing', leftFen: 0 })
    expect(cancelled.refunds).toMatchObject([
      { origin: 'move', stage: 'processing', amountFen: 4000, code: 'M03', liability: 'merchant', askedBy: '小林' },
    ])
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
    expect(await kefu.call(orders.get, { no: order.no })).toMatchObject({ refund: 'refunded', refundedFen: 4000 })
    expect(await newest(kefu, order)).toMatchObject({ stage: 'refunded' })
  })

  test('replaces a refund that waits for approval, and adds to one in processing', async () => {
    const waiting = await mealFor(server, 9000, 'preparing/wait_dispatch')
    await askFor(kefu, waiting, 6000)
    await server.fixtures.sendEvent(waiting, { event: 'cancel', by: 'customer' })
    const all = await kefu.call(orders.get, { no: waiting.no })
    expect(all.refunds.map(({ stage, amountFen }) => [stage, amountFen])).toEqual([
      ['processing', 9000],
      ['withdrawn', 6000],
    ])
    const started = await mealFor(server, 9000, 'preparing/wait_dispatch')
    await askFor(kefu, started, 2000)
    await server.fixtures.sendEvent(started, { event: 'cancel', by: 'customer' })
    const both = await kefu.call(orders.get, { no: started.no })
    expect(both.refunds.map(({ stage, amountFen }) => [stage, amountFen])).toEqual([
      ['processing', 7000],
      ['processing', 2000],
    ])
    const part = await server.fixtures.sendEvent(started, { event: 'refund', by: 'payment', amountFen: fen(3000) })
    const noted = await kefu.call(orders.get, { no: started.no })
    expect(noted).toMatchObject({ refund: 'processing', refundedFen: 3000, version: part.version })
    expect(noted.refunds.map(({ stage, arrivedFen }) => [stage, arrivedFen])).toEqual([
      ['processing', 1000],
      ['refunded', 2000],
    ])
    await server.fixtures.sendEvent(started, { event: 'refund', by: 'payment' })
    expect(await kefu.call(orders.get, { no: started.no })).toMatchObject({ refund: 'refunded', refundedFen: 9000 })
  })

  test('cancelling a free order creates no refund', async () => {
    const order = await mealFor(server, 4000, 'pending_pay')
    await server.fixtures.sendEvent(order, { event: 'close', by: 'customer' })
    expect(await kefu.call(orders.get, { no: order.no })).toMatchObject({ refund: 'none', refunds: [] })
  })
})

describe('a refund whose payment fails', () => {
  test('is listed, notifies those who may decide, and is retried under the same number', async () => {
    const order = await mealFor(server, 4000)
    const { refunds: asked } = await askFor(kefu, order, 1000)
    const no = asked[0]?.no ?? ''
    await server.fixtures.sendEvent(order, { event: 'failRefund', by: 'payment', refundNo: no, reason: '余额不足' })
    const failed = await kefu.call(orders.get, { no: order.no })
    expect(failed).toMatchObject({ refund: 'failed', leftFen: 3000 })
    expect(failed.refunds[0]).toMatchObject({ stage: 'failed', remark: '余额不足' })
    expect(await refusalOf(askFor(kefu, order, 500))).toMatchObject({ reason: 'refundUnderWay' })
    const news = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'dispatch.refundFailed')
      .execute()
    expect(news).toMatchObject([{ type: 7, to_permission: 'refunds.approve', params: { no: order.no } }])
    const { rows } = await finance.call(refunds.list, { queue: 'failed' })
    expect(rows.map(row => row.no)).toContain(no)
    const retried = await finance.call(refunds.retry, await target(finance, order))
    expect(retried.refunds[0]).toMatchObject({ no, stage: 'processing', attempt: 2 })
    expect(await refusalOf(finance.call(refunds.retry, await target(finance, order)))).toMatchObject({
      reason: 'notInThisState',
    })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', refundNo: no })
    expect(await newest(finance, order)).toMatchObject({ no, stage: 'refunded', attempt: 2 })
  })

  test('is paid to the wallet where the way that the customer paid is closed, and its event says so', async () => {
    const order = await mealFor(server, 4000)
    const no = (await askFor(kefu, order, 1000)).refunds[0]?.no ?? ''
    await server.fixtures.sendEvent(order, {
      event: 'failRefund',
      by: 'payment',
      refundNo: no,
      reason: '收款账户已注销',
    })
    const retried = await finance.call(refunds.retry, { ...(await target(finance, order)), payTo: 'wallet' })
    expect(retried.refunds[0]).toMatchObject({ no, stage: 'processing', attempt: 2, payTo: 'wallet' })
    const received = await until(() =>
      server.webhooks.received.find(
        ({ body }) =>
          body.data.no === order.no && (body.data.refund as { attempt?: number } | undefined)?.attempt === 2,
      ),
    )
    expect(received.body.data.refund).toEqual({ no, stage: 'processing', amountFen: 1000, attempt: 2, payTo: 'wallet' })
    const { rows } = await (await server.signIn('super_admin')).call(events.list, { action: 'refunds.retry' })
    expect(rows[0]?.changes).toMatchObject({ payTo: ['origin', 'wallet'] })
    await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', refundNo: no })
    expect(await newest(finance, order)).toMatchObject({ stage: 'refunded', payTo: 'wallet' })
  })

  test('cannot be paid twice or above its amount', async () => {
    const order = await mealFor(server, 4000)
    const refundNo = (await askFor(kefu, order, 1000)).refunds[0]?.no ?? ''
    const report = (event: object) =>
      server.fixtures.post('customer', `/open/v1/orders/${order.no}/events`, {
        eventId: crypto.randomUUID(),
        occurredAt: new Date().toISOString(),
        by: 'payment',
        event: 'refund',
        refundNo,
        ...event,
      })
    expect((await report({ amountFen: 1001 })).status).toBe(400)
    expect((await report({})).status).toBe(200)
    expect((await report({})).status).toBe(422)
    expect(await kefu.call(orders.get, { no: order.no })).toMatchObject({ refundedFen: 1000 })
  })
})
