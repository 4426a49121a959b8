import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { useWords } from '#web/kit/words.ts'
import { NumbersTable } from '#web/ui/charts/NumbersTable.tsx'
import { dashboardBlockWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../lists/opened.ts'
import { usePrints } from './prints.ts'

type Rows = NonNullable<OutputOf<typeof dashboard.report>['workers']>['rows']

/** Workers or shops with their numbers, the best first. */
export function useRankNumbers(rows: Rows) {
  const { columns, name } = useWords(dashboardBlockWords)
  const { count, share, mean } = usePrints()
  return {
    heads: [
      name,
      columns.orders,
      columns.completed,
      columns.late,
      columns.cancelled,
      columns.complained,
      columns.onTime,
      columns.rating,
    ],
    prints: [count, count, count, count, count, share, mean],
    rows: rows.map((row, at) => ({
      key: `${row.id ?? row.name} ${row.cityCode}`,
      name: `${at + 1}. ${row.name}${row.no && ` ${row.no}`}`,
      ...opensLists(row.name, { lists: row.lists }),
      cells: [row.orders, row.completed, row.late, row.cancelled, row.complained, row.onTimeShare, row.ratingAverage],
    })),
  }
}

export function RankTable({ title, rows }: { title: string; rows: Rows }) {
  return <NumbersTable numbers={useRankNumbers(rows)} caption={title} isWhole />
}
