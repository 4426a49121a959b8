import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#contract/access/sign-on.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { payoutDays } from '#contract/dashboard/money-now.ts'
import { demoBankFen } from '#contract/demo/demo.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { fillCity } from '#server/demo/index.ts'
import { compareLedger } from '#server/money/ledger/feature.ts'
import { balanceOf } from '../setup/money/ledger.ts'
import { appOf, registerApp } from '../setup/open/apps.ts'
import { type Desk, signInAt } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let finance: Desk

const app = { id: 'demo', secret: 'secret', webhookSecret: 'secret', webhookUrl: 'http://127.0.0.1:1/' }

beforeAll(async () => {
  for (const kind of ['customer', 'merchant', 'rider'] as const)
    await registerApp(server.runtime, { ...appOf(kind), id: `demo-${kind}`, name: kind, kind, scopes: [] })
  const config = { ...server.runtime.config, DEMO_APPS: { customer: app, merchant: app, rider: app }, DEMO_HOUR: 12 }
  await server.db.transaction().execute(db => fillCity(db, config, 21))
  finance = await signInAt(server.url, { username: 'finance', password: demoPassword })
})

test('money was paid out on each of the days before today, and of some the first try failed', async () => {
  const { payouts } = await finance.call(dashboard.money, {})
  const past = payouts?.slice(0, -1) ?? []
  expect(past).toHaveLength(payoutDays - 1)
  expect(past.filter(({ paid, paidFen }) => paid < 3 || paidFen < 5000)).toEqual([])
  const allFen = past.reduce((sum, { paidFen }) => sum + paidFen, 0)
  expect(Math.max(...past.map(({ paidFen }) => paidFen)) / allFen).toBeLessThan(0.25)
  expect(past.reduce((sum, { failed }) => sum + failed, 0)).toBeGreaterThan(2)
})

test('what is owed to each party is compared with yesterday and a week before', async () => {
  const { parties } = await finance.call(dashboard.money, {})
  const working = parties?.filter(({ party }) => party !== 'customer') ?? []
  expect(working).toHaveLength(4)
  // Of a few chauffeurs nearly everything may have just been paid out; together they are owed about as much each day.
  const sum = (of: (one: (typeof working)[number]) => number | null) =>
    working.reduce((total, one) => total + (of(one) ?? 0), 0)
  const now = sum(({ fen }) => fen)
  for (const before of [sum(({ yesterday }) => yesterday), sum(({ lastWeek }) => lastWeek)]) {
    expect(now / before).toBeGreaterThan(0.5)
    expect(now / before).toBeLessThan(2)
  }
  expect(working.filter(({ yesterday, lastWeek }) => yesterday === null || lastWeek === null)).toEqual([])
})

test('a sample says what was posted by then', async () => {
  const { rows } = await sql<{ wrong: number; samples: number }>`
    with reckoned as (
      select party_balances.at, party, fen, (
        select coalesce(sum(case side when 'credit' then amount_fen else -amount_fen end), 0) from ledger_postings
          join ledger_transactions on ledger_transactions.id = transaction_id
          join (select id, owner_kind, owner_id from ledger_accounts) accounts on accounts.id = account_id
          left join workers on owner_kind = 'person' and user_id = owner_id
        where ledger_transactions.at < party_balances.at and owner_kind in ('person', 'merchant')
          and coalesce(workers.kind, case owner_kind when 'merchant' then 'merchant' else 'customer' end) = party) as posted
      from party_balances where extract(hour from party_balances.at) = 3
    ) select count(*) filter (where fen <> posted) as wrong, count(*) as samples from reckoned`.execute(server.db)
  expect(rows[0]?.samples).toBeGreaterThanOrEqual(40)
  expect(rows[0]?.wrong).toBe(0)
})

test('the bank has what the books say, and nobody withdrew what they did not have', async () => {
  expect(await balanceOf(server, 'channel:demo-customer')).toBe(demoBankFen)
  expect(await compareLedger(server.db)).toMatchObject({ wrong: 0, findings: [] })
  const { rows } = await sql<{ below: number }>`
    select count(*) filter (where left_fen < 0) as below from (
      select sum(case ledger_postings.side when 'credit' then amount_fen else -amount_fen end)
        over (partition by account_id order by ledger_transactions.at, ledger_transactions.id) as left_fen
      from ledger_postings join ledger_transactions on ledger_transactions.id = transaction_id
        join ledger_accounts on ledger_accounts.id = account_id
      where ledger_accounts.kind in ('available', 'withdrawing')) posted`.execute(server.db)
  expect(rows[0]?.below).toBe(0)
})

test('what was paid says who approved and paid it, and went to an account that its owner has replaced', async () => {
  const { rows } = await finance.call(withdrawals.list, { queue: 'all', state: 'paid', limit: 100 })
  expect(rows.length).toBeGreaterThan(40)
  const reviewed = rows.find(({ reviewer }) => reviewer !== null)
  const { log, payouts } = await finance.call(withdrawals.get, { id: reviewed?.id ?? 0 })
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['withdrawals.approve', 'withdrawals.succeed']),
  )
  expect(payouts.at(0)).toMatchObject({ state: 'success' })
  const current = await server.db.selectFrom('payout_accounts').select('id').where('replaced_at', 'is', null).execute()
  expect(current).toEqual([])
})
