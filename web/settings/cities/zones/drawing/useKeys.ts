import type { KeyboardEvent } from 'react'
import { height, type Spot, type View, width } from '#web/shared/map/plot.ts'
import { middles, positionAt, spotAt, withCorner, withMoved, without } from './sketch.ts'
import type { Drawing } from './useSketch.ts'

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** In px; with Shift the other. */
const steps = { small: 4, large: 24 }

type Terms = {
  drawing: Drawing
  view: View
  pixel: number
  cross: Spot
  setCross: (spot: Spot) => void
  /** Moves the focus to this corner. */
  focus: (at: number) => void
}

/** Draws with the keys: on the map they move a cross and put corners there, on a corner they move and remove it. */
export function useKeys({ drawing, view, pixel, cross, setCross, focus }: Terms) {
  const { sketch } = drawing
  const { corners } = sketch

  /** What keys do everywhere on the map; true for one that did something. */
  function pressAnywhere({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const undoes = key === 'Escape' || (key === 'z' && (ctrlKey || metaKey))
    if (undoes && drawing.canUndo) drawing.undo()
    else if (key === 'Enter') sketch.isClosed || drawing.close()
    else return false
    return true
  }

  function pressOnMap(event: KeyboardEvent): boolean {
    const way = ways[event.key]
    const isLast = event.key === 'Backspace' || event.key === 'Delete'
    if (way) setCross(inside(shifted(cross, way, event)))
    else if (event.key === ' ' && !sketch.isClosed) drawing.change(withCorner(sketch, positionAt(cross, view)))
    else if (isLast && !sketch.isClosed && corners.length > 0) drawing.change(without(sketch, corners.length - 1))
    else return pressAnywhere(event)
    return true
  }

  function pressOnCorner(event: KeyboardEvent, at: number): boolean {
    const way = ways[event.key]
    const corner = corners[at]
    const last = corners.length - 1
    const middle = middles(sketch)[at]
    if (way && corner) {
      drawing.change(withMoved(sketch, at, positionAt(shifted(spotAt(corner, view), way, event), view)))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      drawing.change(without(sketch, at))
      focus(Math.min(at, last - 1))
    } else if (event.key === 'PageDown') focus(at === last ? 0 : at + 1)
    else if (event.key === 'PageUp') focus(at === 0 ? last : at - 1)
    else if ((event.key === 'Insert' || event.key === '+') && middle) {
      drawing.change(withCorner(sketch, middle, at + 1))
      focus(at + 1)
    } else return pressAnywhere(event)
    return true
  }

  const shifted = ({ x, y }: Spot, way: Spot, { shiftKey }: KeyboardEvent): Spot => {
    const step = (shiftKey ? steps.large : steps.small) * pixel
    return { x: x + way.x * step, y: y + way.y * step }
  }

  return {
    onMapKey: (event: KeyboardEvent) => keep(event, pressOnMap(event)),
    onCornerKey: (event: KeyboardEvent, at: number) => keep(event, pressOnCorner(event, at)),
  }
}

/** Neither the page nor the dialog around the map does anything with a key that drew. */
function keep(event: KeyboardEvent, isUsed: boolean): void {
  if (!isUsed) return
  event.preventDefault()
  event.stopPropagation()
}

function inside({ x, y }: Spot): Spot {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) }
}
