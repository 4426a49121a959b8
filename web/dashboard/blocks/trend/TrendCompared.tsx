import { fewestCompared } from '#contract/dashboard/names.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { numbersOf, type Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { differenceOf } from '../difference.ts'
import { useDifferenceWords } from '../differenceWords.ts'
import { sumOf } from '../series.ts'
import { type Trended, useTrendPoints } from './useTrendPoints.ts'

/** All services together as a line, beside the day before and the week before. */
export function TrendCompared({ answer, isToday }: { answer: Trended; isToday: boolean }) {
  const text = useWords(dashboardChartWords)
  const { blocks } = useWords(dashboardPageWords)
  const { points, written, unit, runningAt } = useTrendPoints(answer)
  const sayDifference = useDifferenceWords(unit)
  const line = (
    key: 'value' | 'yesterday' | 'lastWeek' | 'weekAverage',
    name: string,
    look: Series['look'],
    kind: Series['kind'] = 'line',
  ): Series => ({
    key,
    name,
    look,
    kind,
    ...written,
    values: answer.points.map(point => point[key]),
  })
  const series = [
    { ...line('value', isToday ? text.today : text.now, 'main'), runningAt },
    line('yesterday', text.yesterday, 'second'),
    line('weekAverage', text.weekAverage, 'third'),
    line('lastWeek', text.lastWeek, 'fourth', 'said'),
  ]
  return (
    <ChartFigure title={blocks.trend} sentence={said()} numbers={numbersOf(text.time, points, series)}>
      <TimeChart label={blocks.trend} points={points} series={series} />
    </ChartFigure>
  )

  /** The highest point; of today, also how the hours that are over differ from the same ones of the day before. */
  function said(): string {
    const top = Math.max(0, ...answer.points.map(({ value }) => value ?? 0))
    const peak = points[answer.points.findIndex(({ value }) => value === top)]?.name ?? ''
    const [what, most] = [text.measure[answer.measure], written.print(top)]
    const over = answer.points.filter(({ value }, at) => value !== null && at !== runningAt)
    const [now, before] = [sumOf(over.map(({ value }) => value)), sumOf(over.map(({ yesterday }) => yesterday))]
    const difference = differenceOf(unit, now, before, unit === 'count' && before < fewestCompared)
    if (!isToday || difference.kind === 'plain') return text.peakSays(what, peak, most)
    return text.trendSays(what, peak, most, sayDifference(difference, 'yesterday'))
  }
}
