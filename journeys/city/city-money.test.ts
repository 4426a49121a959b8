import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayoutOutcome } from '#city/money/payout-outcomes.ts'
import { createPopulation } from '#city/people/population.ts'
import { hourMs } from '#contract/base/durations.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import type { WithdrawalState } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { makeChange } from '#server/kit/change.ts'
import { credit, debit, personAccount, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { channel } from '../setup/money/bills.ts'
import { balanceOf } from '../setup/money/ledger.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { passTime } from '../setup/process/clock.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let city: TestCity
const riders = createPopulation().riders
let nextRider = 0

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true })
  await city.money.setBalance(5_000_000)
})
afterAll(() => city.stop())

const actor = { kind: 'system', id: null, name: '' } as const

/** A rider of the city, another one each time, with so much to withdraw. */
async function riderWith(fen: number) {
  const rider = riders[nextRider++]
  if (!rider) throw new Error('There are no more riders.')
  const { user_id: id } = await server.db
    .selectFrom('workers')
    .select('user_id')
    .where('external_id', '=', rider.externalId)
    .executeTakeFirstOrThrow()
  await makeChange(server.runtime, { actor, traceId: 'journey' }, async change => {
    const lines = [debit(platformAccount('escrow'), fen), credit(personAccount(id, 'available'), fen)]
    await postTransaction(change, {
      event: 'release',
      subject: 'journey',
      subjectId: id,
      subjectNo: rider.externalId,
      lines,
    })
  })
  return { ...rider, id }
}

/** A rider withdraws, finance approves and pays, and the bank has this outcome. The withdrawal's id and the rider's. */
async function payOut(outcome: PayoutOutcome, fen = 5000) {
  const rider = await riderWith(fen)
  const asked = await city.money.withdraw({
    kind: 'rider',
    externalId: rider.externalId,
    amountFen: fen,
    holder: rider.name,
  })
  if (!asked) throw new Error('Nothing was withdrawn.')
  const { id } = await server.db
    .selectFrom('withdrawals')
    .select('id')
    .where('no', '=', asked.no)
    .executeTakeFirstOrThrow()
  city.money.expect(outcome)
  await pay(id)
  return { id, riderId: rider.id }
}

async function pay(id: number): Promise<void> {
  const reviewer = await server.signIn('finance')
  const payer = await server.signIn('finance')
  const { version, state } = await reviewer.call(withdrawals.get, { id })
  if (state === 'review') await reviewer.call(withdrawals.approve, { id, version })
  const approved = await payer.call(withdrawals.get, { id })
  const { refused } = await payer.call(withdrawals.pay, { withdrawals: [{ id, version: approved.version }] })
  expect(refused).toEqual([])
}

/** Lets the city live until the withdrawal stands there. */
async function untilState(id: number, state: WithdrawalState, secondsAtOnce = 600) {
  await until(
    async () => {
      await city.live(secondsAtOnce)
      const row = await server.db.selectFrom('withdrawals').select('state').where('id', '=', id).executeTakeFirst()
      return row?.state === state
    },
    { what: `withdrawal ${id} to be ${state}` },
  )
}

const payoutsOf = (id: number) =>
  server.db.selectFrom('payouts').selectAll().where('withdrawal_id', '=', id).orderBy('id').execute()
/** What the bank said last that it has, less what it had by our books then. */
async function differenceToBooks(): Promise<number> {
  const { channel: has } = await (await server.signIn('finance')).call(withdrawals.counts, {})
  return (has?.fen ?? 0) - (has?.booksFen ?? 0)
}
const availableOf = (riderId: number) => balanceOf(server, `person:${riderId}:available`)

