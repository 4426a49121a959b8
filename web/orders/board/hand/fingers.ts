import { height, moved, type Spot, type View, width, zoomed } from '#web/shared/map/plot.ts'

/** Where each finger is, or the mouse, by its number; in units of the drawing. */
export type Fingers = ReadonlyMap<number, Spot>

/** The view after one of the fingers moved: the map keeps lying under them, and two that part bring it nearer. */
export function dragged(view: View, before: Fingers, after: Fingers): View {
  const [from, to] = [spanOf(before), spanOf(after)]
  const scaled = from.wide > 0 && to.wide > 0 ? zoomed(view, to.wide / from.wide, from.middle) : view
  return moved(scaled, { x: from.middle.x - to.middle.x, y: from.middle.y - to.middle.y })
}

/** Of the first two fingers: the point between them, and how far they are apart; of a single one 0. */
function spanOf(fingers: Fingers): { middle: Spot; wide: number } {
  const [one = { x: width / 2, y: height / 2 }, other = one] = [...fingers.values()]
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    wide: Math.hypot(one.x - other.x, one.y - other.y),
  }
}
