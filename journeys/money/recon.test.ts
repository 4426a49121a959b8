import { beforeAll, describe, expect, test } from 'vitest'
import { recon, reconDifferences } from '#contract/money/recon.ts'
import { recompare, reconciliationStop } from '#server/recon/index.ts'
import {
  balanceOf,
  channel,
  dayOf,
  daysAgo,
  differencesOf,
  momentOf,
  postMovement,
  sendBill,
} from '../setup/money/bills.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'

import { withServer } from '../setup/process/server.ts'

const server = withServer()
let finance: Desk
let colleague: Desk

beforeAll(async () => {
  finance = await server.signIn('finance', { name: '小赵' })
  colleague = await server.signIn('finance', { name: '老钱' })
})

const kindsOf = async (day: string) =>
  (await differencesOf(finance, day)).map(({ kind, state, differenceFen }) => [kind, state, differenceFen])

async function settle(
  id: number,
  outcome: 'suspense' | 'accept' | 'refundedElsewhere' | 'correctOurs' | 'correctTheirs',
) {
  const open = await finance.call(reconDifferences.get, { id })
  const { version } = await finance.call(reconDifferences.take, { id, version: open.version })
  return finance.call(reconDifferences.settle, { id, version, outcome, reason: '已核实' })
}

test('A bill that says what the ledger says balances, and its fees are posted once', async () => {
  const day = daysAgo(20)
  await postMovement(server, 'S1', 3000, momentOf(day, '09:00'))
  await postMovement(server, 'S2', -500, momentOf(day, '12:00'))
  const lines = [
    { no: 'S1', netFen: 3000, at: momentOf(day, '09:00:01'), feeFen: 11 },
    { no: 'BANK-S2', merchantNo: 'S2', netFen: -500, at: momentOf(day, '12:00:01') },
  ]
  const bill = await sendBill(server, day, lines)
  await server.fixtures.app('customer').sendBill(bill)
  expect(await dayOf(finance, day)).toMatchObject({
    state: 'balanced',
    isWhole: true,
    ours: { inFen: 3000, outFen: 500, count: 2 },
    theirs: { inFen: 3000, outFen: 500, count: 2 },
    feeFen: 11,
    differenceFen: 0,
    matched: 2,
    open: 0,
  })
  expect(await balanceOf(server, 'platform:channelFee')).toBe(11)
  expect(await balanceOf(server, `channel:${channel}`)).toBe(2489)
  const { rows } = await finance.call(recon.matches, { dayId: (await dayOf(finance, day)).id })
  expect(rows.map(({ ours, theirs }) => [ours.channelNo, theirs.channelNo, theirs.feeFen])).toEqual([
    ['S1', 'S1', 11],
    ['S2', 'BANK-S2', 0],
  ])
})

