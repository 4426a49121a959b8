import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { useConnectionProblem } from '#web/kit/call.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { type Tone, toneClass } from './tone.ts'

const amberFrom = 0.7
const daySeconds = 86_400

/** Time since `since`, updated while it is shown; amber from 70 % of the time to `due`, red from there on. */
export function Clock({ since, due }: { since: number; due: number }) {
  const text = useWords(uiWords)
  const now = useLivingNow()
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  const tone = toneOf((now - since) / (due - since))
  const Icon = { bad: TriangleAlert, warn: Hourglass, neutral: null }[tone]
  return (
    <span
      role="timer"
      aria-live="off"
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[tone]}`}
    >
      {Icon && <Icon size={11} strokeWidth={2.25} aria-hidden />}
      {seconds >= daySeconds ? text.days(Math.floor(seconds / daySeconds)) : clockFace(seconds)}
      {tone === 'bad' && <span>{text.overdue}</span>}
      {tone === 'warn' && <span className="sr-only">{text.soonOverdue}</span>}
    </span>
  )
}

/** Ticking; it stops while the server cannot be reached, because what it counts may have ended meanwhile. */
function useLivingNow(): number {
  const now = useNow(1000)
  const isDead = useConnectionProblem() !== undefined
  const [stoppedAt, setStoppedAt] = useState<number>()
  if (isDead && stoppedAt === undefined) setStoppedAt(now)
  if (!isDead && stoppedAt !== undefined) setStoppedAt(undefined)
  return isDead ? (stoppedAt ?? now) : now
}

function toneOf(share: number): Extract<Tone, 'neutral' | 'warn' | 'bad'> {
  if (share >= 1) return 'bad'
  return share >= amberFrom ? 'warn' : 'neutral'
}

/** `04:12`, from an hour on `1:04:12`. */
export function clockFace(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutesAndSeconds = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
  return hours ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds
}
