import { listsOfService } from '#contract/dashboard/question.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { numbersOf, type Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { dashboardBlockWords, dashboardChartWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../../lists/opened.ts'
import { usePrints } from '../prints.ts'
import { sumOf } from '../series.ts'
import { useSpanNames } from '../spans.ts'
import type { Answered } from './Quality.tsx'

/** Conversations that began, those answered late, and the time to the first answer, by hour or by day. */
export function ServiceTime({ asOf, by, points }: Pick<Answered, 'asOf' | 'by' | 'points'>) {
  const text = useWords(dashboardBlockWords)
  const { lateCount, quality } = text
  const { time } = useWords(dashboardChartWords)
  const { count, seconds } = usePrints()
  const names = useSpanNames(by, { points, asOf })
  const named = points.map(({ begun, late, firstReply, lists, ...span }) => ({
    key: String(span.since),
    name: names.full(span),
    short: names.short(span),
    ...(begun &&
      opensLists(
        names.full(span),
        { name: quality.begun, lists, count: count(begun) },
        ...(late ? [{ name: lateCount, lists: listsOfService(lists, 'late'), count: count(late) }] : []),
        ...(firstReply === null
          ? []
          : [{ name: quality.firstReply, lists: listsOfService(lists, 'firstReply'), count: seconds(firstReply) }]),
      )),
  }))
  const series: Series[] = [
    {
      key: 'begun',
      name: quality.begun,
      kind: 'bar',
      look: 'main',
      values: points.map(point => point.begun),
      print: count,
    },
    { key: 'late', name: lateCount, kind: 'line', look: 'third', values: points.map(({ late }) => late), print: count },
    {
      key: 'firstReply',
      name: quality.firstReply,
      kind: 'line',
      look: 'second',
      side: 'right',
      print: seconds,
      values: points.map(point => point.firstReply),
    },
  ]
  const [all, late] = [sumOf(points.map(point => point.begun)), sumOf(points.map(point => point.late))]
  return (
    <ChartFigure
      title={text.qualityChart}
      sentence={text.qualitySays(count(all), count(late))}
      numbers={numbersOf(time, named, series)}
    >
      <TimeChart label={text.qualityChart} points={named} series={series} />
    </ChartFigure>
  )
}
