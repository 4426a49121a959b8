import { useEffect, useLayoutEffect } from 'react'
import { z } from 'zod'
import { api } from '#web/kit/api.ts'
import { navigate } from '#web/kit/route.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { useDeskTime } from '#web/shared/time/useDeskTime.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import '#web/ui/screens.css'
import { wallWords } from '#words/dashboard/wall.ts'
import { cityWords } from '#words/people/people.ts'
import { Alarms } from './Alarms.tsx'
import { useWallRead } from './useWallRead.ts'
import { WallLegend } from './WallLegend.tsx'
import { WallMap } from './WallMap.tsx'
import { WallPages } from './WallPages.tsx'
import './wall.css'

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
