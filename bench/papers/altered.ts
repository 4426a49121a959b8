import sharp from 'sharp'
import { createRandom } from '#city/world/random.ts'

type Size = { width: number; height: number }
type Alter = (picture: Buffer, index: number, size: Size) => Promise<Buffer>

/** A part of the picture, cut off at any sides. */
function cropped(picture: Buffer, index: number, { width, height }: Size, share: number): Promise<Buffer> {
  const random = createRandom(`crop/${index}`)
  const part = { width: Math.round(width * (1 - share)), height: Math.round(height * (1 - share)) }
  const left = random.whole(0, width - part.width)
  const top = random.whole(0, height - part.height)
  return sharp(picture)
    .extract({ left, top, ...part })
    .jpeg()
    .toBuffer()
}

/** What people do to a picture that they send once more. */
export const alterations: Readonly<Record<string, Alter>> = {
  'scaled to 40–90 %': (picture, index, { width }) =>
    sharp(picture)
      .resize(Math.round(width * (0.4 + (index % 6) / 10)))
      .jpeg()
      .toBuffer(),
  'jpeg of quality 20–60': (picture, index) =>
    sharp(picture)
      .jpeg({ quality: 20 + (index % 41) })
      .toBuffer(),
  'brightness 75–125 %': (picture, index) =>
    sharp(picture)
      .linear(0.75 + (index % 11) / 20, 0)
      .jpeg()
      .toBuffer(),
  watermark: (picture, index, { width, height }) => {
    const mark = { width: Math.round(width / 7), height: Math.round(height / 12), channels: 4 as const }
    const input = { create: { ...mark, background: { r: 255, g: 255, b: 255, alpha: 0.7 } } }
    const random = createRandom(`mark/${index}`)
    const left = random.whole(0, width - mark.width)
    const top = random.whole(0, height - mark.height)
    return sharp(picture).composite([{ input, left, top }]).jpeg().toBuffer()
  },
  mirrored: (picture, index) => (index % 2 === 0 ? sharp(picture).flop() : sharp(picture).flip()).jpeg().toBuffer(),
  'turned by 90°': picture => sharp(picture).rotate(90).jpeg().toBuffer(),
  'turned by 180°': picture => sharp(picture).rotate(180).jpeg().toBuffer(),
  'turned by 270°': picture => sharp(picture).rotate(270).jpeg().toBuffer(),
  'cropped by 2 %': (picture, index, size) => cropped(picture, index, size, 0.02),
  'cropped by 3 %': (picture, index, size) => cropped(picture, index, size, 0.03),
  'cropped by 5 %': (picture, index, size) => cropped(picture, index, size, 0.05),
  'cropped by 10 %': (picture, index, size) => cropped(picture, index, size, 0.1),
  'cropped by 6 %, mirrored, turned, smaller': async (picture, index, size) => {
    const mirrored = await sharp(await cropped(picture, index, size, 0.06))
      .flop()
      .toBuffer()
    return sharp(mirrored).rotate(90).resize(300).jpeg({ quality: 50 }).toBuffer()
  },
  'rotated by 1–2°': async (picture, index, { width }) => {
    const degrees = (1 + (index % 11) / 10) * (index % 2 === 0 ? 1 : -1)
    const rotated = await sharp(picture).rotate(degrees, { background: '#808080' }).toBuffer()
    return sharp(rotated).resize(width).jpeg().toBuffer()
  },
}
