import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { addDifferences } from './lists/many-differences.ts'
import { addPostings } from './lists/many-postings.ts'
import { addRefunds } from './lists/many-refunds.ts'
import { addWithdrawals } from './lists/many-withdrawals.ts'
import { measureCalls } from './lists/measure-calls.ts'
import { callsOfMoney } from './lists/money-calls.ts'

/**
 * Lists and counts of withdrawals, refunds, reconciliation and the ledger, of a million rows each: what their statements read
 * for what they answer, and how long they take by our code and by pgbench with the same SQL.
 * `node bench/withdrawals.ts [rows] [part of a name]`; PLANS=1 prints all plans.
 */
const {
  rows,
  rest: [only = ''],
} = readCounts({ rows: { usual: 1_000_000, least: 10_000 } }, { others: 1 })
/** What is in progress: a list of what ended passes over it. */
const live = 3000

await withDatabase(async url => {
  const { db } = openDatabase(url, 4)
  const userId = await fill(db)
  const calls = Object.entries(await callsOfMoney(db, userId)).filter(([name]) => name.includes(only))
  console.log(`${rows} rows of each, ${live} of them in progress`)
  await measureCalls(db, url, { calls: Object.fromEntries(calls), live })
  await db.destroy()
})

async function fill(db: Database): Promise<number> {
  const startedAt = Date.now()
  const filled = (what: string) => console.log(`${what} filled after ${Math.round((Date.now() - startedAt) / 1000)} s`)
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'staff', username: 'bench', nick_name: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRefunds(db, { refunds: rows, live })
  filled('refunds')
  await addWithdrawals(db, { withdrawals: rows, live, payerId: id })
  filled('withdrawals')
  await addPostings(db, rows)
  filled('ledger')
  await addDifferences(db, { lines: rows, ownerId: id })
  await sql`vacuum analyze`.execute(db)
  filled('differences')
  return id
}
