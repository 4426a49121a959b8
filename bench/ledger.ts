import { type CompiledQuery, sql } from 'kysely'
import { ledger } from '#contract/money/ledger.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { accounts, postings } from '#server/money/ledger/read-accounts.ts'
import { adminCaller } from './lists/caller.ts'
import { readCount, readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './lists/figures.ts'
import { addPostings } from './lists/many-postings.ts'
import { pgbench } from './lists/pgbench.ts'
import { postingRates } from './lists/posting-rates.ts'
import { queriesOf } from './lists/queries.ts'

/**
 * Transactions of two postings a second on 16 connections: by post_transaction, by our code, and the bare inserts without
 * balances. Then an account with a million postings: its balance, and its page 10,000 against page 1.
 * `node bench/ledger.ts [postings]`
 */
const { postings: many } = readCounts({ postings: { usual: 1_000_000, least: 10_000 } })
const runs = readCount('RUNS', process.env.RUNS, { usual: 400 })
const pageRows = 50
const deepPage = Math.min(10_000, Math.floor(many / pageRows) - 1)

async function refuseReadingAll(db: Database, name: string, queries: readonly CompiledQuery[]): Promise<void> {
  for (const query of queries) {
    const { rows } = await db.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` })
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on ledger_(postings|transactions)/.test(plan)) throw new Error(`${name} reads every row:\n${plan}`)
  }
}

await withDatabase(async url => {
  const rates = await postingRates(url)
  console.log('16 connections, transactions of two postings a second')
  console.table(rates)

  const { db } = openDatabase(url, 1)
  const id = await addPostings(db, many)
  await sql`vacuum analyze`.execute(db)
  const figures: Record<string, { p50: number; p99: number; 'pgbench p50': number; 'pgbench p99': number }> = {}
  async function measure(name: string, call: (recorded: Database) => Promise<unknown>) {
    const queries = await queriesOf(db, call)
    await refuseReadingAll(db, name, queries)
    const bare = await pgbench(url, queries, runs)
    figures[name] = {
      ...percentiles(await timesOf(runs, () => call(db))),
      'pgbench p50': bare.p50,
      'pgbench p99': bare.p99,
    }
  }
  type Context = Parameters<typeof postings>[0]
  const contextOf = (recorded: Database) => ({ db: recorded, caller: adminCaller() }) as Context
  const page = (after: string | null) => async (recorded: Database) => {
    const question = ledger.postings.input.parse({ id, after, limit: pageRows })
    const { rows } = await postings(contextOf(recorded), question)
    if (rows.length !== pageRows) throw new Error(`${rows.length} rows instead of ${pageRows}; use more postings.`)
  }
  const { rows } = await sql<{ id: number }>`select id from ledger_postings where account_id = ${id}
    order by id desc offset ${deepPage * pageRows - 1} limit 1`.execute(db)
  await measure('page 1', page(null))
  await measure(`page ${deepPage}`, page(String(rows[0]?.id)))
  await measure('balance', recorded => accounts(contextOf(recorded), ledger.accounts.input.parse({ kind: 'opening' })))
  await db.destroy()

  console.log(`an account with ${many} postings, ${pageRows} a page, ${runs} runs, milliseconds`)
  console.table(figures)
  const p50 = (name: string) => figures[name]?.p50 ?? Number.NaN
  const shared = rates['post_transaction, shared accounts']
  checkLimits([
    { what: 'bare inserts / post_transaction on shared accounts', value: rates['bare inserts'] / shared, most: 2 },
    { what: 'own accounts / shared accounts', value: rates['post_transaction, own accounts'] / shared, most: 1.5 },
    { what: `page ${deepPage} / page 1, p50`, value: p50(`page ${deepPage}`) / p50('page 1'), most: 1.5 },
    { what: 'balance / page 1, p50', value: p50('balance') / p50('page 1'), most: 3 },
  ])
})
