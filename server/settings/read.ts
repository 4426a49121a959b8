import { sql } from 'kysely'
import { registry, type SettingKey, type SettingValue } from '#contract/settings/registry.ts'
import type { Database } from '#server/kit/database.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { type FixedKey, storedValue } from './values.ts'

/** A value that counts, or will. */
export type Effective = {
  key: SettingKey
  version: number
  value: unknown
  valid_from: number
  at: number
  by_name: string
}

/** Values of one setting that wait for their moment: more are not looked at. */
const mostPlanned = 500

/**
 * Of each setting the value that counts at this moment, and those that wait and that no later one replaces; the newest
 * first. One step in the index for each, however long its history is.
 */
export async function effectiveValues(db: Database, key?: SettingKey): Promise<Effective[]> {
  const { rows } = await sql<Effective>`
    select one.* from setting_records record
    cross join lateral (
      select coalesce((select version from setting_values where key = record.key
        and valid_from <= ${new Date()}::timestamptz order by version desc limit 1), 0) as version
    ) counting
    cross join lateral (
      (select * from setting_values where key = record.key and version > counting.version
        order by version desc limit ${mostPlanned})
      union all select * from setting_values where key = record.key and version = counting.version
    ) one
    where ${key === undefined ? sql`true` : sql`record.key = ${key}`}`.execute(db)
  const newestFirst = rows.toSorted((left, right) => right.version - left.version)
  return [...Map.groupBy(newestFirst, row => row.key).values()].flatMap(withoutReplaced)
}

/** Of the newest first: a value is replaced by a later one that counts before it does. */
function withoutReplaced(newestFirst: readonly Effective[]): Effective[] {
  return newestFirst.filter((one, place) =>
    newestFirst.slice(0, place).every(newer => newer.valid_from > one.valid_from),
  )
}

/** The value of now, read in a transaction that decides about money. */
export async function settingIn<Key extends FixedKey>(db: Database, key: Key): Promise<SettingValue<Key>> {
  const row = await db
    .selectFrom('setting_values')
    .select('value')
    .where('key', '=', key)
    .where('valid_from', '<=', moment(Date.now()))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return storedValue(key, row?.value, registry[key].usual as unknown as SettingValue<Key>)
}
