import { openPicture } from '../open-picture.ts'

/**
 * Spots of a picture that stand out, each with a 32-bit word of what is around it. A copy that was cut, scaled, mirrored or turned
 * by a quarter has many of the same words.
 */
export type Keypoint = { word: number; x: number; y: number }
/** In the pixels of the frame: the picture scaled to the area `edge`². */
export type Keypoints = { width: number; height: number; points: Keypoint[] }

const edge = 400
const most = 48
/** How wide a spot is, in pixels of the frame. */
const sigma = 3
const leastContrast = 4
/** Around a spot, `grid` × `grid` places are compared with their mean; the four corners are left out, which gives 32 bits. */
const grid = 6
const step = 7
const radius = Math.ceil((step * (grid - 1)) / 2) + 1
/** A copy that was cut by up to a tenth shows everything larger in its frame, what it was cut from smaller. */
const scales = [0.9, 0.95, 1, 1.05, 1.1]
const largest = Math.max(...scales)
/** The least certain bits of a word, which are also looked for the other way round. */
const uncertain = 3

const places = Array.from({ length: grid * grid }, (_none, at) => ({ down: Math.floor(at / grid), across: at % grid }))
const isInside = (one: number) => one > 0 && one < grid - 1
const used = places.flatMap(({ down, across }, at) => (isInside(down) || isInside(across) ? [at] : []))

/** Where each bit comes from in the eight ways to turn and mirror. */
const turns = [0, 1, 2, 3, 4, 5, 6, 7].map(turn =>
  used.map(at => {
    const { down, across } = places[at] ?? { down: 0, across: 0 }
    const [row, column] = turn & 4 ? [across, down] : [down, across]
    return (turn & 1 ? grid - 1 - row : row) * grid + (turn & 2 ? grid - 1 - column : column)
  }),
)

/** The same for all eight: the least number that they give. Signed, as PostgreSQL has it. */
function wordOf(bits: readonly boolean[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const turn of turns) {
    let number = 0
    for (const from of turn) number = number * 2 + (bits[from] ? 1 : 0)
    if (number < least) least = number
  }
  return least | 0
}

type Plane = { width: number; height: number; pixels: Buffer }

async function blurred({ width, height, pixels }: Plane, by: number): Promise<Buffer> {
  const opened = await openPicture(pixels, { raw: { width, height, channels: 1 } })
  return opened.blur(by).toColourspace('b-w').raw().toBuffer()
}

/** Decoded once, at the largest scale. */
async function greyOf(picture: Buffer): Promise<Plane> {
  const { width: wide, height: high } = await (await openPicture(picture)).metadata()
  const factor = edge / Math.sqrt(wide * high)
  const size = (length: number) => Math.max(1, Math.round(length * factor * largest))
  const opened = await openPicture(picture)
  const { data: pixels, info } = await opened
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(size(wide), size(high), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels }
}

async function scaled({ pixels, ...raw }: Plane, scale: number): Promise<Plane> {
  const [width, height] = [raw.width, raw.height].map(length => Math.max(1, Math.round((length * scale) / largest)))
  const size = { width: width ?? 1, height: height ?? 1 }
  const opened = await openPicture(pixels, { raw: { ...raw, channels: 1 } })
  const resized = opened.resize({ ...size, fit: 'fill' })
  return { ...size, pixels: await resized.toColourspace('b-w').raw().toBuffer() }
}

/** Places that are the brightest or the darkest around, the clearest first. */
function spotsIn(contrast: Int16Array, { width, height }: Plane): { x: number; y: number }[] {
  const spots: { x: number; y: number; strength: number }[] = []
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const strength = Math.abs(contrast[y * width + x] ?? 0)
      if (strength >= leastContrast && isExtreme(contrast, width, { x, y })) spots.push({ x, y, strength })
    }
  }
  return spots.sort((one, other) => other.strength - one.strength).slice(0, most)
}

const around = Math.round(sigma * 1.5)

