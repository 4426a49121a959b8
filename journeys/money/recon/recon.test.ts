import { beforeAll, describe, expect, test } from 'vitest'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { recompare } from '#server/money/recon/feature.ts'
import { reconciliationStop } from '#server/money/recon/index.ts'
import {
  channel,
  dayOf,
  daysAgo,
  differencesOf,
  kindsOf,
  momentOf,
  postMovement,
  sendBill,
  settle,
} from '../../setup/money/bills.ts'
import { withDesks } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
const staff = withDesks(server, {
  finance: { role: 'finance', name: '小赵' },
  colleague: { role: 'finance', name: '老钱' },
})

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
  expect(await dayOf(staff.finance, day)).toMatchObject({
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
  const { rows } = await staff.finance.call(recon.matches, { dayId: (await dayOf(staff.finance, day)).id })
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
    expect(await kindsOf(staff.finance, day)).toEqual(
      expect.arrayContaining([
        ['amount', 'open', -100],
        ['onlyOurs', 'open', -3000],
        ['onlyTheirs', 'open', 4000],
        ['onlyTheirs', 'open', 700],
      ]),
    )
    expect(await dayOf(staff.finance, day)).toMatchObject({
      state: 'unbalanced',
      matched: 2,
      open: 4,
      differences: { amount: 1, onlyOurs: 1, onlyTheirs: 2 },
      differenceFen: 1600,
    })
  })

  test('stops payouts and tells finance, until somebody confirms with a reason', async () => {
    expect(await reconciliationStop(server.db)).toBe(true)
    const { stoppedBy } = await staff.finance.call(recon.standing, {})
    expect(stoppedBy).toMatchObject([{ day, open: 4 }])
    const notices = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'recon.unbalanced')
      .execute()
    // Comparing again finds the same, and disturbs nobody.
    const seen = await dayOf(staff.finance, day)
    await recompare(server.runtime)
    const { id, version } = await dayOf(staff.finance, day)
    expect(version).toBe(seen.version)
    expect(notices).toMatchObject([{ type: 9, link: `/finance/recon?open=${id}`, to_permission: 'recon.settle' }])

    expect(await refusalOf(staff.finance.call(recon.confirm, { id, version, reason: '' }))).toMatchObject({
      reason: 'badInput',
    })
    const confirmed = await staff.finance.call(recon.confirm, { id, version, reason: '渠道次日更正' })
    expect(confirmed).toMatchObject({
      state: 'unbalanced',
      confirmed: { by: { name: '小赵' }, reason: '渠道次日更正' },
    })
    expect(await reconciliationStop(server.db)).toBe(false)
    const again = await refusalOf(
      staff.colleague.call(recon.confirm, { id, version: confirmed.version, reason: '再次确认' }),
    )
    expect(again).toMatchObject({ reason: 'nothingToConfirm' })
  })

  test('is settled difference by difference by who took it, and balances with the last', async () => {
    const [first, ...others] = await differencesOf(staff.finance, day)
    if (!first) throw new Error('There is no difference.')
    const { id } = first
    const taken = await staff.finance.call(reconDifferences.take, { id, version: first.version })
    expect(taken).toMatchObject({ state: 'taken', owner: { name: '小赵' }, allowed: ['release', 'settle'] })
    const lost = await refusalOf(staff.colleague.call(reconDifferences.take, { id, version: taken.version }))
    expect(lost).toMatchObject({ reason: 'claimedByOther' })
    const foreign = await refusalOf(
      staff.colleague.call(reconDifferences.settle, {
        id,
        version: taken.version,
        outcome: 'accept',
        reason: '不是我的',
      }),
    )
    expect(foreign).toMatchObject({ reason: 'differenceNotYours' })
    await staff.finance.call(reconDifferences.release, { id, version: taken.version })

    const outcomeOf = { amount: 'accept', onlyOurs: 'suspense', onlyTheirs: 'refundedElsewhere' } as const
    const before = await balanceOf(server, `channel:${channel}`)
    for (const each of [first, ...others]) await settle(staff.finance, each.id, outcomeOf[each.kind])
    // What only we had is in suspense, and 1 yuan is a cost: the channel has as much as its bill says.
    expect(await balanceOf(server, 'platform:suspense')).toBe(-3000)
    expect(await balanceOf(server, `channel:${channel}`)).toBe(before - 3100)
    expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced', open: 0 })
    const [accepted] = (await differencesOf(staff.finance, day)).filter(({ outcome }) => outcome === 'accept')
    expect(accepted?.posted?.no).toMatch(/^LZ\d{18}$/)
    const late = await refusalOf(settle(staff.finance, id, 'accept'))
    expect(late).toMatchObject({ reason: 'differenceNotInThisState' })
  })
})

