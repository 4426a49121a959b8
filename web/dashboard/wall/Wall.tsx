import '#web/ui/screens.css'
import './wall.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import Siren from 'lucide-react/icons/siren'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { useNow, useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { useDeskTime } from '#web/shared/time/useDeskTime.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { wallWords } from '#words/dashboard/wall.ts'
import { cityWords } from '#words/people/people.ts'
import { OrderShape, WorkerShape } from './shapes.tsx'
import { useWallRead } from './useWallRead.ts'
import { WallMap } from './WallMap.tsx'
import { WallPages } from './WallPages.tsx'

const Question = z.object({
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .or(z.literal(''))
    .default(''),
  /** A wall is dark unless it says otherwise: its room is, more often than not. */
  light: z.enum(['', 'yes']).default(''),
})

/** The big screen, over the whole window: nothing to press, and nothing kept but the last answers. */
export function Wall() {
  const text = useWords(wallWords)
  const [{ cityCode, light }, change] = useQuestion(Question)
  const { data, error, refetch } = useWallRead(api.dashboard.wall, { cityCode })
  useKeys({ escape: leave, l: () => change({ light: light === 'yes' ? '' : 'yes' }, { replace: true }) })
  useAwake()
  // Before anything reads the colours of the page.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const { mode } = dataset
    dataset.wall = ''
    dataset.mode = light === 'yes' ? 'light' : 'dark'
    return () => {
      delete dataset.wall
      if (mode) dataset.mode = mode
      else delete dataset.mode
    }
  }, [light])
  return (
    <div className="fixed inset-0 z-40 grid bg-ground max-desktop:grid-rows-[auto_45dvh_auto] max-desktop:overflow-y-auto desktop:grid-cols-[minmax(0,1fr)_clamp(320px,33vw,1400px)] desktop:grid-rows-[auto_minmax(0,1fr)]">
      <header
        data-wall-text
        className="flex items-baseline gap-4 border-b border-line bg-surface px-4 py-2 desktop:col-span-2"
      >
        <h1 className="text-xl font-semibold">{text.title}</h1>
        <p className="text-lg text-muted">
          <CityName code={data?.cityCode ?? cityCode} />
        </p>
        <p className="ml-auto text-xs text-muted max-desktop:hidden">{text.keys}</p>
        <WallClock asOf={data?.asOf} />
      </header>
      <div className="relative min-h-0">
        {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
        {data && <WallMap key={data.cityCode} wall={data} />}
        {data && <WallLegend wall={data} />}
      </div>
      <div
        data-wall-text
        className="flex min-h-0 flex-col gap-4 overflow-hidden border-l border-line bg-surface px-4 py-3"
      >
        <WallPages cityCode={cityCode} districts={data?.districts} />
        <Alarms />
      </div>
    </div>
  )
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  navigate('/dashboard')
}

function CityName({ code }: { code: string }) {
  const { all } = useWords(cityWords)
  const { nameOf } = useCityNames()
  return code ? nameOf(code) : all
}

const staleMs = 30_000

/** The time of day, by the clock of the bar; older data says since when. */
function WallClock({ asOf }: { asOf: number | undefined }) {
  const text = useWords(wallWords)
  const now = useNow(1000)
  const time = useDeskTime('second')
  return (
    <p className="text-xl font-semibold tabular-nums">
      {time && asOf !== undefined && now - asOf > staleMs && (
        <span role="status" className="mr-4 rounded-md bg-bad-soft px-2 text-sm text-bad-ink">
          {text.stale(time.print(asOf))}
        </span>
      )}
      {time?.face(now)}
    </p>
  )
}

/** The screen of the wall does not go to sleep, where the browser allows that. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = () => {
      if (document.hidden) return
      navigator.wakeLock?.request('screen').then(
        held => {
          if (isOver) void held.release()
          else lock = held
        },
        () => {},
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

/** As many as the column has room for. */
const mostShown = 8

/** The alarms that ring for this reader; here nobody takes them. Who may hear none of orders is not told that there are none. */
function Alarms() {
  const text = useWords(wallWords)
  const mayHear = useMay('orders.exception')
  const { data } = useRead(api.notifications.alarms, {})
  const rows = data?.rows ?? []
  if (!data || (rows.length === 0 && !mayHear)) return null
  return (
    <section aria-labelledby="wall-alarms" className="flex min-h-0 flex-1 flex-col">
      <h2 id="wall-alarms" className="mb-2 text-sm text-muted">
        {text.alarms} {rows.length > 0 && rows.length}
      </h2>
      {rows.length === 0 && (
        <p className="flex items-center gap-2 text-base text-good-ink">
          <CircleCheck size={18} aria-hidden />
          {text.noAlarm}
        </p>
      )}
      <ul className="grid min-h-0 gap-2 overflow-hidden">
        {rows.slice(0, mostShown).map(({ id, msg, since }) => (
          <li key={id} className="flex items-center gap-3 rounded-md bg-bad-soft px-3 py-2 text-base text-bad-ink">
            <Siren size={18} aria-hidden className="shrink-0" />
            <span className="min-w-0 flex-1 break-words">{msg}</span>
            <Clock since={since} due={since} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the marks mean, and how many of each there are. */
function WallLegend({ wall: { orders, workers } }: { wall: OutputOf<typeof dashboard.wall> }) {
  const text = useWords(wallWords)
  const late = orders.filter(({ isLate }) => isLate).length
  const busy = workers.filter(({ isBusy }) => isBusy).length
  return (
    <ul
      data-wall-text
      className="absolute bottom-4 left-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border border-line bg-raised px-4 py-3"
    >
      <Entry name={text.order} count={orders.length - late}>
        <OrderShape isLate={false} />
      </Entry>
      <Entry name={text.busy} count={busy}>
        <WorkerShape isBusy />
      </Entry>
      <Entry name={text.late} count={late}>
        <OrderShape isLate />
      </Entry>
      <Entry name={text.idle} count={workers.length - busy}>
        <WorkerShape isBusy={false} />
      </Entry>
    </ul>
  )
}

function Entry({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const number = useNumberFormat()
  return (
    <li className="flex items-center gap-2 text-sm">
      <svg aria-hidden viewBox="-13 -13 26 26" width={26} height={26}>
        {children}
      </svg>
      {name}
      <span className="ml-auto pl-3 text-base font-semibold">{number(count)}</span>
    </li>
  )
}
