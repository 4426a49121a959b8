import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

/** Fills a table without its indexes and builds them afterwards: row by row, those of words alone take many minutes. */
export async function withoutIndexes(
  db: Kysely<Tables>,
  table: keyof Tables & string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  await fill()
  await sql`set maintenance_work_mem = '512MB'`.execute(db)
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}
