import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnInvalidate } from '#web/kit/read.ts'
import { atMostEach } from './pace.ts'

/** Reads again when records of one of the features changed: at once, and then at most once in `everyMs`. */
export function useLive(features: readonly string[], everyMs: number, again: () => void): void {
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
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      own.stop()
    }
  }, [everyMs])
}
