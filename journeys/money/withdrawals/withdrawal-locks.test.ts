import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#city/world/random.ts'
import { fen } from '#contract/base/values.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { hold, holdRow } from '../../setup/held.ts'
import { withBank } from '../../setup/money/finance.ts'
import { lockAccount, owe, take } from '../../setup/money/held-accounts.ts'
import {
  type AccountHolder,
  approveAs,
  ask,
  payAs,
  read,
  riderWith,
  rowOf,
  say,
  targetOf,
  walletOf,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { appOf } from '../../setup/open/apps.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { refusalsOf } from '../../setup/orders/refusals.ts'
import { expectSumsRight } from '../../setup/people/money.ts'

// Each one that waits for a lock keeps a connection, and those of apps have a quarter of them.
const server = withBank({ listens: true, settings: { DATABASE_CONNECTIONS: '20' } })
let finance: Desk
let other: Desk
beforeAll(async () => {
  finance = await server.signIn('finance', { name: '小赵' })
  other = await server.signIn('finance', { name: '小钱' })
})
afterEach(() => expectSumsRight(server.db))

const holdOwner = ({ kind, id }: AccountHolder) =>
  hold(server, db => lockNamed(db, 'withdrawals.owner', `${kind} ${id}`))

const holdAccount = ({ kind, id }: AccountHolder, of: string) =>
  hold(server, db => lockAccount(db, `${kind}:${id}:${of}`))

const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('withdrawals', () => {
  test('of five at once the day’s three are taken', async () => {
    const rider = await riderWith(server, 100_000)
    const held = await holdOwner(rider)
    const asked = times(5, () => ask(server, rider, 1000))
    await held.untilWaiting(5)
    await held.commit()
    expect((await asked).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422])
  })

  test('of money that is taken meanwhile are refused', async () => {
    const rider = await riderWith(server, 100_000)
    const held = await holdAccount(rider, 'available')
    const asked = ask(server, rider, 60_000)
    await held.untilWaiting()
    await take(held.db, rider, 60_000)
    await held.commit()
    expect(await asked).toMatchObject({ status: 422, answer: { message: expect.stringContaining('400.00') } })
  })

  test('of somebody who owes since a moment ago are refused', async () => {
    const rider = await riderWith(server, 100_000)
    const held = await holdAccount(rider, 'available')
    const asked = ask(server, rider, 60_000)
    await held.untilWaiting()
    await owe(held.db, rider, 700)
    await held.commit()
    expect(await asked).toMatchObject({ status: 422, answer: { message: expect.stringContaining('7.00') } })
  })

  test('under one number, twice at once, are one', async () => {
    const rider = await riderWith(server, 100_000)
    const externalNo = `W-${randomUUID()}`
    const held = await holdOwner(rider)
    const asked = times(2, () => ask(server, rider, 60_000, { externalNo }))
    await held.untilWaiting(2)
    await held.commit()
    expect(new Set((await asked).map(({ answer }) => answer.no)).size).toBe(1)
  })

  test('are paid or cancelled, and paid once by two people', async () => {
    const { id, no, accountHolder } = await withdrawalOf(server, 60_000)
    await approveAs(finance, { id })
    const targets = { withdrawals: [await targetOf(finance, { id })] }
    const held = await holdRow(server, 'withdrawals', id)
    const paid = [finance, other].map(desk => desk.call(withdrawals.pay, targets))
    const { owner } = accountHolder
    const cancelled = server.fixtures.post('rider', `/open/v1/withdrawals/${no}/cancel`, {
      eventId: randomUUID(),
      owner,
    })
    await held.untilWaiting(3)
    await held.commit()
    const happened = [...(await Promise.all(paid)).map(({ asked }) => asked), (await cancelled).status === 200 ? 1 : 0]
    expect(happened.toSorted()).toEqual([0, 0, 1])
  })

  test('succeed or fail, by one of two results', async () => {
    const { id, no } = await withdrawalOf(server, 60_000)
    await approveAs(finance, { id })
    const payoutNo = await payAs(finance, { id })
    const held = await holdRow(server, 'withdrawals', id)
    const said = [say(server, payoutNo, 'success'), say(server, payoutNo, 'success'), say(server, payoutNo, 'failed')]
    await held.untilWaiting(3)
    await held.commit()
    await Promise.all(said)
    const posted =
      await sql`select from ledger_transactions where event = 'withdrawSuccess' and subject_id = ${id}`.execute(
        server.db,
      )
    expect([posted.rows.length, ['paid', 'failed'].includes((await rowOf(server, no)).state)]).toEqual([1, true])
  })

  test('twenty at once, twenty times at random: neither beyond the balance nor beyond the day', async () => {
    const random = createRandom('withdrawals')
    for (let round = 0; round < 20; round++) {
      const rider = await riderWith(server, random.whole(20_000, 60_000))
      const done = await times(20, () => ask(server, rider, random.whole(5000, 40_000)))
      expect(done.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
      expect(done.filter(({ status }) => status >= 500)).toEqual([])
      const { availableFen, withdrawingFen } = await walletOf(server, rider)
      const takenFen = done.reduce((sum, { status, answer }) => sum + (status === 200 ? answer.amountFen : 0), 0)
      expect([withdrawingFen, availableFen >= 0]).toEqual([takenFen, true])
    }
  })
})

describe('a batch', () => {
  /** A batch of two that are being paid, as they stand. */
  async function batchOfTwo() {
    const made = [await withdrawalOf(server, 60_000), await withdrawalOf(server, 60_000)]
    for (const one of made) await approveAs(finance, one)
    const targets = await Promise.all(made.map(one => targetOf(finance, one)))
    const { batch } = await finance.call(withdrawals.pay, { withdrawals: targets })
    const nos = await Promise.all(made.map(async one => (await read(finance, one)).payout?.no ?? ''))
    return { id: batch?.id ?? 0, made, nos: nos as [string, string] }
  }
  const stateOf = async (id: number) =>
    (await server.db.selectFrom('payout_batches').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

  test('is done when its last two results come at once', async () => {
    const { id, nos } = await batchOfTwo()
    const held = await holdRow(server, 'payout_batches', id)
    const said = nos.map(no => say(server, no, 'success'))
    await held.untilWaiting(2)
    await held.commit()
    await Promise.all(said)
    expect(await stateOf(id)).toBe('done')
  })

  for (const isFailureFirst of [true, false]) {
    test(`is not closed over a failure ${isFailureFirst ? 'just before' : 'meanwhile'}`, async () => {
      const { id, made, nos } = await batchOfTwo()
      const [returned] = made
      await say(server, nos[0], 'failed', { fault: 'NOT_ENOUGH' })
      if (returned) await finance.call(withdrawals.giveBack, { ...(await targetOf(finance, returned)), reason: '退回' })
      const held = await holdRow(server, 'payout_batches', id)
      const fail = () => say(server, nos[1], 'failed', { fault: 'NOT_ENOUGH' })
      const close = () => finance.call(withdrawals.resumeBatch, { id })
      const steps: (() => Promise<unknown>)[] = isFailureFirst ? [fail, close] : [close, fail]
      const done: Promise<unknown>[] = []
      for (const step of steps) {
        done.push(step())
        await held.untilWaiting(done.length)
      }
      await held.commit()
      expect([await refusalsOf(done), await stateOf(id)]).toEqual([isFailureFirst ? ['changedByOther'] : [], 'paused'])
    })
  }
})

test('Of the first two statements about a channel’s balance the newer one stays', async () => {
  await server.db.deleteFrom('channel_balances').execute()
  const held = await hold(server, db =>
    db
      .insertInto('channel_balances')
      .values({ app_id: appOf('bank').id, fen: fen(7_000_000), at: new Date() })
      .execute(),
  )
  const body = { fen: 9_000_000, at: new Date(Date.now() - 60_000).toISOString() }
  const older = server.fixtures.send('bank', { method: 'PUT', path: '/open/v1/channel-balance', body })
  await held.untilWaiting()
  await held.commit()
  expect((await older).status).toBe(200)
  expect((await finance.call(withdrawals.counts, {})).channel).toMatchObject({ fen: 7_000_000 })
})
