import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import {
  approveAs,
  ask,
  payAs,
  read,
  riderWith,
  rowOf,
  say,
  standsIn,
  targetOf,
  walletOf,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { type Desk, deskOf, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { startTestServer, type TestServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withBank({ listens: true })
let node: TestServer
let one: Desk
let two: Desk
beforeAll(async () => {
  node = await startTestServer({ joins: server })
})
afterAll(() => node.stop())
beforeEach(async () => {
  one = await server.signIn('finance')
  two = await server.signIn('finance')
})

const payoutsOf = (withdrawalId: number) =>
  server.db.selectFrom('payouts').selectAll().where('withdrawal_id', '=', withdrawalId).execute()

test('of twenty withdrawals of 60 % each at once, on two nodes, one is taken', async () => {
  const rider = await riderWith(server, 100_000)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? server : node, rider, 60_000)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
  expect(await walletOf(server, rider)).toMatchObject({ availableFen: 40_000, withdrawingFen: 60_000 })
})

test('of six small ones at once the day’s three are taken', async () => {
  const rider = await riderWith(server, 100_000)
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(server, rider, 1000)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('the same request at once, ten times, is one withdrawal', async () => {
  const rider = await riderWith(server, 100_000)
  const externalNo = `W-${randomUUID()}`
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(index % 2 === 0 ? server : node, rider, 30_000, { externalNo })),
  )
  expect(new Set(answers.map(({ answer }) => answer.no)).size).toBe(1)
  expect(await walletOf(server, rider)).toMatchObject({ availableFen: 70_000, withdrawingFen: 30_000 })
})

test('two clicks, two people, two nodes: it is paid once', async () => {
  const { id } = await withdrawalOf(server, 60_000)
  await approveAs(one, { id })
  const targets = { withdrawals: [await targetOf(one, { id })] }
  const desks = [one, one, two, two, deskOf(node.url, one.token), deskOf(node.url, two.token)]
  const answers = await Promise.all((await Promise.all(desks)).map(desk => desk.call(withdrawals.pay, targets)))
  expect(answers.filter(({ asked }) => asked === 1)).toHaveLength(1)
  expect(answers.filter(({ refused }) => refused.length === 1)).toHaveLength(5)
  const payouts = await payoutsOf(id)
  expect(payouts).toHaveLength(1)
  await until(() => server.webhooks.receivedPayouts.some(({ body }) => body.data.no === payouts[0]?.no))
  expect(server.webhooks.receivedPayouts.filter(({ body }) => body.data.no === payouts[0]?.no)).toHaveLength(1)
})

test('the database itself refuses a second try while one may still arrive', async () => {
  const { id } = await withdrawalOf(server, 60_000)
  await approveAs(one, { id })
  await payAs(one, { id })
  const second = server.db
    .insertInto('payouts')
    .values({ withdrawal_id: id, channel: 'bank-app', amount_fen: 1 } as never)
  await expect(second.execute()).rejects.toThrow('payouts_one_alive')
})

test('a result that comes ten times at once, on two nodes, pays once', async () => {
  const { id, accountHolder } = await withdrawalOf(server, 60_000)
  await approveAs(one, { id })
  const no = await payAs(one, { id })
  const before = await balanceOf(server, 'channel:bank-app')
  await Promise.all(Array.from({ length: 10 }, (_, index) => say(index % 2 === 0 ? server : node, no, 'success')))
  expect(await balanceOf(server, 'channel:bank-app')).toBe(before - 60_000)
  expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
})

test('success and failure at once: one of them counts, and the ledger is true either way', async () => {
  const { id, accountHolder } = await withdrawalOf(server, 60_000)
  await approveAs(one, { id })
  const no = await payAs(one, { id })
  await Promise.all([say(server, no, 'success'), say(node, no, 'failed', { fault: 'NAME_NOT_CORRECT' })])
  const { state } = await read(one, { id })
  const wallet = await walletOf(server, accountHolder)
  if (state === 'paid') expect(wallet).toMatchObject({ availableFen: 0, receivableFen: 0 })
  else expect(wallet).toMatchObject({ availableFen: 60_000, receivableFen: 60_000 })
  expect(wallet.withdrawingFen).toBe(0)
})

test('paying and cancelling at once: one of them happens', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, no, accountHolder } = await withdrawalOf(server, 60_000)
    await approveAs(one, { id })
    const targets = { withdrawals: [await targetOf(two, { id })] }
    const path = `/open/v1/withdrawals/${no}/cancel`
    const [paid, cancelled] = await Promise.all([
      two.call(withdrawals.pay, targets),
      node.fixtures.post('rider', path, { eventId: randomUUID(), owner: accountHolder.owner }),
    ])
    const { state } = await rowOf(server, no)
    expect([paid.asked, cancelled.status, state]).toEqual(paid.asked === 1 ? [1, 422, 'paying'] : [0, 200, 'cancelled'])
    expect(await payoutsOf(id)).toHaveLength(paid.asked)
  }
})

test('two people approve at once: one is told who was faster', async () => {
  const { id } = await withdrawalOf(server, 60_000)
  const target = await targetOf(one, { id })
  const answers = await Promise.allSettled([one, two].map(desk => desk.call(withdrawals.approve, target)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = await refusalOf(two.call(withdrawals.approve, target))
  expect(late).toMatchObject({ reason: 'changedByOther', record: { id, state: 'approved' } })
})

test('what a rule approved meanwhile is said to have been updated automatically, and by nobody', async () => {
  const { id, no } = await withdrawalOf(server, 10_000)
  await standsIn(server, no, 'approved')
  const { version } = await read(one, { id })
  const late = await refusalOf(one.call(withdrawals.approve, { id, version: version - 1 }))
  expect(late).toMatchObject({ reason: 'changedBySystem', code: 40901, record: { id, state: 'approved' } })
  expect(late.message).toBe('该记录已由系统自动更新，已为您刷新，请确认后再操作')
})

test('a node that stops between the order and the answer: the other one delivers it, asks, and it is paid once', async () => {
  const { id, no, accountHolder } = await withdrawalOf(server, 60_000)
  await approveAs(one, { id })
  const third = await startTestServer({ joins: server })
  // The bank is away, so that the order waits in the outbox when its node stops.
  server.webhooks.answerWith(503)
  const desk = await deskOf(third.url, two.token)
  const payoutNo = await payAs(desk, { id })
  await until(() => server.webhooks.tries('bank') > 0)
  await third.stop()
  server.webhooks.answerWith(204)
  await passTime(61)
  await until(async () => (await read(one, { id })).payout?.state === 'unknown')
  await until(() => server.webhooks.receivedPayouts.some(({ body }) => body.data.no === payoutNo))
  await say(server, payoutNo, 'success')
  expect(await payoutsOf(id)).toMatchObject([{ no: payoutNo, state: 'success' }])
  expect(await rowOf(server, no)).toMatchObject({ state: 'paid' })
  expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
})
