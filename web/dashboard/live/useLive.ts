import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnInvalidate } from '#web/kit/read.ts'
import { atMostEach } from './pace.ts'

const minuteMs = 60_000

/** `isTimed`: time changes it as well, so it is read every minute without a change. */
type Terms = { features: readonly string[]; everyMs: number; isTimed: boolean }

/** Reads again when records of one of the features changed: at once, and then at most once in `everyMs`. */
export function useLive({ features, everyMs, isTimed }: Terms, again: () => void): void {
  const pace = useRef<ReturnType<typeof atMostEach>>(undefined)
  const read = useEffectEvent(again)
  useOnInvalidate(features, () => pace.current?.hear())
  useEffect(() => {
    const own = atMostEach(
      everyMs,
      () => document.hidden,
      () => read(),
    )
    pace.current = own
    const wake = () => own.wake()
    const timer = isTimed ? setInterval(() => own.hear(), minuteMs) : undefined
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      clearInterval(timer)
      own.stop()
    }
  }, [everyMs, isTimed])
}
