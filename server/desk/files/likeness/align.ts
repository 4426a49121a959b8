import type { Keypoint, Keypoints } from './keypoints.ts'

type Point = { x: number; y: number }
/** The same spot in both pictures. */
type Pair = { from: Point; to: Point }

/**
 * How a picture lies in another one: mirrored or not, then scaled and turned by (a + bi) as complex numbers multiply, then moved.
 */
export type Alignment = { isMirrored: boolean; a: number; b: number; x: number; y: number }

/** Pixels of the frame by which a spot may be off. */
const tolerance = 3
const leastPairs = 5
/** Two spots nearer than this say too little about the scale. */
const leastApart = 30
const scale = { least: 0.85, most: 1.18 }
/** Further from a quarter turn, the words of spots differ anyway. */
const mostTilt = 0.1

const mirror = ({ x, y }: Point): Point => ({ x: -x, y })

/** Of the words that both have; undefined where too few of them lie alike. */
export function alignmentOf(probes: Keypoints, stored: Keypoints): Alignment | undefined {
  const byWord = new Map<number, Keypoint>(stored.points.map(point => [point.word, point]))
  const pairs = probes.points.flatMap(from => {
    const to = byWord.get(from.word)
    return to ? [{ from, to }] : []
  })
  const found = [false, true].map(isMirrored => {
    const seen = isMirrored ? pairs.map(({ from, to }) => ({ from: mirror(from), to })) : pairs
    return { isMirrored, pairs: agreeing(seen) }
  })
  const [best] = found.sort((one, other) => other.pairs.length - one.pairs.length)
  if (!best || best.pairs.length < leastPairs) return undefined
  return { isMirrored: best.isMirrored, ...fitted(best.pairs) }
}

type Fit = Omit<Alignment, 'isMirrored'>

/** The most pairs that one fit of two of them explains. */
function agreeing(pairs: readonly Pair[]): Pair[] {
  let best: Pair[] = []
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      const fit = areFarApart(one, other) ? fitted([one, other]) : undefined
      if (!fit || !isLikely(fit)) continue
      const agreed = pairs.filter(pair => distance(place(fit, pair.from), pair.to) <= tolerance)
      if (agreed.length > best.length) best = agreed
    }
  }
  return best
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function areFarApart(one: Pair, other: Pair): boolean {
  return distance(one.from, other.from) >= leastApart && distance(one.to, other.to) >= leastApart
}

function isLikely({ a, b }: Fit): boolean {
  const size = Math.hypot(a, b)
  const quarters = Math.atan2(b, a) / (Math.PI / 2)
  const tilt = Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2)
  return size >= scale.least && size <= scale.most && tilt <= mostTilt
}

/** The least squares of the distances. */
function fitted(pairs: readonly Pair[]): Fit {
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length
  const from = { x: mean(pair => pair.from.x), y: mean(pair => pair.from.y) }
  const to = { x: mean(pair => pair.to.x), y: mean(pair => pair.to.y) }
  let [along, across, length] = [0, 0, 0]
  for (const pair of pairs) {
    const [x, y] = [pair.from.x - from.x, pair.from.y - from.y]
    const [u, v] = [pair.to.x - to.x, pair.to.y - to.y]
    along += x * u + y * v
    across += x * v - y * u
    length += x * x + y * y
  }
  const [a, b] = [along / length, across / length]
  return { a, b, x: to.x - a * from.x + b * from.y, y: to.y - b * from.x - a * from.y }
}

/** Where a spot of the one (mirrored already) lies in the other. */
function place({ a, b, x, y }: Fit, from: Point): Point {
  return { x: a * from.x - b * from.y + x, y: b * from.x + a * from.y + y }
}

export function placeOf(alignment: Alignment, from: Point): Point {
  return place(alignment, alignment.isMirrored ? mirror(from) : from)
}

/** The other way round. */
export function sourceOf({ isMirrored, a, b, x, y }: Alignment, to: Point): Point {
  const [u, v, size] = [to.x - x, to.y - y, a * a + b * b]
  const from = { x: (a * u + b * v) / size, y: (a * v - b * u) / size }
  return isMirrored ? mirror(from) : from
}
