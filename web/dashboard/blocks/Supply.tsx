import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { listsOfPoint } from '#contract/dashboard/question.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { numbersOf, type Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { usePrints } from './prints.ts'
import { useSpanNames } from './spans.ts'

type Answered = OutputOf<typeof dashboard.supply>

/** Block 5: new orders and workers on duty by hour; hours with too few of them are hatched. */
export function Supply({ asked }: { asked: Asked }) {
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(dashboard.supply, asked, { hears: ['orders', 'workers'], pace: 'calm' })
  return (
    <Answer
      query={query}
      hint={empties.supply}
      isEmpty={({ hours }) => hours.every(({ demand, supply, forecast }) => !demand && !supply && !forecast)}
    >
      {answer => <Drawing answer={answer} />}
    </Answer>
  )
}

function Drawing({ answer }: { answer: Answered }) {
  const text = useWords(dashboardChartWords)
  const { blocks } = useWords(dashboardPageWords)
  const names = useSpanNames('hour', answer.hours)
  const series = useSeries(answer)
  const points = answer.hours.map(hour => ({
    key: String(hour.since),
    name: names.full(hour),
    short: names.short(hour),
    ...(hour.demand !== null && opensLists(names.full(hour), { lists: listsOfPoint(answer.lists, hour, 'hour') })),
  }))
  const short = points.filter((_, at) => answer.hours[at]?.isShort).map(({ name }) => name)
  const shortHours = short.length > 0 ? text.shortHours(short.join(', ')) : text.noShortage
  return (
    <ChartFigure
      title={blocks.supply}
      sentence={text.supplySays(shortHours, String(answer.ratio), answer.forecastWeeks)}
      numbers={numbersOf(text.time, points, series)}
    >
      <TimeChart
        label={blocks.supply}
        height={336}
        points={points}
        series={series}
        shade={{ name: text.shortage, at: answer.hours.map(({ isShort }) => isShort) }}
      />
    </ChartFigure>
  )
}

/** What has happened is drawn full, what is expected dashed; a series without a value is left out. */
function useSeries({ hours }: Answered): Series[] {
  const text = useWords(dashboardChartWords)
  const { count } = usePrints()
  const print = (value: number) => count(Math.round(value * 10) / 10)
  const now = hours.findIndex(({ demand }) => demand === null)
  const isToCome = (at: number) => now >= 0 && at >= now
  const all: Series[] = [
    { key: 'demand', name: text.demand, kind: 'bar', look: 'main', values: hours.map(({ demand }) => demand), print },
    {
      key: 'expectedDemand',
      name: text.expectedDemand,
      kind: 'bar',
      look: 'ghost',
      values: hours.map(({ forecast }, at) => (isToCome(at) ? (forecast?.demand ?? null) : null)),
      print,
    },
    {
      key: 'supply',
      name: text.supply,
      kind: 'line',
      look: 'second',
      values: hours.map(({ supply }) => supply),
      print,
    },
    {
      key: 'expectedSupply',
      name: text.expectedSupply,
      kind: 'line',
      look: 'fourth',
      values: hours.map(({ forecast }, at) => (isToCome(at) ? (forecast?.supply ?? null) : null)),
      print,
    },
    {
      key: 'perWorker',
      name: text.perWorker,
      kind: 'line',
      look: 'third',
      side: 'right',
      values: hours.map(({ perWorker }) => perWorker),
      print,
    },
  ]
  return all.filter(({ values }) => values.some(value => value !== null))
}
