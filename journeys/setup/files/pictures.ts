import { createCipheriv } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Metadata } from 'sharp'
import type { OutputOf } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import { files } from '#contract/desk/files.ts'
import { readAnswer } from '../orders/desk.ts'

type Bytes = Buffer<ArrayBuffer>
export type Sent = { token?: string; module?: string; name?: string; type?: string; language?: Language }

/** Uploads as a browser does, by default the picture of a person. */
export async function uploadTo(
  url: string,
  { token = '', module = 'pcimg', name = 'me.jpg', type = 'image/jpeg', language = 'zh' }: Sent,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<OutputOf<typeof files.upload>> {
  const body = new FormData()
  body.append('module', module)
  body.append('file', new Blob([bytes], { type }), name)
  const headers = { token, 'accept-language': language }
  return readAnswer(files.upload, await fetch(url + files.upload.path, { method: 'POST', body, headers }))
}

export async function fetchFile(url: string, path: string): Promise<{ response: Response; bytes: Bytes }> {
  const response = await fetch(url + path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

export function nameOf(url: string): string {
  return url.slice('/files/'.length)
}

/** What a picture is. The server, in this same process, has closed the decoders that it does not need itself. */
export async function lookAt(bytes: Bytes): Promise<Metadata> {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })
  return sharp(bytes).metadata()
}

/** A half transparent plane: many pixels in few bytes. */
export async function pngOf(width: number, height: number): Promise<Bytes> {
  const background = { r: 200, g: 80, b: 20, alpha: 0.5 }
  return Buffer.from(
    await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  )
}

/** A black square of one bit for each pixel, written without a picture in memory. */
export function blackPng(edge: number): Bytes {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge)
  head.writeUInt32BE(edge, 4)
  head[8] = 1
  // Each line begins with a byte for its filter.
  const pixels = deflateSync(Buffer.alloc(edge * (1 + Math.ceil(edge / 8))))
  const chunks = [chunkOf('IHDR', head), chunkOf('IDAT', pixels), chunkOf('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunkOf(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type), data])
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** Pixels without a pattern, so that the file has bytes from its first line to its last; the same ones each time. */
export async function noise(edge: number): Promise<Bytes> {
  const pixels = createCipheriv('aes-128-ctr', 'pixels of noise.', Buffer.alloc(16)).update(
    Buffer.alloc(edge * edge * 3),
  )
  const raw = { width: edge, height: edge, channels: 3 as const }
  return Buffer.from(await sharp(pixels, { raw }).png().toBuffer())
}

type Photo = { width: number; height: number; orientation?: number; secret?: string }

/** A jpeg as a camera writes it: which way is up, and whose it is. */
export async function jpegWithSecrets({ width, height, orientation = 1, secret = 'Me' }: Photo): Promise<Bytes> {
  const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .withMetadata({ orientation })
  return Buffer.from(await picture.jpeg().toBuffer())
}
