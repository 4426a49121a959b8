import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect } from 'react'
import { serverNow } from '#web/kit/clock.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { reviewWords } from '#words/reviews/review.ts'

const soonMs = 120_000
const againMs = 30_000

/** How long a case is still this person's; `onOver` when it is no longer. */
export function LeaseClock({ until, onOver }: { until: number; onOver?: () => void }) {
  const text = useWords(reviewWords)
  const leftMs = Math.max(0, until - useNow(1000))
  // The clocks of server and browser may differ: it is asked again until the server agrees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onOver` is new in each render
  useEffect(() => {
    if (!onOver) return
    let timer = setTimeout(ask, Math.max(0, until - serverNow()) + 500)
    function ask(): void {
      onOver?.()
      timer = setTimeout(ask, againMs)
    }
    return () => clearTimeout(timer)
  }, [until])
  const isSoon = leftMs < soonMs
  const Icon = isSoon ? TriangleAlert : Hourglass
  return (
    <span
      role="timer"
      aria-live="off"
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[isSoon ? 'warn' : 'neutral']}`}
    >
      <Icon size={11} aria-hidden />
      {text.leaseLeft(clockFace(Math.floor(leftMs / 1000)))}
    </span>
  )
}
