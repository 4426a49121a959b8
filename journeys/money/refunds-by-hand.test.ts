import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { findWrong } from '../setup/money/ledger.ts'
import { receiptOf } from '../setup/money/withdrawals.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { askFor, expectSumsRight, mealFor, newest, target } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let kefu: Desk
let finance: Desk
let ops: Desk

beforeAll(async () => {
  kefu = await server.signIn('kefu', { name: '小林' })
  finance = await server.signIn('finance', { name: '老钱' })
  ops = await server.signIn('ops', { name: '老周' })
})
afterEach(() => expectSumsRight(server.db))

/** An order of which ¥10 could not go back, as its channel says. */
async function failedRefund(): Promise<{ order: Order; no: string }> {
  const order = await mealFor(server, 4000)
  const no = (await askFor(kefu, order, 1000)).refunds[0]?.no ?? ''
  await server.fixtures.sendEvent(order, { event: 'failRefund', by: 'payment', refundNo: no, reason: '账户已注销' })
  return { order, no }
}

async function record(desk: Desk, order: Order) {
  const asked = { channelNo: 'HD20261128', fileId: await receiptOf(server, desk), reason: '网银转账' }
  return desk.call(refunds.recordManual, { ...(await target(desk, order)), ...asked })
}

/** What the refund moved in the books, by account. */
async function postedTo(no: string) {
  const { rows } = await sql<{ account: string; fen: number }>`select code as account,
      case ledger_postings.side when 'debit' then amount_fen else -amount_fen end as fen
    from ledger_postings join ledger_transactions on ledger_transactions.id = transaction_id and subject_no = ${no}
      join ledger_accounts on ledger_accounts.id = account_id
    order by code`.execute(server.db)
  return rows
}

test('A failed refund is paid by hand: one person records it with its receipt, a colleague confirms it, and the books say so', async () => {
  const { order, no } = await failedRefund()
  expect((await newest(finance, order)).allowed).toEqual(['retry', 'recordManual'])
  expect((await newest(ops, order)).allowed).toEqual(['retry'])
  const recorded = await record(finance, order)
  expect(recorded).toMatchObject({ refund: 'failed', refundedFen: 0 })
  expect(recorded.refunds[0]).toMatchObject({
    stage: 'failed',
    allowed: [],
    manual: { channelNo: 'HD20261128', recordedBy: '老钱', confirmedBy: null },
  })
  expect(recorded.timeline.at(-1)).toMatchObject({ action: 'recordManualRefund', actor: { name: '老钱' } })
  const receiptUrl = recorded.refunds[0]?.manual?.receiptUrl ?? ''
  expect((await fetch(new URL(receiptUrl, server.url))).status).toBe(200)

  expect(await refusalOf(finance.call(refunds.confirmManual, await target(finance, order)))).toMatchObject({
    reason: 'ownRequest',
  })
  expect(await refusalOf(ops.call(refunds.retry, await target(ops, order)))).toMatchObject({
    reason: 'refundPaidByHand',
  })
  const confirmed = await ops.call(refunds.confirmManual, await target(ops, order))
  expect(confirmed).toMatchObject({ refund: 'partial', refundedFen: 1000, leftFen: 3000 })
  expect(confirmed.refunds[0]).toMatchObject({ stage: 'refunded', arrivedFen: 1000, allowed: [] })
  expect(confirmed.refunds[0]?.manual).toMatchObject({ recordedBy: '老钱', confirmedBy: '老周' })
  expect(await postedTo(no)).toEqual([
    { account: 'channel:manual', fen: -1000 },
    { account: 'platform:escrow', fen: 1000 },
  ])
  const told = await until(() =>
    server.webhooks.received.find(({ body }) => body.type === 'order.refunded' && body.data.no === order.no),
  )
  expect(told.body.data.refund).toMatchObject({ no, stage: 'refunded', amountFen: 1000 })
  // Neither recording nor refusing is anything that customers hear of.
  const failures = server.webhooks.received.filter(
    ({ app, body }) => app === 'customer' && body.type === 'order.refundFailed' && body.data.no === order.no,
  )
  expect(failures).toHaveLength(1)
})

/** That what was recorded by hand may be paid twice. */
function alarmsOf({ no }: Order) {
  return server.db
    .selectFrom('notifications')
    .selectAll()
    .where('kind', '=', 'refund.paidTwice')
    .where(sql<boolean>`params ->> 'no' = ${no}`)
    .execute()
}

test('What was recorded wrongly is refused with a reason; the refund is still failed and can be tried again', async () => {
  const { order, no } = await failedRefund()
  await record(finance, order)
  const refused = await ops.call(refunds.refuseManual, { ...(await target(ops, order)), reason: '查无此笔付款' })
  expect(refused.refunds[0]).toMatchObject({ stage: 'failed', manual: null, allowed: ['retry'] })
  expect(refused.timeline.at(-1)).toMatchObject({ action: 'refuseManualRefund', reason: '查无此笔付款' })
  expect(await refusalOf(ops.call(refunds.confirmManual, await target(ops, order)))).toMatchObject({
    reason: 'notInThisState',
  })
  // Nothing is recorded any more that could have been paid as well.
  await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', refundNo: no })
  expect(await alarmsOf(order)).toEqual([])
})

