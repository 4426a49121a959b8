import { type ReactNode, useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { type Kpi, lessIsBetter } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { useInterval } from '#web/shared/time/useInterval.ts'
import type { Series } from '#web/ui/charts/chart.ts'
import { TimeChart } from '#web/ui/charts/TimeChart.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { dashboardBlockWords, dashboardChartWords, figureWords } from '#words/dashboard/dashboard.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { usePrints } from '../blocks/prints.ts'
import { Tile } from '../blocks/Tile.tsx'
import { type Trended, useTrendPoints } from '../blocks/trend/useTrendPoints.ts'
import { useWallRead } from './useWallRead.ts'

/** What a room full of people wants to know; the money stands beside the trend. */
const shown: readonly Kpi[] = ['placed', 'online', 'completedShare', 'cancelledShare', 'onTimeShare', 'dispatchSeconds']

const allPages = ['figures', 'trend', 'districts'] as const
/** Long enough to read one from afar. */
const everyMs = 15_000

type WallPagesProps = { cityCode: string; districts: WallDistricts | null | undefined }

/** Figures, trend and districts in turn, so that each can be large; arrow keys turn the page, and the space bar holds it. */
export function WallPages({ cityCode, districts }: WallPagesProps) {
  const text = useWords(wallWords)
  const [at, setAt] = useState(0)
  const [isHeld, setHeld] = useState(false)
  // Of a city whose districts have no names, nothing is said of them.
  const pages = districts ? allPages : allPages.filter(page => page !== 'districts')
  const turn = (by: number) => setAt((at + by + pages.length) % pages.length)
  useInterval(everyMs, () => isHeld || turn(1))
  useKeys({ arrowright: () => turn(1), arrowleft: () => turn(-1), ' ': () => setHeld(!isHeld) })
  const page: (typeof allPages)[number] = pages[at % pages.length] ?? 'figures'
  const bodies: Record<typeof page, ReactNode> = {
    figures: <TodayFigures cityCode={cityCode} />,
    trend: <TodayTrend cityCode={cityCode} />,
    districts: <LateDistricts districts={districts ?? []} />,
  }
  return (
    <section aria-label={text.pages[page]} className="min-h-72">
      <h2 className="mb-2 flex items-center gap-1.5 text-base font-medium">
        {text.pages[page]}
        <span className="ml-auto flex items-center gap-1.5 text-xs text-muted">
          {isHeld && text.held}
          {pages.map(one => (
            <span key={one} className={`size-1.5 rounded-full ${one === page ? 'bg-accent-fill' : 'bg-line-strong'}`} />
          ))}
        </span>
      </h2>
      {bodies[page]}
    </section>
  )
}

type WallDistricts = NonNullable<OutputOf<typeof dashboard.wall>['districts']>

/** Where the most orders of today are late, each with its share of the orders there. */
function LateDistricts({ districts }: { districts: WallDistricts }) {
  const text = useWords(wallWords)
  const { lateOf } = useWords(dashboardBlockWords)
  const language = useLanguage()
  const { count } = usePrints()
  if (districts.length === 0) return <p className="text-base text-muted">{text.noLate}</p>
  return (
    <ul className="grid gap-2.5">
      {districts.map(({ zone, name, late, placed }) => (
        <li key={name}>
          <p className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate text-lg">{zone ? zone[language] : name}</span>
            <span className="text-sm tabular-nums">{lateOf(count(late), count(placed))}</span>
          </p>
          <div className="mt-1 h-1.5 rounded-full bg-line">
            <div className="h-full rounded-full bg-bad-fill" style={{ width: `${(late / placed) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const today = { service: null, from: '', to: '' } as const

/** The orders of today hour by hour beside those of yesterday, and the money of today. */
function TodayTrend({ cityCode }: { cityCode: string }) {
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

function TodayFigures({ cityCode }: { cityCode: string }) {
  return <FigureTiles cityCode={cityCode} shown={shown} />
}

function FigureTiles({ cityCode, shown }: { cityCode: string; shown: readonly Kpi[] }) {
  const { kpis } = useWords(figureWords)
  const { data } = useWallRead(api.dashboard.kpi, { service: null, cityCode, from: '', to: '' })
  const found = shown.flatMap(wanted => data?.figures.filter(({ key }) => key === wanted) ?? [])
  return (
    <dl className="grid grid-cols-2 gap-2 desktop:[&_dd>:first-child]:text-2xl">
      {found.map(({ key, lists: _, count: __, ...figure }) => (
        <Tile key={key} {...figure} name={kpis[key]} isLessBetter={lessIsBetter.includes(key)} />
      ))}
    </dl>
  )
}