describe('What was posted in place of something missing is taken back once it comes', () => {
  const books = async () => ({
    channel: await balanceOf(server, `channel:${channel}`),
    suspense: await balanceOf(server, 'platform:suspense'),
    channelFee: await balanceOf(server, 'platform:channelFee'),
  })

  test.each([
    { what: 'on the same day', outcome: 'suspense', at: 14, no: 'K1', day: 14 },
    { what: 'days later', outcome: 'accept', at: 8, no: 'K2', day: 12 },
  ] as const)('a payment that only the channel had and our app reports $what: $outcome', async missing => {
    const { no, outcome } = missing
    const day = daysAgo(missing.day)
    await sendBill(server, day, [{ no, netFen: 5000, at: momentOf(day, '10:00') }])
    const before = await books()
    const [only] = await differencesOf(staff.finance, day)
    await settle(staff.finance, only?.id ?? 0, outcome)
    expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced' })
    await postMovement(server, no, 5000, momentOf(daysAgo(missing.at), '11:00'))
    await recompare(server.runtime)
    expect(await books()).toEqual({ ...before, channel: before.channel + 5000 })
    expect(await differencesOf(staff.finance, day)).toMatchObject([{ state: 'settled', outcome: 'arrived' }])
    expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced', matched: 1 })
    await recompare(server.runtime)
    expect(await books()).toEqual({ ...before, channel: before.channel + 5000 })
  })

  test('a movement that only we had, in a later bill of the channel', async () => {
    const [day, next] = [daysAgo(6), daysAgo(5)]
    await postMovement(server, 'K3', 700, momentOf(day, '10:00'))
    const before = await books()
    await sendBill(server, day, [])
    const [only] = await differencesOf(staff.finance, day)
    await settle(staff.finance, only?.id ?? 0, 'suspense')
    expect(await books()).toEqual({ ...before, channel: before.channel - 700, suspense: before.suspense - 700 })
    await sendBill(server, next, [{ no: 'K3', netFen: 700, at: momentOf(next, '00:10') }])
    expect(await books()).toEqual(before)
  })
})

test('An outcome that does not fit the kind is refused', async () => {
  const day = daysAgo(16)
  await postMovement(server, 'O1', 100, momentOf(day, '10:00'))
  await sendBill(server, day, [])
  const [only] = await differencesOf(staff.finance, day)
  if (!only) throw new Error('There is no difference.')
  expect(await refusalOf(settle(staff.finance, only.id, 'refundedElsewhere'))).toMatchObject({
    reason: 'outcomeNotPossible',
  })
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
  expect((await staff.finance.call(recon.list, { from: day, to: day })).rows).toEqual([])
})

test('Whoever may only look, may not touch', async () => {
  const ops = await server.signIn('ops')
  const { id, version } = await dayOf(staff.finance, daysAgo(16))
  for (const call of [
    () => ops.call(recon.list, {}),
    () => ops.call(recon.confirm, { id, version, reason: '没有权限' }),
    () => ops.call(reconDifferences.take, { id, version }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ reason: 'noPermission' })
  }
})
