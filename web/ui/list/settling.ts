import { useEffect, useRef } from 'react'

type Settled = { gone: ReadonlySet<number>; settle(): void; fresh: number; showFresh(): void }

/**
 * What moves rows waits until nobody is at them: those that have left the list are removed when the pointer is elsewhere; with the element
 * that scrolls, new ones are shown as they come when, besides, it is at its top, nothing in it is chosen and nothing is open over it.
 */
export function useSettling({ gone, settle, fresh, showFresh }: Settled, box?: HTMLElement | null, isWalked = false) {
  const isPointedAt = useRef(false)

  useEffect(() => {
    if (gone.size && !isPointedAt.current) settle()
  }, [gone, settle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows have come
  useEffect(() => {
    const isLeftAlone = !isPointedAt.current && box?.scrollTop === 0 && !isWalked && !isUsed(box)
    if (fresh && isLeftAlone) showFresh()
  }, [fresh])
  return {
    onPointerEnter() {
      isPointedAt.current = true
    },
    onPointerLeave() {
      isPointedAt.current = false
      if (gone.size) settle()
    },
  }
}

/** Whether a row of it is chosen, or something in or over it is about to be pressed. */
function isUsed(box: HTMLElement): boolean {
  const isOpen = [...document.querySelectorAll('[role=dialog]')].some(dialog => dialog.getClientRects().length > 0)
  return isOpen || box.contains(document.activeElement) || box.querySelector(':checked') !== null
}
