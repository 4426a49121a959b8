import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { height, moved, type Seen, type Spot, seenBy, type View, width, zoomed } from './plot.ts'

/** One notch of a wheel. */
const notch = 100

/** Moves the window: the wheel zooms where the pointer is, the middle button or Shift takes hold of the ground. */
export function useHand(view: View, onView: (view: View) => void) {
  const plot = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<Spot>()
  const [seen, setSeen] = useState<Seen>(() => seenBy(width, height))

  useEffect(() => {
    const { current } = plot
    if (!current) return
    const observer = new ResizeObserver(() => setSeen(seenBy(current.clientWidth || 1, current.clientHeight || 1)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // React listens to wheels without being able to keep the page from scrolling.
  useEffect(() => {
    const { current } = plot
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      if (current) onView(zoomed(view, 1.5 ** (-event.deltaY / notch), spotAt(current, event)))
    }
    current?.addEventListener('wheel', turn, { passive: false })
    return () => current?.removeEventListener('wheel', turn)
  }, [view, onView])

  return {
    plot,
    seen,
    /** Whether the ground is in hand now; if not, the pointer is free for something else. */
    take(event: PointerEvent<SVGSVGElement>): boolean {
      if (event.button !== 1 && !(event.button === 0 && event.shiftKey)) return false
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld(spotAt(event.currentTarget, event))
      return true
    },
    drag(event: PointerEvent<SVGSVGElement>): void {
      if (!held) return
      const spot = spotAt(event.currentTarget, event)
      onView(moved(view, { x: held.x - spot.x, y: held.y - spot.y }))
      setHeld(spot)
    },
    drop: () => setHeld(undefined),
    isHolding: held !== undefined,
  }
}

/** Where in the drawing the pointer is, however large it is drawn. */
export function spotAt(plot: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(plot.getScreenCTM()?.inverse())
  return { x, y }
}
