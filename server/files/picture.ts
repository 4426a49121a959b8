import sharp from 'sharp'
import { refuse } from '#server/kit/refusal.ts'

const mostPixels = 25_000_000
const edge = 512
const quality = 82
const patienceSeconds = 10

/** How a jpeg and a png begin. Name and type that the sender gives are not looked at. */
const beginnings = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

sharp.cache(false)
// Decoders that nobody needs are ways in that nobody watches.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/** Draws a picture anew: upright, within 512 × 512, as webp, with nothing of the original's metadata. Refuses the rest. */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  if (!beginnings.some(beginning => bytes.subarray(0, beginning.length).equals(beginning))) refuse('notAnImage')
  const { width, height } = await orRefuse(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) refuse('imageTooLarge')
  return orRefuse(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: patienceSeconds })
      .toBuffer(),
  )
}

async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(() => refuse('notAnImage'))
}
