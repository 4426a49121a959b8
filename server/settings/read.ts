import { sql } from 'kysely'
import { registry, type SettingKey, type SettingValue } from '#contract/settings/registry.ts'
import type { Database } from '#server/kit/database.ts'
import { type FixedKey, storedValue } from './values.ts'

/** A value that counts, or will. */
export type Effective = { key: SettingKey; value: unknown; valid_from: number; at: number; by_name: string }

/**
 * Of each setting the value that counts at this moment, and those that wait and that no later one replaces; the newest
 * first. `now` is that of the server, as everywhere.
 */
export async function effectiveValues(db: Database, key?: SettingKey): Promise<Effective[]> {
  const now = new Date()
  const { rows } = await sql<Effective>`
    select one.key, one.value, one.valid_from, one.at, one.by_name from setting_records record
    cross join lateral (
      select coalesce((select version from setting_values where key = record.key and valid_from <= ${now}::timestamptz
        order by version desc limit 1), 0) as version
    ) counting
    join setting_values one on one.key = record.key and one.version >= counting.version
    where ${key === undefined ? sql`true` : sql`record.key = ${key}`} and not exists (
      select from setting_values newer where newer.key = one.key and newer.version > one.version
        and newer.valid_from <= one.valid_from)
    order by one.key, one.version desc`.execute(db)
  return rows
}

/** The value of now, read in a transaction that decides about money. */
export async function settingIn<Key extends FixedKey>(db: Database, key: Key): Promise<SettingValue<Key>> {
  const row = await db
    .selectFrom('setting_values')
    .select('value')
    .where('key', '=', key)
    .where('valid_from', '<=', sql<number>`${new Date()}::timestamptz`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return storedValue(key, row?.value, registry[key].usual as unknown as SettingValue<Key>)
}
