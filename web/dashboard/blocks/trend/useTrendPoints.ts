import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { listsOfPoint } from '#contract/dashboard/question.ts'
import type { Point, Series } from '#web/ui/charts/chart.ts'
import { opensLists } from '../../lists/opened.ts'
import { usePrints, useShortNumbers } from '../prints.ts'
import { useSpanNames } from '../spans.ts'

export type Trended = OutputOf<typeof dashboard.trend>

/** The hours or days of a trend as points that open their lists, and how its values are written. */
export function useTrendPoints({ points, lists, by, measure }: Trended) {
  const prints = usePrints()
  const short = useShortNumbers()
  const names = useSpanNames(by, points)
  const isMoney = measure === 'gmvFen'
  const written: Pick<Series, 'print' | 'tick' | 'inFile'> = {
    print: isMoney ? prints.fen : prints.count,
    tick: value => short(isMoney ? value / 100 : value),
    ...(isMoney && { inFile: fen => fen / 100 }),
  }
  const named = points.map(
    ({ value, ...span }): Point => ({
      key: String(span.since),
      name: names.full(span),
      short: names.short(span),
      ...(value !== null && opensLists(names.full(span), { lists: listsOfPoint(lists, span, by) })),
    }),
  )
  return { points: named, written, unit: isMoney ? ('fen' as const) : ('count' as const) }
}

export function sumOf(values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}
