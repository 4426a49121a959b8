import { type RefObject, useEffect, useState } from 'react'

/** Minimum widths for two and three panes, in px of the page's content. */
const widths = { two: 700, three: 1080 }

/** How many panes are side by side. */
export function usePanes(box: RefObject<HTMLElement | null>): 1 | 2 | 3 {
  const [width, setWidth] = useState(innerWidth)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  if (width >= widths.three) return 3
  return width >= widths.two ? 2 : 1
}
