import type { OutputOf } from '#contract/base/operation.ts'
import { listsOfForecast, listsOfPoint, listsOnDuty } from '#contract/dashboard/question.ts'
import { api } from '#web/kit/api.ts'
import { useTimeFormat } from '#web/kit/time.ts'
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

type Answered = OutputOf<typeof api.dashboard.supply>

/** New orders and workers on duty by hour; hours with too few of them are hatched. */
export function Supply({ asked }: { asked: Asked }) {
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(api.dashboard.supply, asked, { features: ['orders', 'workers'] })
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
  const names = useSpanNames('hour', { points: answer.hours, asOf: answer.asOf })
  const partsOf = useParts(answer)
  const series = useSeries(answer)
  const points = answer.hours.map(hour => ({
    key: String(hour.since),
    name: names.full(hour),
    short: names.short(hour),
    ...opensLists(names.full(hour), ...partsOf(hour)),
  }))
  const namesOf = (isMeant: (hour: Answered['hours'][number]) => boolean) =>
    points.filter((_, at) => answer.hours[at] && isMeant(answer.hours[at])).map(({ name }) => name)
  const short = namesOf(({ isShort }) => isShort)
  // Of those that are over nobody can change anything.
  const rising = namesOf(({ isRising, until }) => isRising && until > answer.asOf)
  const shortHours = short.length > 0 ? text.shortHours(short.join(', ')) : text.noShortage
  const said = [shortHours, rising.length > 0 && text.risingHours(rising.join(', '))].filter(Boolean).join(' ')
  const forecast = answer.weeks > 0 ? text.forecastSays(answer.weeks) : text.noForecast
  return (
    <ChartFigure
      title={blocks.supply}
      sentence={`${text.supplySays(said, String(answer.ratio))} ${forecast}`}
      hasRoomForTwoLines
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

/** The orders of an hour and who was on duty, of the running one who is; of one to come the orders that its forecast is the mean of. */
function useParts({ lists, onDuty, workers, asOf }: Answered) {
  const text = useWords(dashboardChartWords)
  const { count } = usePrints()
  const rounded = useRounded()
  const day = useTimeFormat('day')
  return (hour: Answered['hours'][number]) => {
    const { demand, forecast, until, supply, hasWorkerList } = hour
    if (demand === null)
      return forecast
        ? listsOfForecast(lists, hour).map(({ since, lists: ofWeek }) => ({ name: day(since), lists: ofWeek }))
        : []
    const isOver = until <= asOf
    const before = {
      lists: hasWorkerList ? listsOnDuty(workers, hour) : [],
      count: text.onAverage(rounded(supply ?? 0)),
    }
    const now = { lists: onDuty?.lists ?? [], count: count(onDuty?.count ?? 0) }
    return [
      { name: text.demand, lists: listsOfPoint(lists, hour, 'hour'), count: count(demand) },
      { name: text.supply, ...(isOver ? before : now) },
    ]
  }
}

/** Averages have one decimal. */
function useRounded(): (value: number) => string {
  const { count } = usePrints()
  return value => count(Math.round(value * 10) / 10)
}

/** What has happened is drawn full, what is expected dashed; a series without a value is left out. */
function useSeries({ hours }: Answered): Series[] {
  const text = useWords(dashboardChartWords)
  const print = useRounded()
  const now = hours.findIndex(({ demand }) => demand === null)
  const expected = (of: 'demand' | 'supply') =>
    hours.map(({ forecast }, at) => (now >= 0 && at >= now ? (forecast?.[of] ?? null) : null))
  const happened = (of: 'demand' | 'supply' | 'perWorker') => hours.map(hour => hour[of])
  const { demand, expectedDemand, supply, expectedSupply, perWorker } = text
  const [bar, line] = [{ kind: 'bar', print } as const, { kind: 'line', print } as const]
  const all: Series[] = [
    { key: 'demand', name: demand, look: 'main', values: happened('demand'), ...bar },
    { key: 'expectedDemand', name: expectedDemand, look: 'ghost', values: expected('demand'), ...bar },
    { key: 'supply', name: supply, look: 'second', values: happened('supply'), ...line },
    { key: 'expectedSupply', name: expectedSupply, look: 'fourth', values: expected('supply'), ...line },
    { key: 'perWorker', name: perWorker, look: 'third', side: 'right', values: happened('perWorker'), ...line },
  ]
  return all.filter(({ values }) => values.some(value => value !== null))
}
