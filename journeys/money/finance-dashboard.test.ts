import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { ledger } from '#contract/money/ledger.ts'
import { refunds } from '#contract/money/refunds.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { earn, riderWith } from '../setup/money/withdrawals.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { askFor, fault, mealFor } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ listens: true })
let finance: Desk
let kefu: Desk

beforeAll(async () => {
  finance = await server.signIn('finance', { name: '老钱' })
  kefu = await server.signIn('kefu', { name: '小林' })
})

test('The money on the dashboard is what the lists behind it count', async () => {
  await askFor(kefu, await mealFor(server, 8000), 6000)
  const saver = await riderWith(server, 5000)
  await earn(server, saver, 700)
  const now = await finance.call(dashboard.money, {})

  const counts = await finance.call(withdrawals.counts, {})
  const { waiting, waitingFen, oldestAt, failed, unknown } = now.withdrawals ?? {}
  expect({ waiting, waitingFen, failed, unknown }).toEqual({
    waiting: counts.queues.review,
    waitingFen: counts.waitingFen,
    failed: counts.failed,
    unknown: counts.unknown,
  })
  expect(oldestAt).toBeNull()
  expect(now.refunds).toEqual(await finance.call(refunds.counts, {}))
  expect(now.refunds?.review).toBeGreaterThan(0)

  const { lines, differenceFen } = await finance.call(ledger.trialBalance, {})
  const fenOf = (wanted: string) =>
    lines.filter(({ kind }) => kind === wanted).reduce((sum, { balanceFen }) => sum + balanceFen, 0)
  expect(differenceFen).toBe(0)
  expect(now.ledger).toMatchObject({
    differenceFen: 0,
    stopsPayouts: false,
    availableFen: fenOf('available'),
    escrowFen: fenOf('escrow'),
    channelFen: fenOf('channel'),
  })
  expect(now.ledger?.availableFen).toBeGreaterThanOrEqual(5700)
})

test('Each part of the money is shown to those who may see its list', async () => {
  const { withdrawals: ofKefu, refunds: refundsOfKefu, ledger: ledgerOfKefu } = await kefu.call(dashboard.money, {})
  expect([ofKefu, ledgerOfKefu]).toEqual([null, null])
  expect(refundsOfKefu).not.toBeNull()
  const ofOneCity = await server.signIn('finance', { name: '小城', cityCodes: ['410100'] })
  const limited = await ofOneCity.call(dashboard.money, {})
  expect(limited.ledger).toBeNull()
  expect(limited.withdrawals).not.toBeNull()
})

test('Refunds are found by liability and by the days they were requested', async () => {
  const asked = await askFor(kefu, await mealFor(server, 9000), 7000, { ...fault, liability: 'merchant' })
  const today = shanghaiDay(Date.now())
  const find = async (filter: object) => {
    const { rows } = await finance.call(refunds.list, { queue: 'all', search: asked.no, ...filter })
    return rows.map(({ amountFen, liability }) => [amountFen, liability])
  }
  const found = [[fen(7000), 'merchant']]
  expect(await find({ liability: 'merchant', from: today, to: today })).toEqual(found)
  expect(await find({ liability: 'worker' })).toEqual([])
  expect(await find({ to: '2020-01-01' })).toEqual([])
  expect(await find({ from: '2100-01-01' })).toEqual([])
})
