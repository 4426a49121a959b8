import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import type { Unfitness } from '#contract/people/fitness.ts'
import type { Route } from '#web/orders/board/plan/useRoutes.ts'
import type { Obstacles } from '#web/orders/board/useChoice.ts'
import { type Frame, pixelOf, pixelOfWorld, prepared } from '#web/shared/map/frame.ts'
import type { Palette } from '#web/shared/map/palette.ts'
import type { Spot } from '#web/shared/map/plot.ts'
import { beginLine, colourOf, drawDestinations, drawRoutes, drawWays } from './drawWays.ts'
import type { Pressure } from './pressure.ts'
import { placeOf, type Tracks } from './trails.ts'
import type { Ways } from './useWays.ts'

/** Orders with the same place share one mark. */
export type OrderGroup = { ids: number[]; orders: BoardOrder[]; lng: number; lat: number; name: string }

export type Marks = {
  groups: readonly OrderGroup[]
  workers: readonly BoardWorker[]
  tracks: Tracks
  chosen: ReadonlySet<number>
  /** The worker whose way to the chosen order is drawn. */
  candidate: BoardWorker | undefined
  ways: Ways
  obstacles: Obstacles
  routes: readonly Route[]
  pressure: readonly Pressure[]
  frame: Frame
  palette: Palette
  /** Pixels of the canvas for one of the page. */
  density: number
  /** By the clock of the page, which says how far somebody glided. */
  now: number
  /** The same moment by the server's clock. */
  serverNow: number
}

const pressureM = 700

export function drawMarks(canvas: OffscreenCanvas, marks: Marks): void {
  const context = prepared<OffscreenCanvasRenderingContext2D>(canvas, marks.frame, marks.density)
  if (!context) return
  for (const each of marks.pressure) drawPressure(context, each, marks)
  drawRoutes(context, marks.routes, marks)
  const track = marks.candidate && marks.tracks.get(marks.candidate.id)
  drawWays(context, { ...marks, here: track && pixelOfWorld(placeOf(track, marks.now), marks.frame) })
  const chosen = marks.groups.flatMap(({ orders }) => orders.filter(({ id }) => marks.chosen.has(id)))
  drawDestinations(context, chosen, marks)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const worker of marks.workers) if (worker.id !== marks.candidate?.id) drawWorker(context, worker, marks)
  for (const group of marks.groups) drawOrders(context, group, marks)
  if (marks.candidate) drawWorker(context, marks.candidate, marks)
}

function drawPressure(
  context: OffscreenCanvasRenderingContext2D,
  { spot, missing }: Pressure,
  { frame, palette }: Marks,
): void {
  const { x, y } = pixelOfWorld(spot, frame)
  const radius = Math.max(30, pressureM * frame.pixelsPerMetre)
  const fade = context.createRadialGradient(x, y, 0, x, y, radius)
  fade.addColorStop(0, palette.pressure)
  fade.addColorStop(1, palette.noPressure)
  context.globalAlpha = Math.min(1, 0.4 + 0.06 * missing)
  context.fillStyle = fade
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
  context.globalAlpha = 1
}

/** What a mark says of a worker: one who can take nothing is neither free nor busy. */
export type WorkerLook = 'idle' | 'busy' | 'nearlyFull' | 'full' | 'weak' | 'unfit'

function lookOf({ presence, load, capacity }: BoardWorker, obstacle: Unfitness | undefined): WorkerLook {
  if (obstacle === 'full') return 'full'
  if (obstacle || presence === 'offline') return 'unfit'
  if (presence === 'weak') return 'weak'
  return load > 0 && load === capacity - 1 ? 'nearlyFull' : presence
}

/** Shape and number repeat what the colour says: filled is free, a number is the orders in hand, hollow and crossed out is who cannot take any. */
function coloursOf(look: WorkerLook, palette: Palette) {
  const { surface, muted, ink } = palette
  const colours = {
    idle: { fill: palette['accent-fill'], edge: surface, ink: palette['on-fill'], dash: [] },
    busy: { fill: palette['good-ink'], edge: surface, ink: surface, dash: [] },
    nearlyFull: { fill: surface, edge: palette['good-ink'], ink: palette['good-ink'], dash: [] },
    full: { fill: muted, edge: surface, ink: surface, dash: [] },
    weak: { fill: palette['warn-soft'], edge: palette['warn-ink'], ink, dash: [3, 2] },
    unfit: { fill: surface, edge: muted, ink: muted, dash: [] },
  }
  return colours[look]
}

/** From so many pixels per metre on, workers are called by their names, as shops are. */
const namesFrom = 0.2
const workerRadius = 9
const orderRadius = 9