describe('A bill that differs', () => {
  const day = daysAgo(18)

  beforeAll(async () => {
    const at = momentOf(day, '10:00')
    for (const [no, fen] of [
      ['D1', 1000],
      ['D2', 2000],
      ['D3', 3000],
      ['D4', 4000],
    ] as const)
      await postMovement(server, no, fen, at)
    await sendBill(server, day, [
      { no: 'D1', netFen: 1000, at },
      { no: 'D2', netFen: 1900, at },
      { no: 'D4', netFen: 4000, at },
      { no: 'D4', netFen: 4000, at },
      { no: 'D5', netFen: 700, at },
    ])
  })

  test('names another amount, what only we have, what only they have, and what they have twice', async () => {
    expect(await kindsOf(day)).toEqual(
      expect.arrayContaining([
        ['amount', 'open', -100],
        ['onlyOurs', 'open', -3000],
        ['onlyTheirs', 'open', 4000],
        ['onlyTheirs', 'open', 700],
      ]),
    )
    expect(await dayOf(finance, day)).toMatchObject({
      state: 'unbalanced',
      matched: 2,
      open: 4,
      differences: { amount: 1, onlyOurs: 1, onlyTheirs: 2 },
      differenceFen: 1600,
    })
  })

  test('stops payouts and tells finance, until somebody confirms with a reason', async () => {
    expect(await reconciliationStop(server.db)).toBe(true)
    const { stoppedBy } = await finance.call(recon.standing, {})
    expect(stoppedBy).toMatchObject([{ day, open: 4 }])
    const notices = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'recon.unbalanced')
      .execute()
    const { id, version } = await dayOf(finance, day)
    expect(notices).toMatchObject([{ type: 9, link: `/finance/recon?open=${id}`, to_permission: 'recon.settle' }])

    expect(await refusalOf(finance.call(recon.confirm, { id, version, reason: '' }))).toMatchObject({
      reason: 'badInput',
    })
    const confirmed = await finance.call(recon.confirm, { id, version, reason: '渠道次日更正' })
    expect(confirmed).toMatchObject({
      state: 'unbalanced',
      confirmed: { by: { name: '小赵' }, reason: '渠道次日更正' },
    })
    expect(await reconciliationStop(server.db)).toBe(false)
    const again = await refusalOf(colleague.call(recon.confirm, { id, version: confirmed.version, reason: '再次确认' }))
    expect(again).toMatchObject({ reason: 'nothingToConfirm' })
  })

  test('is settled difference by difference by who took it, and balances with the last', async () => {
    const [first, ...others] = await differencesOf(finance, day)
    if (!first) throw new Error('There is no difference.')
    const { id } = first
    const taken = await finance.call(reconDifferences.take, { id, version: first.version })
    expect(taken).toMatchObject({ state: 'taken', owner: { name: '小赵' }, allowed: ['release', 'settle'] })
    const lost = await refusalOf(colleague.call(reconDifferences.take, { id, version: taken.version }))
    expect(lost).toMatchObject({ reason: 'claimedByOther' })
    const foreign = await refusalOf(
      colleague.call(reconDifferences.settle, { id, version: taken.version, outcome: 'accept', reason: '不是我的' }),
    )
    expect(foreign).toMatchObject({ reason: 'differenceNotYours' })
    await finance.call(reconDifferences.release, { id, version: taken.version })

    const outcomeOf = { amount: 'accept', onlyOurs: 'suspense', onlyTheirs: 'refundedElsewhere' } as const
    const before = await balanceOf(server, `channel:${channel}`)
    for (const each of [first, ...others]) await settle(each.id, outcomeOf[each.kind])
    // What only we had is in suspense, and 1 yuan is a cost: the channel has as much as its bill says.
    expect(await balanceOf(server, 'platform:suspense')).toBe(-3000)
    expect(await balanceOf(server, `channel:${channel}`)).toBe(before - 3100)
    expect(await dayOf(finance, day)).toMatchObject({ state: 'balanced', open: 0 })
    const [accepted] = (await differencesOf(finance, day)).filter(({ outcome }) => outcome === 'accept')
    expect(accepted?.posted?.no).toMatch(/^LZ\d{18}$/)
    const late = await refusalOf(settle(id, 'accept'))
    expect(late).toMatchObject({ reason: 'differenceNotInThisState' })
  })
})

test('An outcome that does not fit the kind is refused', async () => {
  const day = daysAgo(16)
  await postMovement(server, 'O1', 100, momentOf(day, '10:00'))
  await sendBill(server, day, [])
  const [only] = await differencesOf(finance, day)
  if (!only) throw new Error('There is no difference.')
  expect(await refusalOf(settle(only.id, 'refundedElsewhere'))).toMatchObject({ reason: 'outcomeNotPossible' })
})

test('A movement at midnight may stand in the day of its neighbour, on either side', async () => {
  const [first, second, third] = [daysAgo(14), daysAgo(13), daysAgo(12)]
  await postMovement(server, 'M1', 100, momentOf(second, '00:00:02'))
  await postMovement(server, 'M2', 200, momentOf(second, '23:59:59'))
  await sendBill(server, first, [{ no: 'M1', netFen: 100, at: momentOf(first, '23:59:59') }])
  expect(await dayOf(finance, first)).toMatchObject({ state: 'balanced', matched: 1 })
  await sendBill(server, second, [])
  expect(await kindsOf(second)).toEqual([['onlyOurs', 'open', -200]])
  await sendBill(server, third, [{ no: 'M2', netFen: 200, at: momentOf(third, '00:00:01') }])
  expect(await dayOf(finance, third)).toMatchObject({ state: 'balanced', matched: 1 })
  expect(await dayOf(finance, second)).toMatchObject({ state: 'balanced' })
  expect((await differencesOf(finance, second)).map(({ outcome }) => outcome)).toEqual(['arrived'])
})

test('Two days later is not the same movement, unless somebody said that it would be corrected', async () => {
  const [first, third] = [daysAgo(10), daysAgo(7)]
  await sendBill(server, first, [{ no: 'T1', netFen: 300, at: momentOf(first, '10:00') }])
  await postMovement(server, 'T1', 300, momentOf(third, '10:00'))
  await recompare(server.runtime)
  const [only] = await differencesOf(finance, first)
  expect(only).toMatchObject({ kind: 'onlyTheirs', state: 'open' })
  await settle(only?.id ?? 0, 'correctOurs')
  const { id } = await dayOf(finance, first)
  await finance.call(recon.compare, { id })
  await sendBill(server, third, [])
  expect(await dayOf(finance, first)).toMatchObject({ state: 'balanced', matched: 1 })
  expect(await dayOf(finance, third)).toMatchObject({ state: 'balanced' })
})

