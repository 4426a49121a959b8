import { type CompiledQuery, type KyselyPlugin, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/** What a call asks the database. */
export async function queriesOf(
  db: Database,
  call: (recorded: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      seen.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await call(db.withPlugin(recorder))
  return seen
}

/** Says how PostgreSQL carries out a query: its plan with times and buffers. */
export async function printPlan(db: Database, what: string, query: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers, timing off) ${query}`.execute(db)
  console.log(`${what}\n${rows.map(row => `  ${row['QUERY PLAN']}`).join('\n')}\n`)
}

export type Plan = { [key: string]: unknown; Plans?: Plan[] }

export type Explained = {
  query: CompiledQuery
  /** Rows that its scans looked at, filtered ones included, and rows that it answered. */
  read: number
  answered: number
  plan: string
  tree: Plan
}

/** Runs a query and says what it cost. */
export async function explain(db: Database, query: CompiledQuery): Promise<Explained> {
  const text = `explain (analyze, timing off, format json) ${query.sql}`
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ ...query, sql: text })
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error(`PostgreSQL explained nothing of ${query.sql}`)
  return {
    query,
    read: rowsRead(plan),
    answered: Number(plan['Actual Rows']),
    plan: linesOf(plan).join('\n'),
    tree: plan,
  }
}

/** Rows that the scans of a plan looked at, of one table or of all. */
export function rowsRead(plan: Plan, table?: string): number {
  const { 'Relation Name': scanned, 'Node Type': type } = plan
  const isCounted = /Scan$/.test(String(type)) && scanned !== undefined && (table === undefined || scanned === table)
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), isCounted ? lookedAt(plan) : 0)
}

function lookedAt(plan: Plan): number {
  const count = (key: string) => Number(plan[key] ?? 0)
  const rows = count('Actual Rows') + count('Rows Removed by Filter') + count('Rows Removed by Index Recheck')
  return rows * count('Actual Loops')
}

/** One line a node, indented: what it is, of what, by which index, how many rows it looked at. */
export function linesOf(plan: Plan, depth = 0): string[] {
  const parts = [plan['Node Type'], plan['Relation Name'], plan['Index Name']].filter(Boolean)
  const line = `${'  '.repeat(depth)}${parts.join(' ')}: ${lookedAt(plan)} rows`
  return [line, ...(plan.Plans ?? []).flatMap(part => linesOf(part, depth + 1))]
}
