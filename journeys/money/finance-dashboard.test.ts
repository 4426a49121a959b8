import { beforeAll, describe, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type MoneyPart, moneyFigures } from '#contract/dashboard/names.ts'
import { refunds } from '#contract/money/refunds.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { sampleParties } from '#server/money/ledger/feature.ts'
import { compareSaid } from '../setup/dashboard/explained.ts'
import { ledgerBy, moneyBeforeBy, moneyBy, owedBy } from '../setup/dashboard/explained-money.ts'
import { compareMade } from '../setup/dashboard/explained-shares.ts'
import { madeOfTodo } from '../setup/dashboard/explained-todo.ts'
import { clockTo, nextMidnight } from '../setup/dashboard/week.ts'
import { withBank } from '../setup/money/finance.ts'
import {
  approveAs,
  customerWith,
  earn,
  payAs,
  riderWith,
  say,
  shopWith,
  withdrawalOf,
} from '../setup/money/withdrawals.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { askFor, fault, mealFor } from '../setup/people/money.ts'
import { passTime } from '../setup/process/clock.ts'

const server = withBank({ listens: true })
let finance: Desk
let reviewer: Desk
let kefu: Desk

const owed = { lastWeek: new Map<string, number>(), yesterday: new Map<string, number>() }

const dayMs = 86_400_000

/** A withdrawal that is approved and of which the channel was asked. */
async function payoutOf(amountFen: number): Promise<{ id: number; no: string }> {
  const { id } = await withdrawalOf(server, amountFen)
  await approveAs(reviewer, { id })
  return { id, no: await payAs(finance, { id }) }
}

async function signInBoth(): Promise<void> {
  finance = await server.signIn('finance', { name: '老钱' })
  reviewer = await server.signIn('finance', { name: '小审' })
}

/** One was paid a week ago. One was paid yesterday and one failed; today two are paid, one of them after it failed, one fails, of one nothing is known. */
beforeAll(async () => {
  // Noon, so that yesterday's time has come today.
  await clockTo(nextMidnight() + dayMs / 2)
  await signInBoth()
  await say(server, (await payoutOf(190_000)).no, 'success')
  await shopWith(server, 32_100)
  await customerWith(server, 1900)
  await sampleParties(server.runtime)
  owed.lastWeek = await owedBy(finance)
  await clockTo(Date.now() + 6 * dayMs)
  await signInBoth()
  await say(server, (await payoutOf(200_000)).no, 'success')
  const failed = await payoutOf(210_000)
  await say(server, failed.no, 'failed', { fault: 'NOT_ENOUGH' })
  await sampleParties(server.runtime)
  owed.yesterday = await owedBy(finance)
  await clockTo(Date.now() + dayMs)
  await signInBoth()
  const [quick, late, stuck] = [await payoutOf(220_000), await payoutOf(230_000), await payoutOf(240_000)]
  await server.db.updateTable('payouts').set({ state: 'unknown' }).where('no', '=', stuck.no).execute()
  await server.db.updateTable('withdrawals').set({ is_unknown: true }).where('id', '=', stuck.id).execute()
  await say(server, (await payoutOf(250_000)).no, 'failed', { fault: 'NOT_ENOUGH' })
  await say(server, late.no, 'failed', { fault: 'TRANSFER_QUOTA_EXCEED' })
  const { version } = await finance.call(withdrawals.get, { id: late.id })
  await finance.call(withdrawals.retry, { id: late.id, version })
  const { payout } = await finance.call(withdrawals.get, { id: late.id })
  await passTime(1800)
  await say(server, quick.no, 'success')
  await passTime(1700)
  await say(server, payout?.no ?? '', 'success')
  await signInBoth()
  kefu = await server.signIn('kefu', { name: '小林' })
  await withdrawalOf(server, 400_000)
})

describe('The money on the dashboard', () => {
  test('has a list with as many rows behind every number, and the same sums', async () => {
    await askFor(kefu, await mealFor(server, 8000), 6000)
    await earn(server, await riderWith(server, 5000), 700)
    await shopWith(server, 12_300)
    await customerWith(server, 900)
    const said = await moneyBy(finance)
    compareSaid(said)
    const of = (wanted: string) => said.find(({ what }) => what === wanted)?.value
    // Otherwise nothing was compared.
    expect({ asked: of('waitingFen'), today: of('rows of paidToday'), failed: of('rows of failedToday') }).toEqual({
      asked: 400_000,
      today: 2,
      failed: 2,
    })
    expect([of('rows of failed'), of('rows of unknown')]).toEqual([2, 1])
    for (const party of ['rider', 'merchant', 'customer']) expect(of(`owed to ${party}`)).toBeGreaterThan(0)
  })

  test('says how long payouts took, how many failed, and what it was at this time yesterday', async () => {
    const { figures, differenceFen, stopped } = await finance.call(dashboard.money, {})
    const of = (wanted: string) => figures.find(({ key }) => key === wanted)
    expect(of('paidToday')).toMatchObject({ value: 2, yesterday: 1, lastWeek: 1 })
    expect(of('failedToday')).toMatchObject({ value: 2, yesterday: 1, lastWeek: 0 })
    // One of the two was paid under another number.
    expect(of('failedShare')?.value).toBeCloseTo(2 / 3)
    expect(of('payoutMedian')?.value).toBeGreaterThanOrEqual(1800)
    expect(of('payoutNinetieth')?.value).toBeGreaterThan(of('payoutMedian')?.value ?? 0)
    compareMade(await moneyBeforeBy(server, finance))
    const ledger = await ledgerBy(finance)
    expect({ differenceFen, stopped }).toEqual({ differenceFen: ledger.differenceFen, stopped: null })
    expect(ledger.debitFen).toBeGreaterThan(0)
    expect(ledger.creditFen).toBe(ledger.debitFen)
    expect(of('refundsInReview')?.value).toBe((await finance.call(refunds.counts, {})).review)
  })

  test('compares what is owed to each party with the start of this hour yesterday', async () => {
    const { parties } = await finance.call(dashboard.money, {})
    for (const { party, yesterday, lastWeek } of parties ?? [])
      expect([party, yesterday, lastWeek]).toEqual([party, owed.yesterday.get(party), owed.lastWeek.get(party)])
    const riders = parties?.find(({ party }) => party === 'rider')
    expect(riders?.yesterday).toBeGreaterThan(0)
    expect(parties?.find(({ party }) => party === 'merchant')?.lastWeek).toBe(32_100)
    expect(riders?.fen).not.toBe(riders?.yesterday)
  })

  test('that waits for somebody is the sum of its list', async () => {
    const made = await madeOfTodo(finance)
    compareMade(made)
    expect(made.find(({ path }) => path === 'todo.items.fen')?.value).toBe(400_000)
  })

  test('is shown to those who may see its lists', async () => {
    const partsOf = async (desk: Desk) => {
      const { figures, parties, payouts } = await desk.call(dashboard.money, {})
      const has = (part: MoneyPart) => figures.some(({ key }) => moneyFigures[part].includes(key as never))
      return { withdrawals: has('withdrawals'), refunds: has('refunds'), ledger: has('ledger'), parties, payouts }
    }
    const none = { parties: null, payouts: null }
    expect(await partsOf(kefu)).toEqual({ withdrawals: false, refunds: true, ledger: false, ...none })
    const ofOneCity = await server.signIn('finance', { name: '小城', cityCodes: ['410100'] })
    expect(await partsOf(ofOneCity)).toMatchObject({ withdrawals: true, ledger: false, parties: null })
    compareSaid(await moneyBy(ofOneCity))
  })
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
