import type { BoardOrder } from '#contract/orders/dispatch.ts'
import type { Place } from '#contract/orders/maps/roads.ts'
import type { Route } from '#web/orders/board/plan/useRoutes.ts'
import { type Frame, pixelOf } from '#web/shared/map/frame.ts'
import type { Palette } from '#web/shared/map/palette.ts'
import type { Spot } from '#web/shared/map/plot.ts'
import { wayColours } from '#web/shared/map/wayColours.ts'
import type { Ways } from './useWays.ts'

type Shown = {
  ways: Ways
  /** Where the candidate is drawn at this moment. */
  here: Spot | undefined
  frame: Frame
  palette: Palette
}

/** The way of the candidate to the pick-up, and from there on to the destination. */
export function drawWays(context: OffscreenCanvasRenderingContext2D, { ways, here, frame, palette }: Shown): void {
  const pixelsOf = (way: readonly Place[]) => way.map(place => pixelOf(place, frame))
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const looks = { colour: palette['accent-ink'], halo: palette.halo }
  for (const way of ways.rides) drawWay(context, pixelsOf(way), { ...looks, dash: [2, 7] })
  const approach = pixelsOf(ways.approach ?? [])
  if (here) approach[0] = here
  drawWay(context, approach, { ...looks, dash: [] })
}

export function colourOf({ colour }: Route, palette: Palette): string {
  return palette[`way${(colour % wayColours.length) as 0}`]
}

/** What each worker rides by the plan, in a colour of their own. */
export function drawRoutes(
  context: OffscreenCanvasRenderingContext2D,
  routes: readonly Route[],
  { frame, palette }: Pick<Shown, 'frame' | 'palette'>,
): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const route of routes) {
    const looks = { colour: colourOf(route, palette), halo: palette.halo, dash: [] }
    for (const way of route.ways)
      drawWay(
        context,
        way.map(place => pixelOf(place, frame)),
        looks,
      )
    for (const end of route.ways.slice(1).flatMap(way => way.at(-1) ?? []))
      drawDoor(context, pixelOf(end, frame), looks)
  }
}

type Looks = { colour: string; halo: string; dash: readonly number[] }

function drawDoor(context: OffscreenCanvasRenderingContext2D, { x, y }: Spot, { colour, halo }: Looks): void {
  context.beginPath()
  context.arc(x, y, 5, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = halo
  context.stroke()
}

/** Where the chosen orders go. */
export function drawDestinations(
  context: OffscreenCanvasRenderingContext2D,
  orders: readonly BoardOrder[],
  { frame, palette }: Pick<Shown, 'frame' | 'palette'>,
): void {
  for (const { from, to } of orders) {
    if (!from || !to) continue
    const { x, y } = pixelOf(to, frame)
    context.beginPath()
    context.arc(x, y, 5, 0, 2 * Math.PI)
    context.fillStyle = palette['accent-fill']
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = palette.surface
    context.stroke()
  }
}

/** A light border keeps it apart from the streets that it follows. */
function drawWay(
  context: OffscreenCanvasRenderingContext2D,
  spots: readonly Spot[],
  { colour, halo, dash }: Looks,
): void {
  if (spots.length < 2) return
  beginLine(context, spots)
  context.strokeStyle = halo
  context.lineWidth = 7
  context.stroke()
  context.strokeStyle = colour
  context.lineWidth = 4
  context.setLineDash([...dash])
  context.stroke()
  context.setLineDash([])
}

/** A path through the spots, to be stroked. */
export function beginLine(context: OffscreenCanvasRenderingContext2D, spots: readonly Spot[]): void {
  context.beginPath()
  for (const [at, { x, y }] of spots.entries()) at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
}
