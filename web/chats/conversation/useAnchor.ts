import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const nearPx = 48
/** Distance in px from an end at which the next page is fetched. */
const aheadPx = 600

type Place = { isAtEnd: boolean; key: string; top: number }

/**
 * Keeps the scroll position while messages are added above and below: at the end it stays at the end, and elsewhere the
 * message at the top of the box stays there. Rows have `data-anchor`.
 */
export function useAnchor(box: RefObject<HTMLDivElement | null>, ends: { onTop: () => void; onBottom: () => void }) {
  const place = useRef<Place>({ isAtEnd: true, key: '', top: 0 })
  const [isAtEnd, setAtEnd] = useState(true)

  function remember(): void {
    const scroller = box.current
    if (!scroller) return
    const { scrollTop, scrollHeight, clientHeight } = scroller
    const isEnd = scrollHeight - clientHeight - scrollTop < nearPx
    const row = rowAt(scroller, scrollTop)
    place.current = { isAtEnd: isEnd, key: row?.dataset.anchor ?? '', top: (row?.offsetTop ?? 0) - scrollTop }
    setAtEnd(isEnd)
  }

  const settle = useEffectEvent(() => {
    const scroller = box.current
    if (!scroller) return
    const { isAtEnd: wasAtEnd, key, top } = place.current
    const row = wasAtEnd ? undefined : rowOf(scroller, key)
    if (wasAtEnd) scroller.scrollTop = scroller.scrollHeight
    else if (row) scroller.scrollTop = row.offsetTop - top
    reach(scroller)
  })

  function reach({ scrollTop, scrollHeight, clientHeight }: HTMLDivElement): void {
    if (scrollTop < aheadPx) ends.onTop()
    if (scrollHeight - clientHeight - scrollTop < aheadPx) ends.onBottom()
  }

  // After each render, because something may have changed above, at or below the anchor.
  useLayoutEffect(() => settle())
  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const observer = new ResizeObserver(() => settle())
    observer.observe(scroller)
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild)
    return () => observer.disconnect()
  }, [box])

  return {
    isAtEnd,
    onScroll() {
      remember()
      if (box.current) reach(box.current)
    },
    toEnd() {
      place.current = { isAtEnd: true, key: '', top: 0 }
      if (box.current) box.current.scrollTop = box.current.scrollHeight
    },
    /** Scrolls a row into the middle. False when it is not there. */
    toRow(key: string): boolean {
      const scroller = box.current
      const row = scroller ? rowOf(scroller, key) : undefined
      if (!scroller || !row) return false
      scroller.scrollTop = row.offsetTop - (scroller.clientHeight - row.offsetHeight) / 2
      remember()
      return true
    },
  }
}

function rowOf(scroller: HTMLElement, key: string): HTMLElement | undefined {
  return scroller.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(key)}"]`) ?? undefined
}

/** The first row that reaches below `y`; binary search, because there may be hundreds. */
function rowAt(scroller: HTMLElement, y: number): HTMLElement | undefined {
  const rows = scroller.querySelectorAll<HTMLElement>('[data-anchor]')
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && row.offsetTop + row.offsetHeight > y) high = middle
    else low = middle + 1
  }
  return rows[low]
}
