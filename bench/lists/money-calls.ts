import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { ledger } from '#contract/money/ledger.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { RefundQuestion, refundQueues } from '#contract/money/refunds.ts'
import { refundSortsOf, withdrawalSortsOf } from '#contract/money/sorts.ts'
import { WithdrawalQuestion, withdrawalQueues, withdrawals } from '#contract/money/withdrawals.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { accounts, postings } from '#server/money/ledger/read-accounts.ts'
import { list as listTransactions } from '#server/money/ledger/read-transactions.ts'
import { list as listDays, standing } from '#server/money/recon/days.ts'
import { list as listDifferences } from '#server/money/recon/differences.ts'
import { matches } from '#server/money/recon/matches.ts'
import { counts as countRefunds, list as listRefunds } from '#server/money/refunds/list.ts'
import { batches } from '#server/money/withdrawals/read/batches.ts'
import { counts as countWithdrawals } from '#server/money/withdrawals/read/counts.ts'
import { list as listWithdrawals } from '#server/money/withdrawals/read/list.ts'
import { adminCaller } from './caller.ts'

export type Call = (recorded: Database) => Promise<unknown>
type Calls = Record<string, Call>
type Context = Parameters<typeof listWithdrawals>[0]

export const pageRows = 50

/** What the money's screens ask, by name. */
export async function callsOfMoney(db: Database, userId: number): Promise<Calls> {
  const admin = adminCaller(userId)
  const local: Caller = { ...admin, cityCodes: ['410300'], isSuper: false }
  const as = (caller: Caller) => (recorded: Database) =>
    ({ db: recorded, caller, setting: usualSetting, isSearchNoted: true }) as unknown as Context
  return {
    ...(await withdrawalCalls(db, as, { admin, local })),
    ...(await refundCalls(db, as, { admin, local })),
    ...(await reconCalls(db, as(admin))),
    ...(await ledgerCalls(db, as(admin))),
  }
}

type Readers = { admin: Caller; local: Caller }
type As = (caller: Caller) => (recorded: Database) => Context