test('What we learn later settles the difference by itself', async () => {
  const day = daysAgo(5)
  await sendBill(server, day, [{ no: 'L1', netFen: 400, at: momentOf(day, '10:00') }])
  expect(await kindsOf(day)).toEqual([['onlyTheirs', 'open', 400]])
  await postMovement(server, 'L1', 400, momentOf(day, '10:00'))
  await recompare(server.runtime)
  expect(await dayOf(finance, day)).toMatchObject({ state: 'balanced' })
  const { id } = await dayOf(finance, day)
  const events = await server.db
    .selectFrom('events')
    .select('action')
    .where('subject', '=', 'recon')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['recon.differ', 'recon.balance'])
})

test('A bill in parts is compared as far as it goes; what overlaps is refused, another bill under the same number too', async () => {
  const day = daysAgo(3)
  await postMovement(server, 'P1', 100, momentOf(day, '08:00'))
  await postMovement(server, 'P2', 200, momentOf(day, '15:00'))
  const part = await sendBill(server, day, [{ no: 'P1', netFen: 100, at: momentOf(day, '08:00') }], { until: '12:00' })
  expect(await dayOf(finance, day)).toMatchObject({ state: 'balanced', isWhole: false, ours: { count: 1 } })
  await expect(sendBill(server, day, [], { from: '11:59', until: '13:00' })).rejects.toThrow('was received already')
  await expect(server.fixtures.app('customer').sendBill({ ...part, lines: [] })).rejects.toThrow('409')
  await sendBill(server, day, [], { from: '12:00' })
  expect(await dayOf(finance, day)).toMatchObject({ state: 'unbalanced', isWhole: true, ours: { count: 2 }, open: 1 })
})

test('A new difference of a confirmed day stops payouts again', async () => {
  const day = daysAgo(2)
  await sendBill(server, day, [{ no: 'N1', netFen: 100, at: momentOf(day, '08:00') }], { until: '12:00' })
  const { id, version } = await dayOf(finance, day)
  await finance.call(recon.confirm, { id, version, reason: '已核实' })
  await sendBill(server, day, [{ no: 'N2', netFen: 100, at: momentOf(day, '13:00') }], { from: '12:00' })
  expect(await dayOf(finance, day)).toMatchObject({ confirmed: null, open: 2 })
})

test('A movement near the end of the bill waits for the next one', async () => {
  const day = daysAgo(1)
  await postMovement(server, 'W1', 100, momentOf(day, '11:50'))
  await postMovement(server, 'W2', 100, momentOf(day, '10:50'))
  await sendBill(server, day, [], { from: '09:00', until: '12:00' })
  expect(await dayOf(finance, day)).toMatchObject({ open: 1, waiting: 1 })
  await sendBill(server, day, [], { from: '12:00', until: '13:00' })
  expect(await dayOf(finance, day)).toMatchObject({ open: 2, waiting: 0 })
})

test('A bill of several days, of the future, or with a line outside of its time is refused', async () => {
  const day = daysAgo(30)
  const at = momentOf(day, '10:00')
  const line = { kind: 'pay', channelNo: 'F1', amountFen: 100, occurredAt: new Date(at).toISOString() }
  const bill = { externalNo: 'faulty', from: new Date(at).toISOString(), until: new Date(at + 60_000).toISOString() }
  const send = async (changed: object) =>
    (await server.fixtures.post('customer', '/open/v1/bills', { ...bill, lines: [], ...changed })).status
  expect(await send({ until: new Date(at + 86_400_000).toISOString() })).toBe(400)
  expect(await send({ until: bill.from })).toBe(400)
  expect(await send({ lines: [{ ...line, occurredAt: new Date(at + 60_000).toISOString() }] })).toBe(400)
  expect(await send({ lines: [{ ...line, amountFen: 0 }] })).toBe(400)
  expect((await server.fixtures.post('rider', '/open/v1/bills', { ...bill, lines: [] })).status).toBe(403)
  expect((await finance.call(recon.list, { from: day, to: day })).rows).toEqual([])
})

test('Whoever may only look, may not touch', async () => {
  const ops = await server.signIn('ops')
  const { id, version } = await dayOf(finance, daysAgo(2))
  for (const call of [
    ops.call(recon.list, {}),
    ops.call(recon.confirm, { id, version, reason: '没有权限' }),
    ops.call(reconDifferences.take, { id, version }),
  ]) {
    expect(await refusalOf(call)).toMatchObject({ reason: 'noPermission' })
  }
})
