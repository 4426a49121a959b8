import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { trendMeasures } from '#contract/dashboard/figures.ts'
import { listsOfPoint } from '#contract/dashboard/question.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { numbersOf, type Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { dashboardChartWords } from '#words/dashboard/charts.ts'
import { dashboardPageWords } from '#words/dashboard/page.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { differenceOf } from './difference.ts'
import { useDifferenceWords } from './differenceWords.ts'
import { usePrints, useShortNumbers } from './prints.ts'
import { useSpanNames } from './spans.ts'

type Answered = OutputOf<typeof dashboard.trend>
type Measure = (typeof trendMeasures)[number]

/** Block 3: orders over time, beside the day before and the week before. */
export function Trend({ asked }: { asked: Asked }) {
  const text = useWords(dashboardChartWords)
  const { empties } = useWords(dashboardPageWords)
  const [by, setBy] = useState<'hour' | 'day'>()
  const [measure, setMeasure] = useState<Measure>('placed')
  const grain = by ?? (asked.from === asked.to ? 'hour' : 'day')
  const query = useBlock(
    dashboard.trend,
    { ...asked, by: grain, measure },
    { hears: ['orders', 'refunds'], pace: 'quick' },
  )
  return (
    <Answer
      query={query}
      hint={empties.trend}
      isEmpty={({ points }) => points.every(({ value, yesterday, lastWeek }) => !value && !yesterday && !lastWeek)}
      tools={
        <>
          <FilterSelect
            label={text.measure.label}
            value={measure}
            options={trendMeasures.map(value => ({ value, label: text.measure[value] }))}
            onChoose={setMeasure}
          />
          <FilterSelect
            label={text.by.label}
            value={grain}
            options={(['hour', 'day'] as const).map(value => ({ value, label: text.by[value] }))}
            onChoose={setBy}
          />
        </>
      }
    >
      {answer => <TrendDrawing answer={answer} isToday={asked.from === ''} />}
    </Answer>
  )
}

export function TrendDrawing({ answer, isToday }: { answer: Answered; isToday: boolean }) {
  const text = useWords(dashboardChartWords)
  const { blocks } = useWords(dashboardPageWords)
  const prints = usePrints()
  const short = useShortNumbers()
  const names = useSpanNames(answer.by)
  const sayDifference = useDifferenceWords(answer.measure === 'gmvFen' ? 'fen' : 'count')
  const isMoney = answer.measure === 'gmvFen'
  const print = isMoney ? prints.fen : prints.count
  const tick = (value: number) => short(isMoney ? value / 100 : value)
  const points = answer.points.map(({ value, ...span }) => ({
    key: String(span.since),
    name: names.full(span),
    short: names.short(span),
    ...(value !== null && opensLists(names.full(span), { lists: listsOfPoint(answer.lists, span, answer.by) })),
  }))
  const line = (key: 'value' | 'yesterday' | 'lastWeek', name: string, look: Series['look']): Series => ({
    key,
    name,
    kind: 'line',
    look,
    values: answer.points.map(point => point[key]),
    print,
    tick,
  })
  const series = [
    line('value', isToday ? text.today : text.now, 'main'),
    line('yesterday', text.yesterday, 'second'),
    line('lastWeek', text.lastWeek, 'third'),
  ]
  return (
    <ChartFigure title={blocks.trend} sentence={said()} numbers={numbersOf(text.time, points, series)}>
      <TimeChart label={blocks.trend} points={points} series={series} />
    </ChartFigure>
  )

  /** The highest point, and how all known points together differ from the same ones of the day before. */
  function said(): string {
    const known = answer.points.filter(({ value }) => value !== null)
    const values = known.map(({ value }) => value ?? 0)
    const top = Math.max(0, ...values)
    const before = known.map(({ yesterday }) => yesterday ?? 0)
    const peak = points[answer.points.findIndex(({ value }) => value === top)]?.name ?? ''
    const difference = differenceOf(isMoney ? 'fen' : 'count', sumOf(values), sumOf(before))
    return text.trendSays(text.measure[answer.measure], peak, print(top), sayDifference(difference, 'yesterday'))
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