describe('The bank of the city', () => {
  test('pays', async () => {
    const before = await differenceToBooks()
    const { id, riderId } = await payOut({ is: 'pays' })
    await untilState(id, 'paid')
    await city.settled()
    expect(await differenceToBooks()).toBe(before)
    expect(await availableOf(riderId)).toBe(0)
    expect(await payoutsOf(id)).toMatchObject([{ state: 'success', channel_no: expect.stringMatching(/^BKDF/) }])
  })

  test.each(['NAME_NOT_CORRECT', 'ACCOUNT_FROZEN'] as const)(
    'refuses for %s, and the money is there again',
    async fault => {
      const { id, riderId } = await payOut({ is: 'fails', fault })
      await untilState(id, 'returned')
      expect(await availableOf(riderId)).toBe(5000)
      expect(await payoutsOf(id)).toMatchObject([{ state: 'failed', fault }])
    },
  )

  test('refuses for a limit of the day, and finance decides', async () => {
    const { id, riderId } = await payOut({ is: 'fails', fault: 'DAY_RECEIVED_QUOTA_EXCEED' })
    await untilState(id, 'failed')
    expect(await availableOf(riderId)).toBe(0)
  })

  test('says everything twice and in the wrong order, and pays once', async () => {
    const before = await balanceOf(server, `channel:${channel}`)
    const { id } = await payOut({ is: 'doubled' })
    await untilState(id, 'paid')
    await city.live(3600)
    const { actualFen } = await (await server.signIn('finance')).call(withdrawals.get, { id })
    expect(await balanceOf(server, `channel:${channel}`)).toBe(before - actualFen)
  })

  test('waits for its owner, who confirms, or does not within a day', async () => {
    const confirmed = await payOut({ is: 'confirms' })
    const forgotten = await payOut({ is: 'neverConfirmed' })
    await untilState(forgotten.id, 'confirming', 60)
    await untilState(confirmed.id, 'paid', 3600)
    await untilState(forgotten.id, 'returned', 3600)
    expect(await payoutsOf(forgotten.id)).toMatchObject([{ fault: 'OVERDUE_CLOSE' }])
  })

  test('has too little, and pays the second try after it was filled up', async () => {
    await city.money.setBalance(100)
    const { id } = await payOut({ is: 'pays' })
    await untilState(id, 'failed', 60)
    expect(await payoutsOf(id)).toMatchObject([{ fault: 'NOT_ENOUGH' }])
    await city.live(3 * 3600)
    const finance = await server.signIn('finance')
    const { channel: has } = await finance.call(withdrawals.counts, {})
    expect(has).toMatchObject({ fen: 10_000_000 })
    const { version } = await finance.call(withdrawals.get, { id })
    await finance.call(withdrawals.retry, { id, version })
    await untilState(id, 'paid')
    expect(await payoutsOf(id)).toMatchObject([{ state: 'failed' }, { state: 'success' }])
  })

  test('says nothing until it was asked twice: meanwhile nothing is paid again or given back', async () => {
    const { id, riderId } = await payOut({ is: 'silent', until: 2, result: 'success' })
    await until(
      async () => {
        await passTime(60)
        await city.live(1)
        const [payout] = await payoutsOf(id)
        if (payout?.state === 'unknown') expect(await availableOf(riderId)).toBe(0)
        return payout?.state === 'success'
      },
      { what: 'the bank to answer' },
    )
    const [payout] = await payoutsOf(id)
    expect(payout?.queries).toBeGreaterThanOrEqual(2)
    await untilState(id, 'paid')
  })
})

test('The bill of what was paid in, back and out agrees with the books', async () => {
  // A bill is of one day, and the last one that was sent is looked at.
  await avoidMidnight(2 * hourMs)
  const { no } = await city.placeOrder()
  await city.live(600)
  await passTime(3600)
  const bill = await city.money.sendBill()
  expect(bill?.lines).toBeGreaterThanOrEqual(1)
  const finance = await server.signIn('finance')
  const { rows } = await finance.call(recon.list, { channel })
  expect(rows.map(({ state, open }) => [state, open])).toEqual(rows.map(() => ['balanced', 0]))
  const matches = await Promise.all(rows.map(({ id }) => finance.call(recon.matches, { dayId: id })))
  const kinds = matches.flatMap(page => page.rows.map(({ theirs }) => theirs.kind))
  expect(kinds).toEqual(expect.arrayContaining(['pay', 'payout']))
  const pays = matches.flatMap(page => page.rows.map(({ ours }) => ours.order?.no))
  expect(pays).toContain(no)
})

test.each([
  ['missing', 'onlyOurs'],
  ['otherAmount', 'amount'],
  ['twice', 'onlyTheirs'],
  ['unknown', 'onlyTheirs'],
] as const)('A bill with the flaw %s is found: %s', async (flaw, kind) => {
  await city.placeOrder()
  await city.live(600)
  await passTime(3600)
  await city.money.sendBill({ flaw })
  const finance = await server.signIn('finance')
  const { rows } = await finance.call(reconDifferences.list, {})
  expect(rows[0]).toMatchObject({ kind, state: 'open' })
})

test('A lively city withdraws by itself', async () => {
  await riderWith(80_000)
  for (let count = 0; count < 8; count++) await riderWith(50_000)
  const lively = await startTestCity(server, { startsAt: Date.now(), seed: 'accountHolders', peak: 1 })
  await lively.live(600)
  const found = await until(
    async () => {
      await lively.live(3600)
      return server.db
        .selectFrom('withdrawals')
        .selectAll()
        .where('external_no', 'like', 'cash-%')
        .orderBy('id', 'desc')
        .execute()
    },
    { what: 'somebody to withdraw' },
  )
  await lively.stop()
  expect(found.length).toBeGreaterThan(0)
})
