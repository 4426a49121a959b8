import { services } from '#contract/orders/service-names.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { numbersOf, partLooks, type Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { usePrints } from '../prints.ts'
import { sumOf } from '../series.ts'
import { type Trended, useTrendPoints } from './useTrendPoints.ts'

/** The services on top of each other, so that their share of the whole is seen; a service without a value is left out. */
export function TrendStacked({ answer }: { answer: Trended }) {
  const text = useWords(dashboardChartWords)
  const { blocks } = useWords(dashboardPageWords)
  const { titles } = useWords(orderNameWords)
  const { share } = usePrints()
  const { points, written } = useTrendPoints(answer)
  const valuesOf = (service: (typeof services)[number]) =>
    answer.points.map(({ value, services: parts }) => (value === null ? null : (parts[service] ?? 0)))
  const parts = services
    .map(
      (service, at): Series => ({
        key: service,
        name: titles[service],
        values: valuesOf(service),
        ...written,
        kind: 'part',
        look: partLooks[at] ?? 'solid',
      }),
    )
    .filter(({ values }) => sumOf(values) > 0)
  const whole: Series = {
    key: 'whole',
    name: text.whole,
    values: answer.points.map(({ value }) => value),
    ...written,
    kind: 'said',
    look: 'main',
  }
  const series = [whole, ...parts]
  return (
    <ChartFigure title={blocks.trend} sentence={said()} numbers={numbersOf(text.time, points, series)}>
      <TimeChart label={blocks.trend} points={points} series={series} />
    </ChartFigure>
  )

  /** The sum, and the service with the largest part of it. */
  function said(): string {
    const sums = parts.map(({ name, values }) => ({ name, sum: sumOf(values) }))
    const [top] = sums.toSorted((one, other) => other.sum - one.sum)
    const all = sumOf(whole.values)
    const ofAll = all > 0 ? (top?.sum ?? 0) / all : 0
    return text.stackSays(text.measure[answer.measure], written.print(all), top?.name ?? '–', share(ofAll))
  }
}
