import { useEffect, useRef } from 'react'

type Settled = { gone: ReadonlySet<number>; settle(): void }

/** Rows that have left the list are removed when the pointer leaves, or at once when it is elsewhere. */
export function useSettling({ gone, settle }: Settled) {
  const isPointedAt = useRef(false)
  useEffect(() => {
    if (gone.size && !isPointedAt.current) settle()
  }, [gone, settle])
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
