import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { moved, type Spot, type View } from '#web/shared/map/plot.ts'
import { distance, type Hit, hitAt } from './hits.ts'
import { fewest, positionAt, type Sketch, spotAt, withCorner, withMoved, without } from './sketch.ts'
import type { Drawing } from './useSketch.ts'

type Terms = {
  drawing: Drawing
  view: View
  setView: (view: View) => void
  /** Units of the drawing per pixel of the page. */
  pixel: number
  onCorner: (at: number) => void
}

/** What was pressed, where and over what; `from` is what was drawn then. */
type Press = { hit: Hit; spot: Spot; view: View; from: Sketch; isMoved: boolean }

/** In px; a hand that presses moves as much. */
const still = 4
/** In ms, between two presses that are one double press. The browser's own goes astray, as the pointer is captured. */
const twice = 500

/** Draws with the pointer: presses add corners, drags move them or the map, a press on a side puts one in, two on a corner remove it. */
export function usePointer({ drawing, view, setView, pixel, onCorner }: Terms) {
  const pressed = useRef<Press>(undefined)
  const last = useRef({ at: -1, time: 0 })
  const { sketch } = drawing
  const hitOf = (spot: Spot) =>
    hitAt(
      spot,
      sketch.corners.map(corner => spotAt(corner, view)),
      { isClosed: sketch.isClosed, pixel },
    )

  function onPointerDown(event: PointerEvent<SVGGElement>): void {
    if (event.button !== 0) return
    const spot = spotOfEvent(event)
    const hit = hitOf(spot)
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = { hit, spot, view, from: sketch, isMoved: false }
    if (hit.of !== 'side') return
    const at = hit.at + 1
    drawing.show(withCorner(sketch, positionAt(spot, view), at))
    pressed.current = { hit: { of: 'side', at }, spot, view, from: sketch, isMoved: true }
  }

  function onPointerMove(event: PointerEvent<SVGGElement>): void {
    const press = pressed.current
    if (!press) return
    const spot = spotOfEvent(event)
    if (!press.isMoved && distance(spot, press.spot) < still * pixel) return
    press.isMoved = true
    if (press.hit.of !== 'ground') drawing.show(withMoved(sketch, press.hit.at, positionAt(spot, view)))
    else setView(moved(press.view, { x: press.spot.x - spot.x, y: press.spot.y - spot.y }))
  }

  function onPointerUp(event: PointerEvent<SVGGElement>): void {
    const press = pressed.current
    pressed.current = undefined
    if (!press) return
    const { hit, from, isMoved } = press
    if (hit.of === 'ground') {
      if (!isMoved && !sketch.isClosed) drawing.change(withCorner(sketch, positionAt(press.spot, view)))
      return
    }
    onCorner(hit.at)
    if (isMoved) drawing.change(sketch, from)
    else if (endsLine(hit.at, sketch)) drawing.close()
    else pressCorner(hit.at, event.timeStamp)
  }

  function pressCorner(at: number, time: number): void {
    const isSecond = last.current.at === at && time - last.current.time < twice
    last.current = isSecond ? { at: -1, time } : { at, time }
    if (isSecond) drawing.change(without(sketch, at))
  }

  function onPointerCancel(): void {
    if (pressed.current) drawing.show(pressed.current.from)
    pressed.current = undefined
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

/** A press on the first corner, or a second one on the last, as elsewhere. */
function endsLine(at: number, { corners, isClosed }: Sketch): boolean {
  return !isClosed && corners.length >= fewest && (at === 0 || at === corners.length - 1)
}

/** In units of the drawing. */
function spotOfEvent({ currentTarget, clientX, clientY }: MouseEvent<SVGGElement>): Spot {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse())
  return { x, y }
}
