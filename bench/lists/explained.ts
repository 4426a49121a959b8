import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/** Says how PostgreSQL carries out a query: its plan with times and buffers. */
export async function printPlan(db: Database, what: string, query: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers, timing off) ${query}`.execute(db)
  console.log(`${what}\n${rows.map(row => `  ${row['QUERY PLAN']}`).join('\n')}\n`)
}