test('A channel that paid after all ends it: nobody can confirm the payment by hand any more, and an alarm says that it may be paid twice', async () => {
  const { order, no } = await failedRefund()
  await record(finance, order)
  await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', refundNo: no })
  expect(await newest(ops, order)).toMatchObject({ stage: 'refunded', allowed: [], manual: { confirmedBy: null } })
  expect(await refusalOf(ops.call(refunds.confirmManual, await target(ops, order)))).toMatchObject({
    reason: 'notInThisState',
  })
  expect(await kefu.call(orders.get, { no: order.no })).toMatchObject({ refundedFen: 1000 })
  expect(await alarmsOf(order)).toMatchObject([{ params: { no: order.no, yuan: '10.00' }, is_claimable: true }])
})

/** The channel says that it paid a refund, or a part of it; the status of the answer. */
async function sayPaid({ no }: Order, refundNo: string, amountFen?: number): Promise<number> {
  const body = {
    eventId: randomUUID(),
    event: 'refund',
    by: 'payment',
    occurredAt: new Date().toISOString(),
    refundNo,
    ...(amountFen !== undefined && { amountFen }),
  }
  return (await server.fixtures.post('customer', `/open/v1/orders/${no}/events`, body)).status
}

test('A channel that says that it paid what was confirmed as paid by hand is posted once to suspense, and an alarm rings', async () => {
  const { order, no } = await failedRefund()
  await record(finance, order)
  await ops.call(refunds.confirmManual, await target(ops, order))
  const seen = await kefu.call(orders.get, { no: order.no })
  expect(await sayPaid(order, no)).toBe(200)
  expect(await sayPaid(order, no)).toBe(200)
  expect(await postedTo(no)).toEqual([
    { account: 'channel:customer-app', fen: -1000 },
    { account: 'channel:manual', fen: -1000 },
    { account: 'platform:escrow', fen: 1000 },
    { account: 'platform:suspense', fen: 1000 },
  ])
  expect(await alarmsOf(order)).toMatchObject([{ params: { no: order.no, yuan: '10.00' }, is_claimable: true }])
  const after = await kefu.call(orders.get, { no: order.no })
  expect(after).toMatchObject({ refund: 'partial', refundedFen: 1000, leftFen: 3000 })
  expect(after.timeline.slice(seen.timeline.length)).toMatchObject([{ action: 'refund', actor: { kind: 'payment' } }])
  expect(await findWrong(server)).toEqual([])
})

test('A part that the channel pays of what was recorded by hand rings too; confirmed, all of the transfer is booked, and the part is in suspense', async () => {
  const { order, no } = await failedRefund()
  await record(finance, order)
  expect(await sayPaid(order, no, 400)).toBe(200)
  expect(await alarmsOf(order)).toMatchObject([{ params: { no: order.no, yuan: '4.00' } }])
  expect(await newest(ops, order)).toMatchObject({ stage: 'failed', arrivedFen: 400, manual: { amountFen: 1000 } })
  const confirmed = await ops.call(refunds.confirmManual, await target(ops, order))
  expect(confirmed).toMatchObject({ refundedFen: 1000, leftFen: 3000 })
  const moved = () => postedTo(no).then(rows => Map.groupBy(rows, ({ account }) => account))
  const sums = async () =>
    Object.fromEntries(
      [...(await moved())].map(([account, rows]) => [account, rows.reduce((sum, row) => sum + row.fen, 0)]),
    )
  expect(await sums()).toEqual({
    'channel:customer-app': -400,
    'channel:manual': -1000,
    'platform:escrow': 1000,
    'platform:suspense': 400,
  })
  // More than is missing of it is refused; the rest is taken as well.
  expect(await sayPaid(order, no, 601)).toBe(400)
  expect(await sayPaid(order, no, 600)).toBe(200)
  expect(await sums()).toMatchObject({ 'channel:customer-app': -1000, 'platform:suspense': 1000 })
  expect(await alarmsOf(order)).toHaveLength(2)
  expect(await findWrong(server)).toEqual([])
})

test('Of two who confirm at once one does, and it is booked once', async () => {
  const { order, no } = await failedRefund()
  await record(finance, order)
  const leader = await server.signIn('kefu_leader')
  const [one, other] = [await target(ops, order), await target(leader, order)]
  const outcomes = await Promise.allSettled([
    ops.call(refunds.confirmManual, one),
    leader.call(refunds.confirmManual, other),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await postedTo(no)).toHaveLength(2)
})

test('A receipt must be a picture that whoever records it uploaded', async () => {
  const { order } = await failedRefund()
  const asked = { channelNo: 'HD1', fileId: await receiptOf(server, kefu), reason: '网银转账' }
  const refused = refusalOf(finance.call(refunds.recordManual, { ...(await target(finance, order)), ...asked }))
  expect(await refused).toMatchObject({ reason: 'receiptMissing' })
  expect((await newest(finance, order)).manual).toBeNull()
})
