import { openPicture } from '../open-picture.ts'
import { type Alignment, alignmentOf, placeOf, sourceOf } from './align.ts'
import { edge, fingerprintOf, orientationsOf, signsOf } from './fingerprint.ts'
import { keypointsOf, packKeypoints, unpackKeypoints } from './keypoints.ts'

/** What is stored of a picture to find it again. */
export type StoredLikeness = {
  fingerprint: string
  /** Grey, `edge` × `edge` pixels, one byte each. Null once the picture was deleted. */
  small: Buffer | null
  keypoints: Buffer
}
/** What is needed to look for a picture. */
export type Likeness = StoredLikeness & { small: Buffer; probes: Buffer }

export async function likenessOf(picture: Buffer): Promise<Likeness> {
  const [fingerprint, small, { keypoints, probes }] = await Promise.all([
    fingerprintOf(picture),
    smallOf(picture),
    keypointsOf(picture),
  ])
  return { fingerprint, small, keypoints: packKeypoints(keypoints), probes: packKeypoints(probes) }
}

async function smallOf(picture: Buffer): Promise<Buffer> {
  const opened = await openPicture(picture)
  return opened.flatten({ background: '#ffffff' }).greyscale().resize(edge, edge, { fit: 'fill' }).raw().toBuffer()
}

export function wordsOf(packed: Buffer): number[] {
  return unpackKeypoints(packed).points.map(({ word }) => word)
}

/** Bits of 256 in which the two differ: as a whole in any orientation, or in the part that both show. */
export function differenceOf(sought: Likeness, stored: StoredLikeness): number {
  const whole = orientationsOf(sought.fingerprint).map(one => differing(one, stored.fingerprint))
  return Math.min(...whole, ...(stored.small ? [differenceOfParts(sought, stored.small, stored.keypoints)] : []))
}

function differing(one: string, other: string): number {
  let count = 0
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) count++
  return count
}

/** Share of the stored picture that both must show. */
const leastShared = 0.6

function differenceOfParts(sought: Likeness, small: Buffer, keypoints: Buffer): number {
  const [one, other] = [unpackKeypoints(sought.probes), unpackKeypoints(keypoints)]
  const alignment = alignmentOf(one, other)
  if (!alignment) return sought.fingerprint.length
  const shared = sharedOf(alignment, one, other)
  const area = Math.max(0, shared.right - shared.left) * Math.max(0, shared.bottom - shared.top)
  if (area < leastShared * other.width * other.height) return sought.fingerprint.length
  const mine = sample(shared, (x, y) => valueAt(sought.small, one, sourceOf(alignment, { x, y })))
  const theirs = sample(shared, (x, y) => valueAt(small, other, { x, y }))
  return differing(signsOf(mine), signsOf(theirs))
}

type Area = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

/** In the stored picture's frame: what lies within both, none of it outside a side that is a little tilted. */
function sharedOf(alignment: Alignment, { width, height }: Size, other: Size): Area {
  const corners = [0, width].flatMap(x => [0, height].map(y => placeOf(alignment, { x, y })))
  const sorted = (of: 'x' | 'y') => corners.map(corner => corner[of]).sort((one, next) => one - next)
  const [xs, ys] = [sorted('x'), sorted('y')]
  return {
    left: Math.max(0, xs[1] ?? 0),
    right: Math.min(other.width, xs[2] ?? 0),
    top: Math.max(0, ys[1] ?? 0),
    bottom: Math.min(other.height, ys[2] ?? 0),
  }
}

function sample({ left, right, top, bottom }: Area, read: (x: number, y: number) => number): Float64Array {
  return Float64Array.from({ length: edge * edge }, (_none, at) => {
    const [across, down] = [((at % edge) + 0.5) / edge, (Math.floor(at / edge) + 0.5) / edge]
    return read(left + (right - left) * across, top + (bottom - top) * down)
  })
}

/** Between four pixels. */
function valueAt(small: Buffer, { width, height }: Size, { x, y }: { x: number; y: number }): number {
  const inside = (at: number) => Math.min(edge - 1.001, Math.max(0, at * edge - 0.5))
  const [column, row] = [inside(x / width), inside(y / height)]
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const [across, down] = [column - left, row - top]
  const pixel = (right: number, lower: number) => small[(top + lower) * edge + left + right] ?? 0
  const upper = pixel(0, 0) * (1 - across) + pixel(1, 0) * across
  return upper * (1 - down) + (pixel(0, 1) * (1 - across) + pixel(1, 1) * across) * down
}
