import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import type { MoneyKey } from '#contract/dashboard/names.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { mostCounted } from '#server/dashboard/blocks/todo-sources.ts'

export type Money = OutputOf<typeof dashboard.money>
export type MoneyFigure = Money['figures'][number]

/** A number of rows of one list, as they are now. */
export function countFigure(key: MoneyKey, value: number, list: ListLink): MoneyFigure {
  const before = { yesterday: null, lastWeek: null, few: [], isStillChanging: false }
  return { key, unit: 'count', value, ...before, count: value, lists: [list], isCapped: value >= mostCounted }
}
