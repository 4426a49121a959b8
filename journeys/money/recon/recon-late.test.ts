import { expect, test } from 'vitest'
import type { LedgerEvent } from '#contract/money/accounts.ts'
import { reconDifferences } from '#contract/money/recon/recon.ts'
import { channelAccount, credit, debit, platformAccount } from '#server/money/ledger/index.ts'
import { recompare } from '#server/money/recon/feature.ts'
import {
  channel,
  dayOf,
  daysAgo,
  differencesOf,
  momentOf,
  postMovement,
  sendBill,
  settle,
} from '../../setup/money/bills.ts'
import { withDesks } from '../../setup/money/finance.ts'
import { balanceOf, findWrong, postNow } from '../../setup/money/ledger.ts'
import { withServer } from '../../setup/process/server.ts'

/** What was missing and was booked as a difference arrives after all: it must not count twice. */

const server = withServer()
const staff = withDesks(server, { finance: 'finance' })
const books = () => balanceOf(server, `channel:${channel}`)
const suspense = () => balanceOf(server, 'platform:suspense')

/** The only difference of the day, as finance settles it. */
async function settleOnly(day: string, outcome: 'suspense' | 'accept') {
  const [only] = await differencesOf(staff.finance, day)
  return settle(staff.finance, only?.id ?? 0, outcome)
}

const eventsOf = async (id: number): Promise<LedgerEvent[]> => {
  const rows = await server.db
    .selectFrom('ledger_transactions')
    .select('event')
    .where('subject', '=', 'reconDifferences')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

test('A payment that the app reports after finance kept it in suspense', async () => {
  const day = daysAgo(1)
  const order = await server.fixtures.orderOf('food', 'pending_pay')
  const before = await books()
  await sendBill(server, day, [{ no: 'LATE-1', netFen: order.payFen, at: momentOf(day, '12:00') }])
  const { id } = await settleOnly(day, 'suspense')
  expect([await books(), await suspense()]).toEqual([before + order.payFen, order.payFen])
  expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced' })
  await recompare(server.runtime)
  expect(await staff.finance.call(reconDifferences.get, { id })).toMatchObject({ outcome: 'suspense' })
  await server.fixtures.sendEvent(order, { event: 'pay', by: 'payment', tradeNo: 'LATE-1' })
  await recompare(server.runtime)
  await recompare(server.runtime)
  expect([await books(), await suspense()]).toEqual([before + order.payFen, 0])
  expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced', matched: 1, differenceFen: 0 })
  expect(await staff.finance.call(reconDifferences.get, { id })).toMatchObject({ outcome: 'arrived', state: 'settled' })
  expect(await eventsOf(id)).toEqual(['adjust', 'reverse'])
  expect(await findWrong(server)).toEqual([])
})

test('A movement that the ledger has with another amount is another difference', async () => {
  const [day, before] = [daysAgo(12), await books()]
  await sendBill(server, day, [{ no: 'LATE-2', netFen: 700, at: momentOf(day, '12:00') }])
  await settleOnly(day, 'accept')
  await postMovement(server, 'LATE-2', 650, momentOf(day, '12:00'))
  await recompare(server.runtime)
  expect(await books()).toBe(before + 650)
  expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'unbalanced', open: 1, differences: { amount: 1 } })
})

test('A movement of ours whose line comes days later, and one that the ledger learns of days later', async () => {
  const [day, later] = [daysAgo(20), daysAgo(16)]
  const [before, cost] = [await books(), await balanceOf(server, 'platform:channelFee')]
  await postMovement(server, 'LATE-3', 300, momentOf(day, '10:00'))
  await sendBill(server, day, [])
  await settleOnly(day, 'accept')
  expect(await books()).toBe(before)
  await sendBill(server, later, [
    { no: 'LATE-3', netFen: 300, at: momentOf(later, '10:00') },
    { no: 'LATE-4', netFen: 40, at: momentOf(later, '10:00') },
  ])
  await recompare(server.runtime)
  expect(await books()).toBe(before + 300)
  await settleOnly(later, 'suspense')
  await postMovement(server, 'LATE-4', 40, momentOf(daysAgo(11), '10:00'))
  await recompare(server.runtime)
  expect([await books(), await suspense()]).toEqual([before + 340, 0])
  expect(await balanceOf(server, 'platform:channelFee')).toBe(cost)
  for (const each of [day, later]) expect(await dayOf(staff.finance, each)).toMatchObject({ state: 'balanced' })
})

test('What staff reversed themselves is not reversed again', async () => {
  const [day, before] = [daysAgo(25), await books()]
  await sendBill(server, day, [{ no: 'LATE-5', netFen: 90, at: momentOf(day, '12:00') }])
  const { id, posted } = await settleOnly(day, 'suspense')
  await postNow(server, {
    event: 'reverse',
    subject: 'ledger',
    subjectId: 1,
    reversesId: posted?.id ?? 0,
    lines: [debit(platformAccount('suspense'), 90), credit(channelAccount(channel), 90)],
  })
  await postMovement(server, 'LATE-5', 90, momentOf(day, '12:00'))
  await recompare(server.runtime)
  expect([await books(), await suspense()]).toEqual([before + 90, 0])
  expect(await eventsOf(id)).toEqual(['adjust'])
  expect(await staff.finance.call(reconDifferences.get, { id })).toMatchObject({ outcome: 'arrived' })
})
