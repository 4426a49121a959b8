import { moneyText } from '#contract/base/money.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { numbersOf, type Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { dashboardChartWords, moneyNowWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../../lists/opened.ts'
import { usePrints } from '../prints.ts'
import { sumOf, useWritten } from '../series.ts'
import { useSpanNames } from '../spans.ts'
import type { Answered } from './MoneyCard.tsx'

/** What was paid out on each of the last days, and how often it failed. */
export function Payouts({ days, asOf }: { days: NonNullable<Answered['payouts']>; asOf: number }) {
  const text = useWords(moneyNowWords)
  const { time } = useWords(dashboardChartWords)
  const names = useSpanNames('day', { asOf })
  const { count } = usePrints()
  const written = useWritten()
  const points = days.map(({ paid, failed, lists, failedLists, ...span }) => ({
    key: String(span.since),
    name: names.full(span),
    short: names.short(span),
    ...opensLists(
      names.full(span),
      ...(paid > 0 ? [{ name: text.paid, lists, count: count(paid) }] : []),
      ...(failed > 0 ? [{ name: text.failedCount, lists: failedLists, count: count(failed) }] : []),
    ),
  }))
  const series: Series[] = [
    {
      key: 'fen',
      name: text.paidFen,
      kind: 'bar',
      look: 'main',
      ...written.fen,
      values: days.map(({ paidFen }) => paidFen),
    },
    { key: 'paid', name: text.paid, kind: 'said', look: 'main', values: days.map(({ paid }) => paid), print: count },
    {
      key: 'failed',
      name: text.failedCount,
      kind: 'line',
      look: 'third',
      side: 'right',
      print: count,
      values: days.map(({ failed }) => failed),
    },
  ]
  const [fen, failed] = [sumOf(days.map(({ paidFen }) => paidFen)), sumOf(days.map(day => day.failed))]
  return (
    <div>
      <h3 className="text-xs font-medium text-muted">{text.payouts}</h3>
      <ChartFigure
        title={text.payouts}
        sentence={text.payoutsSay(days.length, moneyText(fen), count(failed))}
        numbers={numbersOf(time, points, series)}
      >
        <TimeChart label={text.payouts} points={points} series={series} />
      </ChartFigure>
    </div>
  )
}