function drawWorker(context: OffscreenCanvasRenderingContext2D, worker: BoardWorker, marks: Marks): void {
  const { tracks, frame, palette, now, obstacles } = marks
  const track = tracks.get(worker.id)
  if (!track) return
  const { x, y } = pixelOfWorld(placeOf(track, now), frame)
  if (x < -20 || y < -20 || x > frame.wide + 20 || y > frame.high + 20) return
  const look = lookOf(worker, obstacles.get(worker.id))
  const { fill, edge, ink, dash } = coloursOf(look, palette)
  context.globalAlpha = marks.chosen.size > 0 && obstacles.has(worker.id) ? 0.5 : 1
  drawTrail(context, [...track.trail.slice(0, -1).map(spot => pixelOfWorld(spot, frame)), { x, y }], fill)
  if (track.heading !== null && look !== 'unfit') drawHeading(context, { x, y }, track.heading, fill)
  context.beginPath()
  context.arc(x, y, workerRadius, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  context.strokeStyle = edge
  context.lineWidth = 2
  context.setLineDash(dash)
  context.stroke()
  context.setLineDash([])
  if (look === 'unfit') drawBar(context, { x, y }, edge)
  else if (worker.load > 0) {
    context.font = `600 11px ${palette.font}`
    context.fillStyle = ink
    context.fillText(String(worker.load), x, y + 0.5)
  }
  if (frame.pixelsPerMetre >= namesFrom) drawName(context, worker.name, { x, y: y + workerRadius + 9 }, palette)
  if (marks.candidate?.id === worker.id) ring(context, { x, y }, palette.ink)
  const route = marks.routes.find(({ workerId }) => workerId === worker.id)
  if (route) ring(context, { x, y }, colourOf(route, palette))
  context.globalAlpha = 1
}

function drawName(context: OffscreenCanvasRenderingContext2D, name: string, { x, y }: Spot, palette: Palette): void {
  context.font = `500 11px ${palette.font}`
  context.lineWidth = 3
  context.strokeStyle = palette.halo
  context.strokeText(name, x, y)
  context.fillStyle = palette.ink
  context.fillText(name, x, y)
}

function drawBar(context: OffscreenCanvasRenderingContext2D, { x, y }: Spot, colour: string): void {
  const reach = workerRadius * 0.6
  beginLine(context, [
    { x: x - reach, y: y + reach },
    { x: x + reach, y: y - reach },
  ])
  context.strokeStyle = colour
  context.stroke()
}

function drawTrail(context: OffscreenCanvasRenderingContext2D, spots: readonly Spot[], colour: string): void {
  if (spots.length < 2) return
  const full = context.globalAlpha
  context.globalAlpha = full * 0.4
  context.strokeStyle = colour
  context.lineWidth = 3
  beginLine(context, spots)
  context.stroke()
  context.globalAlpha = full
}

function drawHeading(
  context: OffscreenCanvasRenderingContext2D,
  { x, y }: Spot,
  heading: number,
  colour: string,
): void {
  context.save()
  context.translate(x, y)
  context.rotate((heading * Math.PI) / 180)
  context.beginPath()
  context.moveTo(0, -workerRadius - 7)
  context.lineTo(6, -workerRadius + 2)
  context.lineTo(-6, -workerRadius + 2)
  context.closePath()
  context.fillStyle = colour
  context.fill()
  context.restore()
}

function ring(context: OffscreenCanvasRenderingContext2D, { x, y }: Spot, colour: string): void {
  context.beginPath()
  context.arc(x, y, workerRadius + 4, 0, 2 * Math.PI)
  context.strokeStyle = colour
  context.lineWidth = 2
  context.stroke()
}

function drawOrders(context: OffscreenCanvasRenderingContext2D, group: OrderGroup, marks: Marks): void {
  const { chosen, frame, palette } = marks
  const { x, y } = pixelOf(group, frame)
  if (x < -20 || y < -20 || x > frame.wide + 20 || y > frame.high + 20) return
  const isChosen = group.ids.some(id => chosen.has(id))
  const isLate = group.orders.some(({ dueAt }) => dueAt !== null && dueAt < marks.serverNow)
  const route = marks.routes.find(({ orderIds }) => group.ids.some(id => orderIds.has(id)))
  context.globalAlpha = isChosen || chosen.size === 0 || route ? 1 : 0.4
  context.beginPath()
  context.roundRect(x - orderRadius, y - orderRadius, 2 * orderRadius, 2 * orderRadius, 4)
  const plain = isChosen ? palette['accent-fill'] : isLate ? palette['bad-fill'] : palette['warn-ink']
  context.fillStyle = route ? colourOf(route, palette) : plain
  context.fill()
  context.strokeStyle = isChosen ? palette.ink : palette.surface
  context.lineWidth = 2
  context.stroke()
  if (group.orders.length > 1) {
    context.font = `600 11px ${palette.font}`
    context.fillStyle = palette.surface
    context.fillText(String(group.orders.length), x, y + 0.5)
  }
  context.globalAlpha = 1
}
