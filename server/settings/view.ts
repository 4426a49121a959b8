import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Page } from '#contract/base/page.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { Language } from '#contract/base/values.ts'
import type { SettingValue } from '#contract/settings/registry.ts'
import { type RoleName, type SettingEntry, type SettingRow, settings } from '#contract/settings/settings.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Effective } from './read.ts'
import { storedValue, usualOf } from './values.ts'

export type SettingRecord = Selectable<Tables['setting_records']>
type Reader = { caller: Caller; runtime: Pick<Runtime, 'config'> }

/** `effective`: what counts and what waits, the newest first. */
export function viewSetting(
  { id, key, version }: SettingRecord,
  effective: readonly Effective[],
  { caller, runtime }: Reader,
): SettingRow {
  const usual = usualOf(key, runtime.config)
  const now = Date.now()
  const counting = effective.find(({ valid_from }) => valid_from <= now)
  return {
    id,
    key,
    value: storedValue(key, counting?.value, usual),
    usual,
    isUsual: (counting?.value ?? null) === null,
    validFrom: counting?.valid_from ?? null,
    changedAt: counting?.at ?? null,
    changedBy: counting?.by_name ?? '',
    planned: effective
      .filter(({ valid_from }) => valid_from > now)
      .map(({ value, valid_from, by_name }) => ({
        value: storedValue(key, value, usual),
        isUsual: value === null,
        validFrom: valid_from,
        by: by_name,
      }))
      .toReversed(),
    version,
    allowed: updateRefusal(caller) === null ? ['update'] : [],
  }
}

/** Why somebody may not change settings, which count in all cities. */
export function updateRefusal(caller: Caller): Reason | null {
  if (!may(caller, settings.update.needs)) return 'noPermission'
  return caller.cityCodes === null ? null : 'needsAllCities'
}

export async function roleNames(db: Database, language: Language): Promise<RoleName[]> {
  const roles = await db.selectFrom('roles').select(['code', 'names', 'permissions']).orderBy('id').execute()
  return roles.map(({ code, names, permissions }) => ({
    code,
    name: names[language] ?? names.zh,
    isSuper: permissions.includes('*'),
  }))
}

type Entry = Effective & { note: string; before: unknown; is_replaced: boolean; is_current: boolean }

/** What people set, the newest first; each with what stood there before. */
export async function historyOf(
  db: Database,
  { key }: SettingRecord,
  { after, limit, runtime }: { after: string | null | undefined; limit: number; runtime: Reader['runtime'] },
): Promise<Page<SettingEntry>> {
  const now = new Date()
  const { rows } = await sql<Entry>`
    select one.*, (select before.value from setting_values before
        where before.key = one.key and before.version < one.version order by version desc limit 1) as before,
      one.valid_from > one.at and exists (select from setting_values newer where newer.key = one.key and newer.version > one.version
        and newer.valid_from <= one.valid_from) as is_replaced,
      one.version = (select version from setting_values where key = one.key and valid_from <= ${now}::timestamptz
        order by version desc limit 1) as is_current
    from setting_values one
    where key = ${key} and ${afterId('version', after)}
    order by version desc limit ${oneMore(limit)}`.execute(db)
  const usual = usualOf(key, runtime.config)
  const read = (value: unknown): SettingValue => storedValue(key, value, usual)
  return pageOf(rows, limit, {
    view: entry => ({
      version: entry.version,
      state: stateOf(entry, now.getTime()),
      before: read(entry.before),
      value: read(entry.value),
      isUsual: entry.value === null,
      by: entry.by_name,
      at: entry.at,
      validFrom: entry.valid_from,
      note: entry.note,
    }),
    cursorOf: entry => entry.version,
  })
}

function stateOf({ is_current, is_replaced, valid_from }: Entry, now: number): SettingEntry['state'] {
  if (is_current) return 'current'
  if (is_replaced) return 'replaced'
  return valid_from > now ? 'planned' : 'past'
}
