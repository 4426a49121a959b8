import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import type { Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { dashboardChartWords } from '#words/dashboard/dashboard.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { type Trended, useTrendPoints } from '../blocks/trend/useTrendPoints.ts'
import { FigureTiles } from './TodayFigures.tsx'
import { useWallRead } from './useWallRead.ts'

const today = { service: null, from: '', to: '' } as const

/** The orders of today hour by hour beside those of yesterday, and the money of today. */
export function TodayTrend({ cityCode }: { cityCode: string }) {
  const { data } = useWallRead(api.dashboard.trend, { ...today, cityCode, by: 'hour', measure: 'placed' })
  return (
    <>
      {data && <Chart answer={data} />}
      <FigureTiles cityCode={cityCode} shown={['gmvFen', 'netFen']} />
    </>
  )
}

function Chart({ answer }: { answer: Trended }) {
  const text = useWords(dashboardChartWords)
  const { pages } = useWords(wallWords)
  const { points, written, runningAt } = useTrendPoints(answer)
  const line = (key: 'value' | 'yesterday', name: string, look: Series['look']): Series => ({
    key,
    name,
    look,
    kind: 'line',
    ...written,
    values: answer.points.map(point => point[key]),
  })
  const series = [{ ...line('value', text.today, 'main'), runningAt }, line('yesterday', text.yesterday, 'second')]
  // Nothing of a wall is opened.
  const shown = points.map(({ key, name, short }) => ({ key, name, short }))
  return <TimeChart label={pages.trend} points={shown} series={series} height={190} />
}
