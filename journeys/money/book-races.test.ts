import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { deposits } from '#contract/money/deposits.ts'
import { ledger } from '#contract/money/ledger.ts'
import { checkLedger } from '#server/money/ledger/feature.ts'
import { credit, debit, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { fillProfiles } from '#server/money/taxes/feature.ts'
import { settleQueue } from '#server/orders/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { hold, holdRow } from '../setup/held.ts'
import { channel, daysAgo, momentOf, sendBill } from '../setup/money/bills.ts'
import { chauffeurWithDeposit } from '../setup/money/deposits.ts'
import { withSettlements } from '../setup/money/finance.ts'
import { lockAccount, owe } from '../setup/money/held-accounts.ts'
import { balanceOf, findWrong, postNow } from '../setup/money/ledger.ts'
import { heldMeals, postedAbout, shopOfMeals, untilState } from '../setup/money/settlements.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { refusalsOf } from '../setup/orders/refusals.ts'
import { askFor, mealFor } from '../setup/people/money.ts'
import { passTime } from '../setup/process/clock.ts'
import { until } from '../setup/process/until.ts'
import { judged } from '../setup/reviews/papers.ts'

const server = withSettlements()
const reason = '已核实'
let finance: Desk
let other: Desk
let shop: { kind: 'merchant'; id: number }
beforeAll(async () => {
  finance = await server.signIn('finance')
  other = await server.signIn('finance')
  shop = { kind: 'merchant', id: (await shopOfMeals(server)).id }
})
afterEach(async () => expect(await findWrong(server)).toEqual([]))

async function enqueue(queue: string, orderId: number, count = 1): Promise<void> {
  await server.db.transaction().execute(async transaction => {
    for (let made = 0; made < count; made++) await server.runtime.jobs.later(transaction, queue, { orderId })
  })
  server.runtime.jobs.wake([queue])
}

const shareOf = (orderId: number, party: 'merchant' | 'worker') =>
  server.db
    .selectFrom('settlement_shares')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('party', '=', party)
    .executeTakeFirstOrThrow()

const makeDue = (id: number) =>
  sql`update settlement_shares set release_at = now() - interval '1 second' where id = ${id}`.execute(server.db)

test('A debt that is the owner’s first, and comes while money is released, is taken from it', async () => {
  const [meal] = await heldMeals(server, finance, 1)
  const share = await shareOf(meal?.id ?? 0, 'merchant')
  await makeDue(share.id)
  const held = await hold(server, db => lockAccount(db, `merchant:${shop.id}:held`))
  await enqueue('orders.release', share.order_id)
  await held.untilWaiting()
  await owe(held.db, shop, 700)
  await held.commit()
  await until(async () => (await shareOf(share.order_id, 'merchant')).released_at !== null)
  expect(await balanceOf(server, `merchant:${shop.id}:receivable`)).toBe(0)
  expect(await balanceOf(server, `merchant:${shop.id}:available`)).toBe(share.held_fen - 700)
})

test('A share that becomes due while another one is released keeps its money', async () => {
  const [meal] = await heldMeals(server, finance, 1)
  const [first, second] = [await shareOf(meal?.id ?? 0, 'merchant'), await shareOf(meal?.id ?? 0, 'worker')]
  await makeDue(first.id)
  const held = await hold(server, db => lockAccount(db, `merchant:${shop.id}:held`))
  await enqueue('orders.release', first.order_id)
  await held.untilWaiting()
  await makeDue(second.id)
  await held.commit()
  await until(async () => (await shareOf(first.order_id, 'merchant')).released_at !== null)
  await enqueue('orders.release', first.order_id)
  await until(async () => (await shareOf(first.order_id, 'worker')).released_at !== null)
  expect(await balanceOf(server, `person:${second.owner_id}:available`)).toBe(second.held_fen)
})

test('An order is divided once by three at once, and without what is refunded meanwhile', async () => {
  const meal = await mealFor(server, 8000, 'completed')
  await askFor(await server.signIn('kefu'), meal, 2000)
  await passTime(601)
  await untilState(finance, meal, 'stopped')
  const held = await holdRow(server, 'orders', meal.id)
  const refunded = server.fixtures.sendEvent(meal, { event: 'refund', by: 'payment' })
  await held.untilWaiting()
  await enqueue(settleQueue, meal.id, 3)
  await held.untilWaiting(4)
  await held.commit()
  await refunded
  await untilState(finance, meal, 'held')
  const posted = await postedAbout(server.db, meal)
  expect(Object.keys(posted).toSorted()).toEqual(['pay', 'refund', 'settle'])
  expect(posted.settle).toContain('debit platform:escrow 6000')
})

test('Two checks of the ledger at once keep what is newest, and ring once', async () => {
  const tamper = (fen: number) =>
    sql`update ledger_balances set balance_fen = balance_fen + ${fen} where part = 0
      and account_id = (select id from ledger_accounts where code = 'platform:suspense')`.execute(server.db)
  const held = await hold(server, db => lockNamed(db, 'ledger.checks'))
  const older = checkLedger(server.runtime)
  await held.untilWaiting()
  await tamper(100)
  const newer = checkLedger(server.runtime)
  await held.untilWaiting(2)
  // As the one that began later keeps what it found.
  await held.db.insertInto('ledger_checks').values({ accounts: 1, wrong: 1, difference_fen: 100 }).execute()
  await held.commit()
  await Promise.all([older, newer])
  const { check } = await finance.call(ledger.trialBalance, {})
  expect(check).toMatchObject({ stopsPayouts: true, wrong: 2 })
  expect((await finance.call(notifications.alarms, {})).rows).toHaveLength(1)
  await tamper(-100)
})

test('A confirmation that waits for a newer check is refused, and the alarm goes on', async () => {
  const { check } = await finance.call(ledger.trialBalance, {})
  const held = await hold(server, db => lockNamed(db, 'ledger.checks'))
  const confirmed = refusalsOf([finance.call(ledger.confirmCheck, { id: check?.id ?? 0, reason })])
  await held.untilWaiting()
  await held.db.insertInto('ledger_checks').values({ accounts: 1, wrong: 1, difference_fen: 100 }).execute()
  await held.commit()
  expect(await confirmed).toEqual(['notFound'])
  expect((await finance.call(notifications.alarms, {})).rows).toHaveLength(1)
})

async function paidPerson(amountFen: number) {
  const { id } = await server.fixtures.rider()
  const lines = [debit(platformAccount('compensation'), amountFen), credit(personAccount(id, 'available'), amountFen)]
  const posted = await postNow(server, { event: 'compensate', subject: 'test', subjectId: id, part: 'races', lines })
  return { id, posted, code: `person:${id}:available` }
}

test('A transaction is reversed once by two at once', async () => {
  const { posted } = await paidPerson(900)
  const asked = [1, 2].map(() => finance.call(ledger.adjust, { reverses: posted, reason }))
  const targets = (await Promise.all(asked)).map(({ id, version }) => ({ id, version }))
  const held = await holdRow(server, 'ledger_transactions', posted)
  const approved = refusalsOf(targets.map(target => other.call(ledger.approve, target)))
  await held.untilWaiting(2)
  await held.commit()
  expect(await approved).toEqual(['reversedBefore'])
})

test('Two adjustments at once do not take more than an account has', async () => {
  const { code } = await paidPerson(1000)
  const lines = [
    { code, side: 'debit' as const, amountFen: 600 },
    { code: 'platform:compensation', side: 'credit' as const, amountFen: 600 },
  ]
  const asked = await Promise.all([1, 2].map(() => finance.call(ledger.adjust, { lines, reason })))
  const held = await hold(server, db => lockAccount(db, code))
  const approved = refusalsOf(asked.map(({ id, version }) => other.call(ledger.approve, { id, version })))
  await held.untilWaiting(2)
  await held.commit()
  expect(await approved).toEqual(['balanceTooLow'])
})

test('Two deductions at once do not take more than a deposit has', async () => {
  const [auditor, colleague] = [await server.signIn('auditor'), await server.signIn('auditor')]
  const { workerId } = await chauffeurWithDeposit(server, { auditor, colleague })
  const ask = () => finance.call(deposits.deduct, { id: workerId, amountFen: 30_000, reason })
  const asked = [await ask(), await ask()]
  const row = await server.db.selectFrom('deposits').select('id').where('person_id', '=', workerId).executeTakeFirst()
  const held = await holdRow(server, 'deposits', row?.id ?? 0)
  const approved = refusalsOf(asked.map(({ id, version }) => other.call(deposits.approve, { id, version })))
  await held.untilWaiting(2)
  await held.commit()
  expect(await approved).toEqual(['depositTooLow'])
})

test('Of two bills of the same hours at once one is taken', async () => {
  const day = daysAgo(3)
  const line = { no: 'races-1', netFen: 500, at: momentOf(day, '12:00'), feeFen: 3 }
  const held = await hold(server, db => lockNamed(db, 'recon.bills', channel))
  const sent = Promise.allSettled([sendBill(server, day, [line]), sendBill(server, day, [line])])
  await held.untilWaiting(2)
  await held.commit()
  expect((await sent).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const parts = await server.db.selectFrom('recon_parts').select('id').execute()
  expect([parts.length, await balanceOf(server, 'platform:channelFee')]).toEqual([1, 3])
})

test('The identity for taxes is that of the newest card, however many read them at once', async () => {
  const auditor = await server.signIn('auditor')
  const [first, second] = [await server.fixtures.worker('companion'), await server.fixtures.worker('companion')]
  const show = ({ externalId }: { externalId: string }) =>
    judged(server, auditor, 'approve', { person: { kind: 'companion', externalId } })
  const before = await show(first)
  const older = await show(second)
  await fillProfiles(server.runtime)
  const newer = await show(second)
  const set = (id: number, state: 'approved' | 'rejected') =>
    server.db.updateTable('verifications').set({ state }).where('id', '=', id).execute()
  await set(newer.id, 'rejected')
  await set(older.id, 'approved')
  const held = await hold(server, db =>
    sql`select from tax_profiles where worker_id = ${first.id} for update`.execute(db),
  )
  const one = fillProfiles(server.runtime)
  await held.untilWaiting()
  await set(before.id, 'rejected')
  await set(older.id, 'rejected')
  await set(newer.id, 'approved')
  // It has nothing to do with the row that the other one waits for.
  const two = fillProfiles(server.runtime)
  await Promise.race([two, held.untilWaiting(2)])
  await held.commit()
  await Promise.all([one, two])
  const { verification_id } = await server.db
    .selectFrom('tax_profiles')
    .select('verification_id')
    .where('worker_id', '=', second.id)
    .executeTakeFirstOrThrow()
  expect(verification_id).toBe(newer.id)
})
