import type { SettingKey, SettingReader } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import { keyOf, type ScopedCaller, scopeOf } from '#server/kit/rows/shared-reads.ts'

type Reader = { caller: Caller; setting: SettingReader }
/** As much of a reader as a shared view knows. */
type ScopedReader = { caller: ScopedCaller; setting: SettingReader }

type Uses<Row> = {
  /** The permissions that the view asks about; it holds no others. */
  permissions: readonly string[]
  settings?: readonly SettingKey[]
  /** What the view shows of this row depends on who reads it, beyond that. */
  isPersonal: (row: Row) => boolean
}

/**
 * Shows a row to many readers and makes its view once for those for whom it is the same; it lasts as long as the row, which a shared read
 * keeps for those who asked at the same time. Answers a function that shows rows to one reader, frozen.
 */
export function shareViews<Row extends object, View extends object>(
  uses: Uses<Row>,
  view: (row: Row, reader: ScopedReader) => View,
): (reader: Reader) => (row: Row) => View {
  const known = new WeakMap<Row, Map<string, View>>()

  return reader => {
    const common = scoped(reader, uses, false)
    const personal = scoped(reader, uses, true)
    return row => {
      const { key, scope } = uses.isPersonal(row) ? personal : common
      const views = known.get(row) ?? new Map<string, View>()
      known.set(row, views)
      const shown = views.get(key) ?? Object.freeze(view(row, scope))
      views.set(key, shown)
      return shown
    }
  }
}

function scoped<Row>(reader: Reader, { permissions, settings = [] }: Uses<Row>, isPersonal: boolean) {
  const scope = scopeOf(reader, { permissions, settings, isPersonal })
  return { scope, key: keyOf('', null, scope) }
}
