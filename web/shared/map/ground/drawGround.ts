import type { Layer } from '#contract/orders/maps/shapes.ts'
import { createRoom, type Frame, pixelOf, pixelOfWorld, prepared, type Room } from '../frame.ts'
import type { Palette } from '../palette.ts'
import type { Spot } from '../plot.ts'
import { type GroundData, groundUnit, type Name, type Piece } from './readGround.ts'

export type Shop = { name: string; lng: number; lat: number }
export type Ground = {
  data: GroundData | undefined
  shops: readonly Shop[]
  frame: Frame
  palette: Palette
  /** Tiles lie below it. */
  isTiled: boolean
  /** Pixels of the canvas for one of the page. */
  density: number
}
type Context = OffscreenCanvasRenderingContext2D

/** Roads in metres, never thinner than in pixels; below `from` pixels per metre they are left out. */
const roads = {
  lane: { metres: 7, least: 0.7, from: 0.07 },
  street: { metres: 13, least: 1.2, from: 0 },
  avenue: { metres: 24, least: 2.2, from: 0 },
} as const
/** Waters of which only the course is known, as wide as they usually are. */
const courses = { stream: { metres: 8, least: 1 }, river: { metres: 40, least: 2.5 } } as const
const shopsFrom = 0.05
const shopNamesFrom = 0.13

/** Streets, water, parks and names, and shops; over tiles the shops alone. */
export function drawGround(canvas: OffscreenCanvas, { data, shops, frame, palette, isTiled, density }: Ground): void {
  const context = prepared<Context>(canvas, frame, density)
  if (!context) return
  const room = createRoom()
  if (data && !isTiled) {
    context.fillStyle = palette.land
    context.fillRect(0, 0, frame.wide, frame.high)
    drawPieces(context, data, frame, palette)
    drawNames(context, data, { frame, palette, room })
  }
  drawShops(context, shops, { frame, palette, room })
}

function drawPieces(context: Context, data: GroundData, frame: Frame, palette: Palette): void {
  const scale = frame.scale / groundUnit
  const origin = pixelOfWorld(data.origin, frame)
  context.save()
  context.translate(origin.x, origin.y)
  context.scale(scale, scale)
  const inSight = (layer: Layer) => data.pieces[layer].filter(piece => isSeen(piece, origin, scale, frame))
  for (const layer of ['park', 'water'] as const) {
    context.fillStyle = palette[layer]
    for (const { path } of inSight(layer)) context.fill(path, 'evenodd')
  }
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.strokeStyle = palette.water
  for (const layer of ['stream', 'river'] as const) {
    const { metres, least } = courses[layer]
    context.lineWidth = Math.max(least, metres * frame.pixelsPerMetre) / scale
    for (const { path } of inSight(layer)) context.stroke(path)
  }
  context.strokeStyle = palette.border
  context.lineWidth = 1 / scale
  context.setLineDash([6 / scale, 5 / scale])
  for (const { path } of inSight('district')) context.stroke(path)
  context.setLineDash([])
  const drawn = (['lane', 'street', 'avenue'] as const).filter(layer => frame.pixelsPerMetre >= roads[layer].from)
  const widthOf = (layer: keyof typeof roads) =>
    Math.max(roads[layer].least, roads[layer].metres * frame.pixelsPerMetre)
  for (const isCasing of [true, false]) {
    for (const layer of drawn) {
      const casing = layer === 'avenue' ? palette.avenueCasing : palette.casing
      context.strokeStyle = isCasing ? casing : palette[layer]
      context.lineWidth = (widthOf(layer) + (isCasing ? 1.4 : 0)) / scale
      for (const { path } of inSight(layer)) context.stroke(path)
    }
  }
  context.restore()
}

function isSeen({ left, right, top, bottom }: Piece, origin: Spot, scale: number, { wide, high }: Frame): boolean {
  return (
    origin.x + right * scale > 0 &&
    origin.x + left * scale < wide &&
    origin.y + bottom * scale > 0 &&
    origin.y + top * scale < high
  )
}

