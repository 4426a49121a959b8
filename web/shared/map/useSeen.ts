import { type RefObject, useEffect, useState } from 'react'
import { height, type Seen, seenBy, width } from './plot.ts'

/** The part of the plane that a map shows at its present size. */
export function useSeen(plot: RefObject<SVGSVGElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>(() => seenBy(width, height))
  useEffect(() => {
    const { current } = plot
    if (!current) return
    const observer = new ResizeObserver(() => setSeen(seenBy(current.clientWidth || 1, current.clientHeight || 1)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [plot])
  return seen
}