/** Of equals the first counts. */
function isExtreme(contrast: Int16Array, width: number, { x, y }: { x: number; y: number }): boolean {
  const here = contrast[y * width + x] ?? 0
  const sign = Math.sign(here)
  // Most places end here.
  if (((contrast[y * width + x + 1] ?? 0) - here) * sign > 0) return false
  if (((contrast[y * width + x - 1] ?? 0) - here) * sign > 0) return false
  for (let down = -around; down <= around; down++) {
    for (let across = -around; across <= around; across++) {
      const isBefore = down < 0 || (down === 0 && across < 0)
      const difference = ((contrast[(y + down) * width + x + across] ?? 0) - here) * sign
      if (difference > 0 || (difference === 0 && isBefore)) return false
    }
  }
  return true
}

type Described = { x: number; y: number; bits: boolean[]; unsure: number[] }

async function describe(grey: Plane, scale: number): Promise<Plane & { spots: Described[] }> {
  const plane = await scaled(grey, scale)
  const [fine, coarse] = await Promise.all([blurred(plane, sigma), blurred(plane, sigma * 1.6)])
  const contrast = new Int16Array(fine.length)
  for (let at = 0; at < fine.length; at++) contrast[at] = (fine[at] ?? 0) - (coarse[at] ?? 0)
  const spots = spotsIn(contrast, plane).map(({ x, y }) => {
    const values = places.map(({ down, across }) => {
      const row = Math.round(y + (down - (grid - 1) / 2) * step)
      return fine[row * plane.width + Math.round(x + (across - (grid - 1) / 2) * step)] ?? 0
    })
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const unsureness = (at: number) => Math.abs((values[at] ?? 0) - mean)
    const unsure = used.toSorted((one, other) => unsureness(one) - unsureness(other)).slice(0, uncertain)
    return { x, y, bits: values.map(value => value > mean), unsure }
  })
  return { ...plane, spots }
}

/** Those that are stored, to be found by others, and those that are looked for: at each scale, also with uncertain bits the other way round. */
export async function keypointsOf(picture: Buffer): Promise<{ keypoints: Keypoints; probes: Keypoints }> {
  const grey = await greyOf(picture)
  const seen = await Promise.all(scales.map(async scale => ({ scale, ...(await describe(grey, scale)) })))
  const { width, height, spots: own } = seen.find(({ scale }) => scale === 1) ?? { width: 1, height: 1, spots: [] }
  const probes = seen.flatMap(({ scale, spots }) =>
    spots.flatMap(({ x, y, bits, unsure }) =>
      variantsOf(bits, unsure).map(variant => ({ word: wordOf(variant), x: x / scale, y: y / scale })),
    ),
  )
  return {
    keypoints: { width, height, points: own.map(({ x, y, bits }) => ({ word: wordOf(bits), x, y })) },
    probes: { width, height, points: [...new Map(probes.map(point => [point.word, point])).values()] },
  }
}

function variantsOf(bits: readonly boolean[], unsure: readonly number[]): boolean[][] {
  return Array.from({ length: 2 ** unsure.length }, (_none, flips) =>
    bits.map((bit, at) => (unsure.includes(at) && (flips >> unsure.indexOf(at)) & 1 ? !bit : bit)),
  )
}

/** Eighths of a pixel. */
const fraction = 8

/** Eight bytes each, the frame's size first. */
export function packKeypoints({ width, height, points }: Keypoints): Buffer {
  const packed = Buffer.alloc(8 * (points.length + 1))
  for (const [at, { word, x, y }] of [{ word: 0, x: width, y: height }, ...points].entries()) {
    packed.writeInt32BE(word, 8 * at)
    packed.writeUInt16BE(Math.round(x * fraction), 8 * at + 4)
    packed.writeUInt16BE(Math.round(y * fraction), 8 * at + 6)
  }
  return packed
}

export function unpackKeypoints(packed: Buffer): Keypoints {
  const [size = { x: 1, y: 1 }, ...points] = Array.from({ length: packed.length / 8 }, (_none, at) => ({
    word: packed.readInt32BE(8 * at),
    x: packed.readUInt16BE(8 * at + 4) / fraction,
    y: packed.readUInt16BE(8 * at + 6) / fraction,
  }))
  return { width: size.x, height: size.y, points }
}