type Scene = { frame: Frame; palette: Palette; room: Room }

/** Of a kind of names: size, colour, and from which to which pixels per metre they are shown. */
const nameLooks = {
  district: { size: 15, weight: 600, colour: 'districtName', from: 0, to: 0.16 },
  water: { size: 12, weight: 500, colour: 'waterName', from: 0.05, to: 9 },
  river: { size: 12, weight: 500, colour: 'waterName', from: 0.05, to: 9 },
  stream: { size: 10, weight: 400, colour: 'waterName', from: 0.2, to: 9 },
  park: { size: 11, weight: 500, colour: 'parkName', from: 0.07, to: 9 },
  avenue: { size: 11, weight: 500, colour: 'roadName', from: 0.06, to: 9 },
  street: { size: 10, weight: 400, colour: 'roadName', from: 0.16, to: 9 },
  lane: { size: 10, weight: 400, colour: 'roadName', from: 0.3, to: 9 },
} as const satisfies Record<Layer, { size: number; weight: number; colour: keyof Palette; from: number; to: number }>
const order: readonly Layer[] = ['district', 'water', 'river', 'park', 'avenue', 'street', 'lane', 'stream']

function drawNames(context: Context, data: GroundData, { frame, palette, room }: Scene): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const layer of order) {
    const { size, weight, colour, from, to } = nameLooks[layer]
    if (frame.pixelsPerMetre < from || frame.pixelsPerMetre > to) continue
    context.font = `${weight} ${size}px ${palette.font}`
    context.letterSpacing = layer === 'district' ? '3px' : '0px'
    for (const name of data.names)
      if (name.layer === layer) drawName(context, name, { data, size, colour, frame, palette, room })
  }
  context.letterSpacing = '0px'
}

type Named = Scene & { data: GroundData; size: number; colour: keyof Palette }

function drawName(context: Context, name: Name, { data, size, colour, ...scene }: Named): void {
  const { frame, palette, room } = scene
  const world = { x: data.origin.x + name.spot.x / groundUnit, y: data.origin.y + name.spot.y / groundUnit }
  const spot = pixelOfWorld(world, frame)
  if (spot.x < 0 || spot.x > frame.wide || spot.y < 0 || spot.y > frame.high) return
  const wide = context.measureText(name.text).width
  const [cosine, sine] = [Math.abs(Math.cos(name.angle)), Math.abs(Math.sin(name.angle))]
  // The same name a little further along the road says nothing new.
  if (!room.take(spot, wide * cosine + 90 * cosine + size, wide * sine + 60 * sine + size)) return
  context.save()
  context.translate(spot.x, spot.y)
  context.rotate(name.angle)
  haloed(context, name.text, palette, palette[colour])
  context.restore()
}

function haloed(context: Context, text: string, palette: Palette, colour: string): void {
  context.strokeStyle = palette.halo
  context.lineWidth = 3
  context.strokeText(text, 0, 0)
  context.fillStyle = colour
  context.fillText(text, 0, 0)
}

function drawShops(context: Context, shops: readonly Shop[], { frame, palette, room }: Scene): void {
  if (frame.pixelsPerMetre < shopsFrom) return
  context.font = `500 11px ${palette.font}`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  for (const shop of shops) {
    const { x, y } = pixelOf(shop, frame)
    if (x < 0 || x > frame.wide || y < 0 || y > frame.high) continue
    context.beginPath()
    context.arc(x, y, 3, 0, 2 * Math.PI)
    context.fillStyle = palette.shop
    context.fill()
    context.strokeStyle = palette.halo
    context.lineWidth = 1
    context.stroke()
    if (frame.pixelsPerMetre < shopNamesFrom) continue
    const wide = context.measureText(shop.name).width
    if (!room.take({ x: x + 8 + wide / 2, y }, wide + 6, 14)) continue
    context.save()
    context.translate(x + 7, y)
    haloed(context, shop.name, palette, palette.shop)
    context.restore()
  }
}
