import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { moved, type Spot, type View, zoomed } from '#web/shared/map/plot.ts'
import { useSeen } from '#web/shared/map/useSeen.ts'

/** Zoom factor of one wheel step. */
const notch = 100

/** Pan and zoom: the wheel zooms at the pointer; the middle button, or Shift with the left one, drags the map. */
export function useHand(view: View, onView: (view: View) => void) {
  const plot = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<Spot>()
  const seen = useSeen(plot)

  // React registers wheel listeners as passive, and those cannot prevent scrolling.
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
    /** Whether the map is being dragged; otherwise the pointer is free for the lasso. */
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

/** The position of the pointer in units of the drawing. */
export function spotAt(plot: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(plot.getScreenCTM()?.inverse())
  return { x, y }
}
