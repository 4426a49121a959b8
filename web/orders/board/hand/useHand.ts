import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Spot, type View, zoomed } from '#web/shared/map/plot.ts'
import { dragged, type Fingers } from './fingers.ts'

/** Zoom factor of one wheel step. */
const notch = 100
/** A finger or the mouse that moved less than this, in px, pressed. */
const stillPx = 8

/** What one drag does. */
export type Tool = 'line' | 'move'
type Doing = { tool: Tool | 'nothing'; at: Spot; isPress: boolean; line: readonly Spot[] }

type Hand = {
  plot: RefObject<SVGSVGElement | null>
  view: View
  onView: (view: View) => void
  /** What a drag that begins here does: `nothing` on a mark. */
  toolFor: (event: PointerEvent<SVGSVGElement>) => Tool | 'nothing'
  onPress: (event: PointerEvent<SVGSVGElement>) => void
  onLine: (line: readonly Spot[]) => void
}

/**
 * What a hand does on the map. One finger, or the mouse, presses, draws a line or moves the map; two fingers move and zoom
 * it, whatever the tool. The middle button, or Shift with the left one, moves it too, and the wheel zooms at the pointer.
 */
export function useHand({ plot, view, onView, toolFor, onPress, onLine }: Hand) {
  const fingers = useRef<Fingers>(new Map())
  const doing = useRef<Doing>(undefined)
  const [line, setLine] = useState<readonly Spot[]>([])
  const [isMoving, setMoving] = useState(false)
  const change = useLatestView(view, onView)
  useWheel(plot, change)

  function begin(event: PointerEvent<SVGSVGElement>): void {
    const { pointerId, clientX, clientY, currentTarget } = event
    const isOther = event.button !== 0 && event.button !== 1
    if (isOther) return
    event.preventDefault()
    currentTarget.setPointerCapture(pointerId)
    fingers.current = new Map([...fingers.current, [pointerId, spotAt(currentTarget, event)]])
    const tool = fingers.current.size > 1 || movesMap(event) ? 'move' : toolFor(event)
    const isPress = fingers.current.size === 1 && !movesMap(event)
    const line = tool === 'line' ? [spotAt(currentTarget, event)] : []
    doing.current = { tool, at: { x: clientX, y: clientY }, isPress, line }
    setLine(line)
  }
  function move(event: PointerEvent<SVGSVGElement>): void {
    const { current } = doing
    if (!current || !fingers.current.has(event.pointerId)) return
    const far = Math.hypot(event.clientX - current.at.x, event.clientY - current.at.y)
    if (current.isPress && far < stillPx && current.tool !== 'line') return
    if (far >= stillPx) current.isPress = false
    const spot = spotAt(event.currentTarget, event)
    const before = fingers.current
    fingers.current = new Map([...before, [event.pointerId, spot]])
    if (current.tool === 'line') {
      current.line = [...current.line, ...spotsOf(event)]
      setLine(current.line)
    }
    if (current.tool !== 'move') return
    setMoving(true)
    change(now => dragged(now, before, fingers.current))
  }
  function end(event: PointerEvent<SVGSVGElement>): void {
    const { current } = doing
    if (!fingers.current.has(event.pointerId)) return
    fingers.current = new Map([...fingers.current].filter(([number]) => number !== event.pointerId))
    if (fingers.current.size > 0) return
    cancel()
    if (current?.isPress) onPress(event)
    else if (current && current.line.length > 2) onLine(current.line)
  }
  function cancel(): void {
    fingers.current = new Map()
    doing.current = undefined
    setLine([])
    setMoving(false)
  }
  return { begin, move, end, cancel, line, isMoving, isFree: () => doing.current === undefined }
}

/** Also those since the last drawing, which browsers hand over together: a quick line has all its corners. */
function spotsOf({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>): Spot[] {
  const together = nativeEvent.getCoalescedEvents?.() ?? []
  return (together.length > 0 ? together : [nativeEvent]).map(event => spotAt(currentTarget, event))
}

/** The middle button, or Shift with the left one. */
function movesMap({ button, shiftKey }: PointerEvent): boolean {
  return button === 1 || shiftKey
}

/** Several changes between two drawings count together. */
function useLatestView(view: View, onView: (view: View) => void) {
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  }, [view])
  return (step: (view: View) => View) => {
    latest.current = step(latest.current)
    onView(latest.current)
  }
}

/** React registers wheel listeners as passive, and those cannot prevent scrolling. */
function useWheel(plot: RefObject<SVGSVGElement | null>, change: (step: (view: View) => View) => void): void {
  const turn = useEffectEvent((current: SVGSVGElement, event: WheelEvent) => {
    event.preventDefault()
    const spot = spotAt(current, event)
    change(view => zoomed(view, 1.5 ** (-event.deltaY / notch), spot))
  })
  useEffect(() => {
    const { current } = plot
    if (!current) return
    const listener = (event: WheelEvent) => turn(current, event)
    current.addEventListener('wheel', listener, { passive: false })
    return () => current.removeEventListener('wheel', listener)
  }, [plot])
}

/** The position of the pointer in units of the drawing. */
export function spotAt(plot: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(plot.getScreenCTM()?.inverse())
  return { x, y }
}
