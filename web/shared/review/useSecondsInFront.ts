import { useEffect, useRef } from 'react'
import { reviewTerms } from '#contract/reviews/review.ts'

const mostSeconds = reviewTerms.longestLeaseMinutes * 60

/** Counts for how many seconds each case was in front of the person: not in a hidden tab, not in a hidden window. */
export function useSecondsInFront(id: number | undefined): (id: number) => number {
  const spent = useRef(new Map<number, number>())
  const since = useRef<number>(undefined)

  useEffect(() => {
    if (id === undefined) return
    const stop = () => {
      if (since.current === undefined) return
      spent.current.set(id, (spent.current.get(id) ?? 0) + performance.now() - since.current)
      since.current = undefined
    }
    const start = () => {
      since.current = performance.now()
    }
    const onChange = () => (document.hidden ? stop() : start())
    if (!document.hidden) start()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      stop()
    }
  }, [id])

  return asked => {
    const running = asked === id && since.current !== undefined ? performance.now() - since.current : 0
    return Math.min(mostSeconds, Math.round(((spent.current.get(asked) ?? 0) + running) / 1000))
  }
}
