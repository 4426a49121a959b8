import { type RefObject, useEffect, useState } from 'react'

/** Wide enough for list and thread, and for what is known of the person too; in px of what the frame leaves. */
const widths = { two: 700, three: 1080 }

/** How many panes stand side by side. */
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
