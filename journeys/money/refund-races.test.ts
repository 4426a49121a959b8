import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#city/world/random.ts'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { give, money } from '../setup/complaints/complaint-money.ts'
import { act, complain } from '../setup/complaints/complaints.ts'
import { hold, holdRow } from '../setup/held.ts'
import { withBank } from '../setup/money/finance.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { refusalsOf } from '../setup/orders/refusals.ts'
import { askFor, expectSumsRight, mealFor, target } from '../setup/people/money.ts'
import { amounts, setLimits } from '../setup/settings.ts'

// Each one that waits for a lock keeps a connection.
const server = withBank({ listens: true, settings: { DATABASE_CONNECTIONS: '20' } })
let finance: Desk
let other: Desk
beforeAll(async () => {
  finance = await server.signIn('finance', { name: '小赵' })
  other = await server.signIn('finance', { name: '小钱' })
})
afterEach(() => expectSumsRight(server.db))

const holdDay = ({ person }: Desk) => hold(server, db => lockNamed(db, 'refunds.limits', person.id))

const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

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
    const held = await holdRow(server, 'orders', meal.id)
    const asked = refusalsOf([askFor(one, meal, 900), askFor(two, meal, 900)])
    await held.untilWaiting(2)
    await held.commit()
    expect(await asked).toEqual(['changedByOther'])
  })

  test('that wait are approved or rejected, by one of two', async () => {
    const meal = await mealFor(server, 60_000)
    await askFor(await server.signIn('kefu'), meal, 6000)
    const seen = await target(finance, meal)
    const held = await holdRow(server, 'orders', meal.id)
    const decided = refusalsOf([
      finance.call(refunds.approve, seen),
      other.call(refunds.reject, { ...seen, reason: '不符合规则' }),
    ])
    await held.untilWaiting(2)
    await held.commit()
    expect(await decided).toEqual(['changedByOther'])
  })

  test('two approvals at once: the second sees what the first left of the approver’s day', async () => {
    await setLimits(server, 'money.refundLimits', { kefu_leader: amounts(20_000, 20_000) })
    const [kefu, leader] = [await server.signIn('kefu'), await server.signIn('kefu_leader')]
    const meals = await times(2, () => mealFor(server, 60_000))
    for (const meal of meals) await askFor(kefu, meal, 12_000)
    const seen = await Promise.all(meals.map(meal => target(leader, meal)))
    const held = await holdDay(leader)
    const decided = refusalsOf(seen.map(each => leader.call(refunds.approve, each)))
    await held.untilWaiting(2)
    await held.commit()
    expect(await decided).toEqual(['aboveLimit'])
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

test('Of three compensations at once by one person the day’s two are paid', async () => {
  await setLimits(server, 'money.packetLimits', { kefu_leader: amounts(10_000, 20_000) })
  const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
  const cases = await times(3, async () => complain(server, { order: await mealFor(server, 90_000) }))
  for (const each of cases) await act(leader, 'claim', each.id)
  const held = await holdRow(server, 'users', leader.person.id)
  const given = refusalsOf(cases.map(each => give(leader, each, money(9000))))
  await held.untilWaiting(3)
  await held.commit()
  expect(await given).toEqual(['dayLimitReached'])
})
