import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

export type Statement = { text: string; calls: number; ms: number }

/** Forgets what was counted so far. */
export async function forgetStatements(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_stat_statements_reset()`.execute(db)
}

/** What PostgreSQL was asked since then, `begin` and `commit` included, those asked most often first. */
export async function readStatements(db: Kysely<Tables>): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select query as text, calls, total_exec_time + total_plan_time as ms from pg_stat_statements
    where query not like '%pg_stat_statements%' order by calls desc, ms desc`.execute(db)
  return rows
}
