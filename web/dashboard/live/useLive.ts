import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnInvalidate } from '#web/kit/read.ts'
import { atMostEach } from './pace.ts'

const minuteMs = 60_000

type Terms = {
  features: readonly string[]
  everyMs: number
  /** Time changes it as well, so it is read every minute without a change. */
  isTimed: boolean
  /** What changes while it is not seen is read once it is. */
  isOn: boolean
}

/** Reads again when records of one of the features changed: at once, and then at most once in `everyMs`. */
export function useLive({ features, everyMs, isTimed, isOn }: Terms, again: () => void): void {
  const pace = useRef<ReturnType<typeof atMostEach>>(undefined)
  const read = useEffectEvent(again)
  const isAsleep = useEffectEvent(() => document.hidden || !isOn)
  useOnInvalidate(features, () => pace.current?.changed())
  useEffect(() => {
    const own = atMostEach(
      everyMs,
      () => isAsleep(),
      () => read(),
    )
    pace.current = own
    const wake = () => own.wake()
    const timer = isTimed ? setInterval(() => own.changed(), minuteMs) : undefined
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      clearInterval(timer)
      own.stop()
    }
  }, [everyMs, isTimed])
  useEffect(() => {
    if (isOn) pace.current?.wake()
  }, [isOn])
}
