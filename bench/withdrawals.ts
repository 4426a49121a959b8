import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './figures.ts'
import { addDifferences } from './lists/many-differences.ts'
import { addPostings } from './lists/many-postings.ts'
import { addRefunds } from './lists/many-refunds.ts'
import { addWithdrawals } from './lists/many-withdrawals.ts'
import { type Call, callsOfMoney, pageRows } from './lists/money-calls.ts'
import { pgbench } from './lists/pgbench.ts'
import { explain, queriesOf } from './lists/queries.ts'

/**
 * Lists and counts of withdrawals, refunds, reconciliation and the ledger, of a million rows each: what their statements read
 * for what they answer, and how long they take by our code and by pgbench with the same SQL.
 * `node bench/withdrawals.ts [rows] [part of a name]`; PLANS=1 prints all plans.
 */
const rows = Number(process.argv[2] ?? 1_000_000)
const only = process.argv[3] ?? ''
const mostRuns = Number(process.env.RUNS ?? 100)
const secondsEach = Number(process.env.SECONDS_EACH ?? 0.5)
const fewestRuns = Math.min(5, mostRuns)
/** A row that is answered may cost this many; a page that finds less is counted as a whole one. */
const mostReadForEach = 100
/** What is in progress: a list of what ended passes over it. */
const live = 4000

await withDatabase(async url => {
  const { db } = openDatabase(url, 4)
  const userId = await fill(db)
  const figures: Record<
    string,
    Record<'statements' | 'read' | 'answered' | 'p50' | 'p99' | 'pgbench p50' | 'ratio', number>
  > = {}
  const wasteful: string[] = []
  const calls = Object.entries(await callsOfMoney(db, userId)).filter(([name]) => name.includes(only))
  for (const [name, call] of calls) {
    const { read, answered, statements } = await examine(db, name, call, wasteful)
    const runs = await runsFor(() => call(db))
    const { p50, p99 } = percentiles(await timesOf(runs, () => call(db)))
    const bare = await pgbench(url, await queriesOf(db, call), runs)
    figures[name] = { statements, read, answered, p50, p99, 'pgbench p50': bare.p50, ratio: p50 / bare.p50 }
  }
  await db.destroy()

  console.log(`${rows} rows of each, ${live} of them in progress, ${pageRows} a page, milliseconds`)
  console.table(Object.fromEntries(Object.entries(figures).map(([name, row]) => [name, rounded(row)])))
  checkLimits([{ what: 'statements that read too much for what they answer', value: wasteful.length, most: 0 }])
  for (const name of wasteful) console.log(`  ${name}`)
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

/** Runs each statement of a call once; notes and prints those that read too much. */
async function examine(db: Database, name: string, call: Call, wasteful: string[]) {
  const sums = { statements: 0, read: 0, answered: 0 }
  for (const query of await queriesOf(db, call)) {
    const { read, answered, plan } = await explain(db, query)
    // A batch is the sum of up to 200 withdrawals.
    const most = mostReadForEach * (name.includes('batches') ? 5 : 1)
    const isWasteful = read > most * Math.max(answered, pageRows)
    if (isWasteful) wasteful.push(`${name}: ${read} rows for ${answered}`)
    if (isWasteful || process.env.PLANS === '1')
      console.log(`${name}: ${read} rows for ${answered}\n${query.sql}\n${plan}\n`)
    sums.statements += 1
    sums.read += read
    sums.answered += answered
  }
  return sums
}

/** As many runs as its seconds allow. */
async function runsFor(run: () => Promise<unknown>): Promise<number> {
  const fastest = Math.min(...(await timesOf(2, run)))
  return Math.max(fewestRuns, Math.min(mostRuns, Math.round((secondsEach * 1000) / fastest)))
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Math.round(value * 100) / 100]))
}
