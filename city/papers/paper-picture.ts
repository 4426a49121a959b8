import { createRandom, type Random } from '#city/world/random.ts'
import type { PaperImage, PaperKind } from '#contract/reviews/paper.ts'
import {
  addLight,
  addNoise,
  type Box,
  type Canvas,
  type Colour,
  createCanvas,
  drawText,
  fillBox,
  fillEllipse,
} from './canvas.ts'

export type PaperPicture = {
  kind: PaperKind
  image: PaperImage
  content: Readonly<Record<string, string>>
  /** Whose face is on it. */
  person: string
  /** Each photo has a table, a distance and a light of its own; a scan has none of them. */
  photo: string | null
}

const size = { width: 480, height: 320 }

const grounds: Record<PaperKind, Colour> = {
  realName: [222, 232, 240],
  driverLicence: [226, 238, 226],
  healthCertificate: [246, 240, 222],
  businessLicence: [250, 246, 236],
  foodPermit: [240, 246, 250],
  gameSkill: [38, 42, 66],
  vehicle: [234, 230, 242],
}
const accents: Record<PaperKind, Colour> = {
  realName: [176, 60, 60],
  driverLicence: [40, 90, 60],
  healthCertificate: [190, 130, 40],
  businessLicence: [180, 40, 40],
  foodPermit: [40, 90, 160],
  gameSkill: [250, 200, 60],
  vehicle: [90, 60, 140],
}
const skins: readonly Colour[] = [
  [238, 205, 178],
  [226, 188, 152],
  [208, 164, 128],
  [246, 218, 196],
]
const clothes: readonly Colour[] = [
  [30, 34, 48],
  [200, 204, 210],
  [36, 70, 120],
  [120, 30, 44],
  [240, 240, 244],
  [60, 96, 60],
]

/** An invented paper as its owner photographs it: coloured areas, a face of shapes and signs that stand for writing. */
export function drawPaper(picture: PaperPicture): Canvas {
  const { photo } = picture
  const random = createRandom(`photo/${photo ?? 'scan'}`)
  const table: Colour = [random.whole(40, 200), random.whole(40, 190), random.whole(30, 170)]
  const canvas = createCanvas(size.width, size.height, table)
  const paper = photo === null ? { x: 0, y: 0, ...size } : placeOf(random)
  drawFront(canvas, paper, picture)
  if (photo !== null) addLight(canvas, random)
  addNoise(canvas, createRandom(`noise/${photo ?? picture.person}`), 7)
  return canvas
}

function placeOf(random: Random): Box {
  const share = random.between(0.66, 0.97)
  const [width, height] = [size.width * share, size.height * share]
  return { x: random.between(0, size.width - width), y: random.between(0, size.height - height), width, height }
}

function drawFront(canvas: Canvas, paper: Box, { kind, image, content, person }: PaperPicture): void {
  const [unit, ink]: [number, Colour] = [paper.width / 100, kind === 'gameSkill' ? [230, 232, 240] : [30, 30, 36]]
  const within = (x: number, y: number, width: number, height: number): Box => ({
    x: paper.x + x * unit,
    y: paper.y + y * unit,
    width: width * unit,
    height: height * unit,
  })
  fillBox(canvas, paper, grounds[kind])
  fillBox(canvas, within(0, 0, 100, 7), accents[kind])
  drawText(
    canvas,
    { x: paper.x + 4 * unit, y: paper.y + 1.5 * unit, size: 4 * unit },
    `${kind}/${image}`,
    grounds[kind],
  )
  if (image === 'back') {
    fillEllipse(canvas, within(8, 14, 18, 18), accents[kind])
    fillBox(canvas, within(32, 16, 56, 6), accents[kind])
  } else drawFace(canvas, within(68, 12, 26, 34), createRandom(`face/${person}`))
  const lines = Object.values(content)
  const first = image === 'back' ? 38 : 12
  for (const [index, line] of lines.entries()) {
    const at = { x: paper.x + 5 * unit, y: paper.y + (first + index * 5.2) * unit, size: 3 * unit }
    drawText(canvas, at, line.slice(0, image === 'back' ? 26 : 18), ink)
  }
}

function drawFace(canvas: Canvas, box: Box, random: Random): void {
  const part = (x: number, y: number, width: number, height: number): Box => ({
    x: box.x + (x - width / 2) * box.width,
    y: box.y + (y - height / 2) * box.height,
    width: width * box.width,
    height: height * box.height,
  })
  const hair: Colour = random.chance(0.8) ? [24, 22, 24] : [92, 64, 40]
  const [middle, wide, high] = [random.between(0.44, 0.56), random.between(0.4, 0.6), random.between(0.46, 0.6)]
  const ground = random.whole(150, 250)
  fillBox(canvas, box, [ground, ground, Math.min(255, ground + 12)])
  fillEllipse(canvas, part(middle, 0.34, wide * random.between(1.05, 1.5), high * random.between(1, 1.5)), hair)
  fillEllipse(canvas, part(0.5, 0.86, random.between(0.7, 0.98), 0.28), random.pick(clothes))
  fillEllipse(canvas, part(middle, 0.45, wide, high), random.pick(skins))
  const [eyes, apart] = [random.between(0.38, 0.46), random.between(0.09, 0.14)]
  for (const side of [-1, 1]) fillEllipse(canvas, part(middle + side * apart, eyes, 0.09, 0.04), [30, 26, 26])
  if (random.chance(0.3))
    for (const side of [-1, 1]) fillEllipse(canvas, part(middle + side * apart, eyes, 0.2, 0.03), [60, 60, 70])
  fillBox(canvas, part(middle, random.between(0.54, 0.58), random.between(0.12, 0.22), 0.02), [150, 70, 70])
}
