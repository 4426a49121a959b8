import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrinting } from './printing.ts'

type VirtualRowsProps = {
  count: number
  /** Height of a row and of the head, in px. */
  size: number
  head: number
  /** The row to scroll into view when it changes; -1 for none. */
  activeAt: number
  keyOf: (at: number) => number | string
}

type VirtualRow = { key: number | string; index: number; start: number }

/** Scroll offset and visible size, in px. */
type Sight = { top: number; height: number; width: number }

/** Rows rendered beyond those in view. */
const spare = 6

/** The rows in view, those to draw (on paper all), the total height, and the width of the box, in px. All rows have one height. */
export function useVirtualRows(box: HTMLElement | null, { count, size, head, activeAt, keyOf }: VirtualRowsProps) {
  const { top, height, width } = useSight(box, size)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the active row may scroll
  useEffect(() => {
    if (box && activeAt >= 0) bringIntoSight(box, activeAt * size, size, head)
  }, [box, activeAt])

  const first = Math.max(0, Math.floor(top / size) - spare)
  const last = height ? Math.min(count - 1, Math.floor((top + height) / size) + spare) : -1
  const rowAt = (index: number): VirtualRow => ({ key: keyOf(index), index, start: index * size })
  const inSight = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => rowAt(first + at))
  const items = usePrinting() ? Array.from({ length: count }, (_, at) => rowAt(at)) : inSight
  return { items, inSight, height: count * size, width }
}

/** Renders again only when another row comes into view, and then synchronously: scrolling must not show a gap. */
function useSight(box: HTMLElement | null, size: number): Sight {
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0, width: 0 })
  useLayoutEffect(() => {
    if (!box) return
    const look = () => setSight(before => newer(before, box, size))
    const follow = () => flushSync(look)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [box, size])
  return sight
}

function newer(before: Sight, { scrollTop, clientHeight: height, clientWidth: width }: HTMLElement, size: number) {
  const top = Math.floor(scrollTop / size) * size
  const isSame = before.top === top && before.height === height && before.width === width
  return isSame ? before : { top, height, width }
}

function bringIntoSight(box: HTMLElement, start: number, size: number, head: number): void {
  const room = box.clientHeight - head
  if (start < box.scrollTop) box.scrollTop = start
  else if (start + size > box.scrollTop + room) box.scrollTop = start + size - room
}

/** The row that a key leads to among `count` rows; undefined for other keys. */
export function rowAfterKey(key: string, activeAt: number, count: number): number | undefined {
  const to = { ArrowDown: activeAt + 1, ArrowUp: activeAt - 1, Home: 0, End: count - 1, Enter: activeAt }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1))
}
