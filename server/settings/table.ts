import type { Generated, JSONColumnType } from 'kysely'
import type { SettingKey } from '#contract/settings/registry.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    setting_records: { id: Generated<number>; key: SettingKey; version: Generated<number> }
    setting_values: SettingValuesTable
  }
}

/** A value as somebody set it: rows are added, never changed. */
type SettingValuesTable = {
  key: SettingKey
  /** Of the setting, when it was saved. */
  version: number
  /** Null for the usual value. */
  value: JSONColumnType<object, string | null, never> | null
  note: string
  /** Null for what stood elsewhere before. */
  by_id: number | null
  by_name: string
  at: Time
  /** It counts from then on, until one with a higher version does. */
  valid_from: Time
}
