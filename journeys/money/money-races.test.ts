import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#city/world/random.ts'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { give, money } from '../setup/chats/complaint-money.ts'
import { act, complain } from '../setup/chats/complaints.ts'
import { hold } from '../setup/held.ts'
import { withBank } from '../setup/money/finance.ts'
import { lockAccount, owe, take } from '../setup/money/held-accounts.ts'
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
} from '../setup/money/withdrawals.ts'
import { appOf } from '../setup/open/apps.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk, Refused } from '../setup/orders/desk.ts'
import { askFor, expectSumsRight, mealFor, target } from '../setup/people/money.ts'
import { amounts, setLimits } from '../setup/settings.ts'

// Each one that waits for a lock keeps a connection, and those of apps have a quarter of them.
const server = withBank({ listens: true, settings: { DATABASE_CONNECTIONS: '20' } })
let finance: Desk
let other: Desk
beforeAll(async () => {
  finance = await server.signIn('finance', { name: '小赵' })
  other = await server.signIn('finance', { name: '小钱' })
})
afterEach(() => expectSumsRight(server.db))

const holdRow = (table: string, id: number) =>
  hold(server, db => sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(db))

const holdOwner = ({ kind, id }: AccountHolder) =>
  hold(server, db =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals of ${kind} ${id}`}, 0))`.execute(db),
  )

const holdDay = ({ person }: Desk) =>
  hold(server, db => sql`select pg_advisory_xact_lock(hashtext('refunds.limits'), ${person.id}::int)`.execute(db))

const holdAccount = ({ kind, id }: AccountHolder, of: string) =>
  hold(server, db => lockAccount(db, `${kind}:${id}:${of}`))

const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const reasonsOf = (done: PromiseSettledResult<unknown>[]) =>
  done.flatMap(one => (one.status === 'rejected' ? [(one.reason as Refused).reason] : []))

describe('refunds', () => {
  test('of six at once by one person the day’s four go, and two wait for a colleague', async () => {
    const desk = await server.signIn('kefu')
    const meals = await times(6, () => mealFor(server, 8000))
    const held = await holdDay(desk)
    const asked = Promise.all(meals.map(meal => askFor(desk, meal, 5000)))
    await held.untilWaiting(6)
    await held.commit()
    const states = (await asked).map(({ refund }) => refund)
    expect(states.toSorted()).toEqual(['applying', 'applying', ...Array(4).fill('processing')])
  })

  test('of one order: who asks second is told who was faster', async () => {
    const [one, two] = [await server.signIn('kefu'), await server.signIn('kefu')]
    const meal = await mealFor(server, 6000)
    const held = await holdRow('orders', meal.id)
    const asked = Promise.allSettled([askFor(one, meal, 900), askFor(two, meal, 900)])
    await held.untilWaiting(2)
    await held.commit()
    expect(reasonsOf(await asked)).toEqual(['changedByOther'])
  })

  test('that wait are approved or rejected, by one of two', async () => {
    const meal = await mealFor(server, 60_000)
    await askFor(await server.signIn('kefu'), meal, 6000)
    const seen = await target(finance, meal)
    const held = await holdRow('orders', meal.id)
    const decided = Promise.allSettled([
      finance.call(refunds.approve, seen),
      other.call(refunds.reject, { ...seen, reason: '不符合规则' }),
    ])
    await held.untilWaiting(2)
    await held.commit()
    expect(reasonsOf(await decided)).toEqual(['changedByOther'])
  })

  test('two approvals at once: the second sees what the first left of the approver’s day', async () => {
    await setLimits(server, 'money.refundLimits', { kefu_leader: amounts(20_000, 20_000) })
    const [kefu, leader] = [await server.signIn('kefu'), await server.signIn('kefu_leader')]
    const meals = await times(2, () => mealFor(server, 60_000))
    for (const meal of meals) await askFor(kefu, meal, 12_000)
    const seen = await Promise.all(meals.map(meal => target(leader, meal)))
    const held = await holdDay(leader)
    const decided = Promise.allSettled(seen.map(each => leader.call(refunds.approve, each)))
    await held.untilWaiting(2)
    await held.commit()
    expect(reasonsOf(await decided)).toEqual(['aboveLimit'])
  })

  test('twenty at once, five times at random: nobody goes beyond their day', async () => {
    const random = createRandom('refunds')
    const desks = await times(3, () => server.signIn('kefu'))
    const meals = await times(20, () => mealFor(server, 90_000))
    for (let round = 0; round < 5; round++) {
      await Promise.allSettled(meals.map(meal => askFor(random.pick(desks), meal, random.whole(1500, 5000))))
      await expectDaysWithin(20_000)
      await forgetRefunds(meals)
    }
  })
})

/** What each person let go today, of what they asked for and approved. */
async function expectDaysWithin(dayFen: number): Promise<void> {
  const { rows } = await sql`select decided_by_id, sum(amount_fen) from refunds
    join user_roles on user_id = decided_by_id join roles on roles.id = role_id and roles.code = 'kefu'
    where stage = 'processing' group by 1 having sum(amount_fen) > ${dayFen}`.execute(server.db)
  expect(rows).toEqual([])
}

/** As if nothing of these orders had ever been asked back. */
async function forgetRefunds(meals: { id: number }[]): Promise<void> {
  const ids = meals.map(({ id }) => id)
  await server.db.deleteFrom('refunds').where('order_id', 'in', ids).execute()
  await server.db
    .updateTable('orders')
    .set({ refund: 'none', refunding_fen: fen(0) })
    .where('id', 'in', ids)
    .execute()
}

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
    const held = await holdRow('withdrawals', id)
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
    const held = await holdRow('withdrawals', id)
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
    const held = await holdRow('payout_batches', id)
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
      const held = await holdRow('payout_batches', id)
      const fail = () => say(server, nos[1], 'failed', { fault: 'NOT_ENOUGH' })
      const close = () => finance.call(withdrawals.resumeBatch, { id })
      const steps: (() => Promise<unknown>)[] = isFailureFirst ? [fail, close] : [close, fail]
      const done: Promise<unknown>[] = []
      for (const step of steps) {
        done.push(step())
        await held.untilWaiting(done.length)
      }
      await held.commit()
      const outcome = await Promise.allSettled(done)
      expect([reasonsOf(outcome), await stateOf(id)]).toEqual([isFailureFirst ? ['changedByOther'] : [], 'paused'])
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

test('Of three compensations at once by one person the day’s two are paid', async () => {
  await setLimits(server, 'money.packetLimits', { kefu_leader: amounts(10_000, 20_000) })
  const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
  const cases = await times(3, async () => complain(server, { order: await mealFor(server, 90_000) }))
  for (const each of cases) await act(leader, 'claim', each.id)
  const held = await holdRow('users', leader.person.id)
  const given = Promise.allSettled(cases.map(each => give(leader, each, money(9000))))
  await held.untilWaiting(3)
  await held.commit()
  expect(reasonsOf(await given)).toEqual(['dayLimitReached'])
})
