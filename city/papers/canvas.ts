import sharp from 'sharp'
import { createRandom, type Random } from '#city/world/random.ts'

export type Colour = readonly [red: number, green: number, blue: number]
export type Box = { x: number; y: number; width: number; height: number }

/** Red, green and blue of each pixel. */
export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

export function createCanvas(width: number, height: number, colour: Colour): Canvas {
  const canvas = { width, height, pixels: new Uint8Array(width * height * 3) }
  fillBox(canvas, { x: 0, y: 0, width, height }, colour)
  return canvas
}

export function fillBox(canvas: Canvas, box: Box, colour: Colour): void {
  fill(canvas, box, colour, () => true)
}

/** The ellipse that fills the box. */
export function fillEllipse(canvas: Canvas, box: Box, colour: Colour): void {
  fill(canvas, box, colour, (across, down) => across ** 2 + down ** 2 <= 1)
}

/** `isInside` gets the place in the box, -1 to 1 in both directions. */
function fill(canvas: Canvas, box: Box, colour: Colour, isInside: (across: number, down: number) => boolean): void {
  const { width, height, pixels } = canvas
  for (let y = Math.max(0, Math.round(box.y)); y < Math.min(height, Math.round(box.y + box.height)); y++) {
    const down = ((y + 0.5 - box.y) / box.height) * 2 - 1
    for (let x = Math.max(0, Math.round(box.x)); x < Math.min(width, Math.round(box.x + box.width)); x++) {
      if (isInside(((x + 0.5 - box.x) / box.width) * 2 - 1, down)) paint(pixels, (y * width + x) * 3, colour)
    }
  }
}

function paint(pixels: Uint8Array, at: number, [red, green, blue]: Colour): void {
  pixels[at] = red
  pixels[at + 1] = green
  pixels[at + 2] = blue
}

const glyphEdge = 6

/** Signs that nobody can read: each character has a pattern of its own, so that other texts look otherwise. */
export function drawText(
  canvas: Canvas,
  at: { x: number; y: number; size: number },
  text: string,
  colour: Colour,
): void {
  const dot = at.size / glyphEdge
  for (const [index, sign] of [...text].entries()) {
    const random = createRandom(`sign/${sign}`)
    for (let place = 0; place < glyphEdge ** 2; place++) {
      if (!random.chance(0.45)) continue
      const x = at.x + index * at.size * 1.15 + (place % glyphEdge) * dot
      fillBox(canvas, { x, y: at.y + Math.floor(place / glyphEdge) * dot, width: dot, height: dot }, colour)
    }
  }
}

/** A lamp or a window at one side: another brightness in each corner. */
export function addLight({ pixels, width, height }: Canvas, random: Random): void {
  const [across, down] = [random.between(-0.4, 0.4), random.between(-0.4, 0.4)]
  const most = Math.abs(across) + Math.abs(down)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 1 - (most - (x / width - 0.5) * 2 * across - (y / height - 0.5) * 2 * down) / 2
      const at = (y * width + x) * 3
      paint(pixels, at, [(pixels[at] ?? 0) * light, (pixels[at + 1] ?? 0) * light, (pixels[at + 2] ?? 0) * light])
    }
  }
}

/** A prime number, so that the repetition is not seen. */
const noiseLength = 65_521

/** As a camera's sensor adds it. */
export function addNoise({ pixels }: Canvas, random: Random, strength: number): void {
  const noise = Int8Array.from({ length: noiseLength }, () => (random.next() - 0.5) * 2 * strength)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + (noise[at % noiseLength] ?? 0)))
  }
}

/** `blur` in pixels; 0 for a sharp picture. */
export async function toJpeg({ pixels, width, height }: Canvas, { blur = 0 } = {}): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return (blur > 0 ? picture.blur(blur) : picture).jpeg({ quality: 80 }).toBuffer()
}
