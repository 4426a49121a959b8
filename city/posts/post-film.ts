import sharp from 'sharp'
import { type Canvas, fillEllipse } from '#city/papers/canvas.ts'
import { drawScene, type Scene } from './post-picture.ts'

const framesPerSecond = 2

/**
 * A film (WebM, VP8) in which a ball crosses the scene. A lossy WebP is a single VP8 frame, so that the frames need no encoder of
 * films: each is a key frame.
 */
export async function recordFilm(seconds: number, scene: Scene, name: string): Promise<Buffer> {
  const frames: Buffer[] = []
  const count = seconds * framesPerSecond
  const { width, height, pixels } = drawScene(scene, name)
  for (let at = 0; at < count; at++) {
    const canvas = { width, height, pixels: pixels.slice() }
    const x = (at / count) * (width - 50)
    fillEllipse(canvas, { x, y: height / 2, width: 50, height: 50 }, [230, 60, 60])
    frames.push(await frameOf(canvas))
  }
  return webm(frames, { width, height, seconds })
}

/** The payload of the only chunk of a lossy WebP: `RIFF`, size, `WEBP`, `VP8 `, size. */
async function frameOf({ pixels, width, height }: Canvas): Promise<Buffer> {
  const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 50 })
    .toBuffer()
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('This WebP is more than one frame.')
  return webp.subarray(20, 20 + webp.readUInt32LE(16))
}

type Film = { width: number; height: number; seconds: number }

/** Numbers of the elements are those of the Matroska specification. */
function webm(frames: readonly Buffer[], { width, height, seconds }: Film): Buffer {
  const header = element(0x1a45dfa3, [
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, Buffer.from('webm')),
    element(0x4287, number(2)),
    element(0x4285, number(2)),
  ])
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, duration(seconds * 1000)),
    element(0x4d80, Buffer.from('city')),
    element(0x5741, Buffer.from('city')),
  ])
  const picture = element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))])
  const track = element(0xae, [
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x86, Buffer.from('V_VP8')),
    picture,
  ])
  const clusters = frames.map((frame, at) =>
    element(0x1f43b675, [element(0xe7, number((at * 1000) / framesPerSecond)), element(0xa3, block(frame))]),
  )
  return Buffer.concat([header, element(0x18538067, [info, element(0x1654ae6b, [track]), ...clusters])])
}

/** Track 1, no time after its cluster, a key frame. */
function block(frame: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), frame])
}

function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  return Buffer.concat([number(id), sizeOf(body.length), body])
}

/** In one byte or eight: how many zero bits stand before the first one says how many bytes follow. */
function sizeOf(length: number): Buffer {
  if (length < 127) return Buffer.from([0x80 + length])
  const size = Buffer.alloc(8)
  size.writeUInt32BE(0x01000000, 0)
  size.writeUInt32BE(length, 4)
  return size
}

function number(value: number): Buffer {
  const hex = Math.round(value).toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

function duration(ms: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(ms)
  return bytes
}
