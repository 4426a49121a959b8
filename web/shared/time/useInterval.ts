import { useEffect, useEffectEvent } from 'react'

/** Acts again and again, but not in a hidden window. */
export function useInterval(everyMs: number, act: () => void): void {
  const again = useEffectEvent(act)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