async function withdrawalCalls(db: Database, as: As, { admin, local }: Readers): Promise<Calls> {
  const page =
    (asked: object, caller = admin): Call =>
    recorded =>
      listWithdrawals(as(caller)(recorded), WithdrawalQuestion.parse({ ...asked, limit: pageRows }))
  const one = await db
    .selectFrom('withdrawals')
    .select(['id', 'no', 'owner_name', 'owner_phone', 'batch_id'])
    .where('batch_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const filters = withdrawalFilters(one)
  const calls: Calls = {}
  for (const queue of [...withdrawalQueues, 'all'] as const) {
    for (const [name, filter] of Object.entries(filters))
      calls[`withdrawals ${queue}, ${name}`] = page({ queue, ...filter })
    for (const sort of withdrawalSortsOf(queue)) calls[`withdrawals ${queue}, ${sort} first`] = page({ queue, sort })
    calls[`withdrawals ${queue}, a reader of a small city`] = page({ queue }, local)
  }
  const lastSeen = `${Date.now() - 300 * dayMs}.${one.id + 50_000}`
  for (const queue of ['paid', 'ended', 'all'] as const)
    calls[`withdrawals ${queue}, until ten months ago, next page`] = page({
      queue,
      to: dayBefore(300),
      after: lastSeen,
    })
  return {
    ...calls,
    'withdrawals of a batch': page({ batchId: one.batch_id }),
    'withdrawals, counts': recorded => countWithdrawals(as(admin)(recorded), {}),
    'withdrawals, counts of a small city': recorded => countWithdrawals(as(local)(recorded), {}),
    'withdrawals, batches': recorded =>
      batches(as(admin)(recorded), withdrawals.batches.input.parse({ limit: pageRows })),
    'withdrawals, batches of a small city': recorded =>
      batches(as(local)(recorded), withdrawals.batches.input.parse({ limit: pageRows })),
  }
}

type Withdrawal = { id: number; no: string; owner_name: string; owner_phone: string }

function withdrawalFilters(one: Withdrawal): Record<string, object> {
  return {
    'no filter': {},
    'next page': { after: String(one.id + 100_000) },
    'few owners': { owner: 'customer' },
    'one method': { method: 'alipay' },
    'low risk': { risk: 'low' },
    'high risk': { risk: 'high' },
    'a small city': { cityCode: '410300' },
    'a large city': { cityCode: '410100' },
    'small amounts': { mostFen: 10_200 },
    'amounts, none': { leastFen: 90_000_000 },
    'a day ten months ago': { from: dayBefore(300), to: dayBefore(300) },
    'until ten months ago': { to: dayBefore(300) },
    'a frequent surname': { search: '王' },
    'a whole name': { search: one.owner_name },
    nobody: { search: '欧阳' },
    'the end of a number': { search: one.no.slice(-8) },
    'a phone number': { search: one.owner_phone },
  }
}

async function refundCalls(db: Database, as: As, { admin, local }: Readers): Promise<Calls> {
  const page =
    (asked: object, caller = admin): Call =>
    recorded =>
      listRefunds(as(caller)(recorded), RefundQuestion.parse({ ...asked, limit: pageRows }))
  const first = await db.selectFrom('refunds').select(['id', 'no']).orderBy('id').executeTakeFirstOrThrow()
  const filters: Record<string, object> = {
    'no filter': {},
    'next page': { after: String(first.id + 100_000) },
    'one service': { service: 'food' },
    'a service without any': { service: 'chauffeur' },
    'a frequent liability': { liability: 'worker' },
    'a rare liability': { liability: 'platform' },
    'a day ten months ago': { from: dayBefore(300), to: dayBefore(300) },
    'until ten months ago': { to: dayBefore(300) },
    'the end of a number': { search: first.no.slice(-8) },
  }
  const calls: Calls = {}
  for (const queue of refundQueues) {
    for (const [name, filter] of Object.entries(filters))
      calls[`refunds ${queue}, ${name}`] = page({ queue, ...filter })
    for (const sort of refundSortsOf(queue)) calls[`refunds ${queue}, ${sort} first`] = page({ queue, sort })
    calls[`refunds ${queue}, a reader of a small city`] = page({ queue }, local)
  }
  return { ...calls, 'refunds, counts': recorded => countRefunds(as(admin)(recorded), {}) }
}

async function reconCalls(db: Database, context: (recorded: Database) => Context): Promise<Calls> {
  const days =
    (asked: object): Call =>
    recorded =>
      listDays(context(recorded), recon.list.input.parse({ ...asked, limit: pageRows }))
  const differences =
    (asked: object): Call =>
    recorded =>
      listDifferences(context(recorded), reconDifferences.list.input.parse({ ...asked, limit: pageRows }))
  const one = await db.selectFrom('recon_lines').selectAll().orderBy('id').executeTakeFirstOrThrow()
  return {
    'recon, days': days({}),
    'recon, days, next page': days({ after: `${dayBefore(3000).replaceAll('-', '')}.99999999` }),
    'recon, days that do not balance': days({ state: 'unbalanced' }),
    'recon, days that balance': days({ state: 'balanced' }),
    'recon, awaited days, none': days({ state: 'awaiting' }),
    'recon, days of a channel': days({ channel: 'channel-3' }),
    'recon, a month years ago': days({ from: dayBefore(3000), to: dayBefore(2970) }),
    'recon, standing': recorded => standing(context(recorded), {}),
    'recon, matches': recorded =>
      matches(context(recorded), recon.matches.input.parse({ dayId: one.day_id, limit: pageRows })),
    differences: differences({}),
    'differences, next page': differences({ after: '100000' }),
    'differences of a day': differences({ dayId: one.day_id }),
    'differences, open': differences({ state: 'open' }),
    'differences, taken, none': differences({ state: 'taken' }),
    'differences, settled': differences({ state: 'settled' }),
    'differences of a rare kind': differences({ kind: 'amount' }),
    'differences of a rare kind, open': differences({ kind: 'amount', state: 'open' }),
    'differences of a kind that is not there': differences({ kind: 'onlyOurs' }),
    'differences, mine': differences({ isMine: true }),
    "differences, the channel's number": differences({ search: one.channel_no }),
    'differences, our number': differences({ search: 'WM1000' }),
    'differences, their own number': differences({ search: `CY${'1'.padStart(18, '0')}` }),
    'differences, an unknown number': differences({ search: 'BKX' }),
  }
}

async function ledgerCalls(db: Database, context: (recorded: Database) => Context): Promise<Calls> {
  const list =
    (asked: object): Call =>
    recorded =>
      listTransactions(context(recorded), ledger.list.input.parse({ ...asked, limit: pageRows }))
  const found =
    (asked: object): Call =>
    recorded =>
      accounts(context(recorded), ledger.accounts.input.parse({ ...asked, limit: pageRows }))
  const { rows } = await sql<{ id: number; no: string }>`select id, subject_no as no from ledger_transactions
    where subject_no ~ '\\d{6}' order by id limit 1`.execute(db)
  const { id } = await db.selectFrom('ledger_accounts').select('id').orderBy('id').executeTakeFirstOrThrow()
  const old = { from: dayBefore(5), to: dayBefore(5) }
  return {
    ledger: list({}),
    'ledger, next page': list({ after: '100000' }),
    'ledger, a frequent event': list({ event: 'pay' }),
    'ledger, an event that is not there': list({ event: 'compensate' }),
    'ledger, a day': list(old),
    'ledger, the oldest first': list({ sort: 'oldest' }),
    'ledger, a day, the oldest first': list({ ...old, sort: 'oldest' }),
    'ledger, a frequent event of a day': list({ ...old, event: 'pay' }),
    'ledger, a frequent event until some days ago': list({ event: 'pay', to: dayBefore(5) }),
    'ledger, a missing event until some days ago': list({ event: 'compensate', to: dayBefore(5) }),
    'ledger, until some days ago': list({ to: dayBefore(5) }),
    'ledger, until some days ago, next page': list({ to: dayBefore(5), after: `${Date.parse(dayBefore(6))}.100000` }),
    'ledger, the end of a number': list({ search: rows[0]?.no.slice(-6) }),
    'ledger, a number that is not there': list({ search: 'WM999999999999' }),
    'ledger, an unknown number of a channel': list({ search: 'BK-1' }),
    'ledger, accounts': found({}),
    'ledger, accounts of people': found({ ownerKind: 'person' }),
    'ledger, accounts of a kind': found({ kind: 'withdrawing' }),
    'ledger, accounts by an id': found({ search: '1000' }),
    'ledger, accounts by a code': found({ search: 'person:100' }),
    'ledger, accounts by a whole name': found({ search: '王师傅1000' }),
    'ledger, accounts of nobody': found({ search: '欧阳' }),
    'ledger, postings': recorded => postings(context(recorded), ledger.postings.input.parse({ id, limit: pageRows })),
    'ledger, postings until some days ago': recorded =>
      postings(context(recorded), ledger.postings.input.parse({ id, to: dayBefore(5), limit: pageRows })),
    'ledger, postings of a day': recorded =>
      postings(context(recorded), ledger.postings.input.parse({ id, ...old, limit: pageRows })),
  }
}

/** The date in Shanghai so many days ago. */
export function dayBefore(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() - days * 86_400_000)
}
