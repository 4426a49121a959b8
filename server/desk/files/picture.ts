import type { FailOnOptions, OutputInfo } from 'sharp'
import { refuse } from '#server/kit/refusal.ts'
import { openPicture } from './open-picture.ts'
import { hasFinders } from './qr.ts'

const mostPixels = 25_000_000
const quality = 82
const timeoutSeconds = 10

/** The first bytes of a jpeg and of a png. Name and type that the sender gives are ignored. */
const beginnings = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]
const [jpegStart, jpegEnd] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]

type Redrawn = { bytes: Buffer; width: number; height: number; hasQr?: boolean }

/** Encodes a picture anew: upright, at most `edge` pixels either way, as webp without metadata. Refuses anything else. */
export async function redraw(
  sent: Buffer,
  edge: number,
  { takesWebp = false, looksForQr = false } = {},
): Promise<Redrawn> {
  if (!isTaken(sent, takesWebp)) refuse('notAnImage')
  const { width, height } = await orRefuse(sizeOf(sent))
  if (width * height > mostPixels) refuse('imageTooLarge', { params: { limit: takesWebp ? 5 : 2 } })
  const { data, info } = await orRefuse(encodeWhole(sent, edge))
  const redrawn = { bytes: data, width: info.width, height: info.height }
  return looksForQr ? { ...redrawn, hasQr: await showsQr(data) } : redrawn
}

async function sizeOf(sent: Buffer): Promise<{ width: number; height: number }> {
  return (await openPicture(sent, { limitInputPixels: false })).metadata()
}

/** Browsers show a jpeg without its end mark. With one added anything else that is missing is only a warning, so that none is allowed. */
function encodeWhole(sent: Buffer, edge: number): Promise<Encoded> {
  return encode(sent, edge, 'error').catch(error => {
    if (!sent.subarray(0, 2).equals(jpegStart) || sent.subarray(-2).equals(jpegEnd)) throw error
    return encode(Buffer.concat([sent, jpegEnd]), edge, 'warning')
  })
}

type Encoded = { data: Buffer; info: OutputInfo }

async function encode(bytes: Buffer, edge: number, failOn: FailOnOptions): Promise<Encoded> {
  const opened = await openPicture(bytes, { limitInputPixels: mostPixels, failOn })
  return opened
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
}

function isTaken(bytes: Buffer, takesWebp: boolean): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return (takesWebp && isWebp) || beginnings.some(beginning => bytes.subarray(0, beginning.length).equals(beginning))
}

async function showsQr(picture: Buffer): Promise<boolean> {
  const opened = await openPicture(picture)
  const { data, info } = await opened
    .resize({ width: 800, height: 800, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return hasFinders(data, { width: info.width, height: info.height })
}

export type Turn = 0 | 90 | 270

/** Upright, and for a picture that is taller than wide, as most cards are not, also on either side. */
export async function turnsOf(stored: Buffer): Promise<readonly Turn[]> {
  const { width, height } = await (await openPicture(stored)).metadata()
  return height > width ? [0, 90, 270] : [0]
}

/** A stored picture as a machine reads it best: words as they are, numbers grey, with full contrast and large. */
export async function drawForReading(stored: Buffer, what: 'words' | 'numbers', turn: Turn): Promise<Buffer> {
  const picture = (await openPicture(stored)).rotate(turn)
  if (what === 'words') return picture.png().toBuffer()
  return picture.greyscale().normalise().resize({ width: 1400 }).png().toBuffer()
}

async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(() => refuse('notAnImage'))
}
