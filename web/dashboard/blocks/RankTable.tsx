import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { type RankCount, rankCounts } from '#contract/dashboard/names.ts'
import { useWords } from '#web/kit/words.ts'
import type { Opens } from '#web/ui/charts/chart.ts'
import { NumbersTable } from '#web/ui/charts/NumbersTable.tsx'
import { dashboardBlockWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../lists/opened.ts'
import { usePrints } from './prints.ts'

type Rows = NonNullable<OutputOf<typeof dashboard.report>['workers']>['rows']

/** Workers or shops with their numbers, the best first; each number opens its orders. Without complaints for whoever sees none. */
export function useRankNumbers(rows: Rows) {
  const { columns, name } = useWords(dashboardBlockWords)
  const { count, share, mean } = usePrints()
  const opensRank = useOpensRank()
  const opensBad = (row: Rows[number]) => opensRank(row, ['late', 'cancelled', 'complained'])
  const opensPunctual = (row: Rows[number]) => opensRank(row, ['late', 'promised'])
  const seesComplaints = rows.some(({ complained }) => complained !== null)
  const shown = (['orders', 'completed', 'late', 'cancelled', 'complained'] as const).filter(
    key => seesComplaints || key !== 'complained',
  )
  return {
    heads: [name, ...shown.map(key => columns[key]), columns.badShare, columns.onTime, columns.rated, columns.rating],
    prints: [...shown.map(() => count), share, share, count, mean],
    rows: rows.map((row, at) => {
      const opensOf = (key: RankCount): Opens =>
        row[key] ? opensLists(`${row.name} · ${columns[key]}`, { lists: row.lists[key] }) : {}
      return {
        key: `${row.id ?? row.name} ${row.cityCode}`,
        name: `${at + 1}. ${row.name}${row.no && ` ${row.no}`}`,
        ...opensOf('orders'),
        cells: [...shown.map(key => row[key]), row.badShare, row.onTimeShare, row.rated, row.ratingAverage],
        cellOpens: [...shown.map(opensOf), opensBad(row), opensPunctual(row), opensOf('rated'), opensOf('rated')],
      }
    }),
  }
}

/** What a bar opens: a choice of its numbers; what a share opens: a choice of those it is made of. */
export function useOpensRank(): (row: Rows[number], keys?: readonly RankCount[]) => Opens {
  const { columns } = useWords(dashboardBlockWords)
  const { count } = usePrints()
  return (row, keys = rankCounts) => {
    const parts = keys
      .filter(key => row[key])
      .map(key => ({ name: columns[key], lists: row.lists[key], count: count(row[key] ?? 0) }))
    return opensLists(row.name, ...parts)
  }
}

export function RankTable({ title, rows }: { title: string; rows: Rows }) {
  return <NumbersTable numbers={useRankNumbers(rows)} caption={title} isWhole />
}
