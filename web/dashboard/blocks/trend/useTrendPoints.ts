import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { listsOfPoint } from '#contract/dashboard/question.ts'
import type { Point } from '#web/ui/charts/chart.ts'
import { opensLists } from '../../lists/opened.ts'
import { useWritten } from '../series.ts'
import { isRunning, useSpanNames } from '../spans.ts'

export type Trended = OutputOf<typeof dashboard.trend>

/** The hours or days of a trend as points that open their lists, and how its values are written. */
export function useTrendPoints({ asOf, points, lists, by, measure }: Trended) {
  const names = useSpanNames(by, { points, asOf })
  const unit = measure === 'gmvFen' ? 'fen' : 'count'
  const written = useWritten()[unit]
  const named = points.map(
    ({ value, ...span }): Point => ({
      key: String(span.since),
      name: names.full(span),
      short: names.short(span),
      ...(value !== null && opensLists(names.full(span), { lists: listsOfPoint(lists, span, by) })),
    }),
  )
  return { points: named, written, unit, runningAt: points.findIndex(point => isRunning(point, by, asOf)) } as const
}
