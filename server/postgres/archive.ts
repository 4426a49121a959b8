import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { LaunchRefused } from './launch-refused.ts'

/** A backup is a sequence of frames: notes say in JSON what the rows after them are. */
export type Frame = { note: unknown } | { rows: Buffer }

/** First bytes of every backup; the rest is zstd over length-prefixed frames, then SHA-256 of all before it. */
const signature = Buffer.from('CityDesk backup 1\n')
const checksumBytes = 32
const kinds = { note: 1, rows: 2 }

/** The file appears under its name only when it is complete and on the disk; only its owner can read it. */
export async function writeArchive(file: string, frames: AsyncIterable<Frame>) {
  const partial = `${file}.partial`
  try {
    const target = createWriteStream(partial, { mode: 0o600, flush: true })
    await pipeline(
      Readable.from(encodeFrames(frames), { objectMode: false }),
      createZstdCompress(),
      appendChecksum(),
      target,
    )
    await renameOnDisk(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Throws a sentence unless this is a complete, undamaged backup. */
export async function verifyArchive(file: string) {
  const end = await checksumStart(file)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk as Buffer)
  const computed = hash.digest()
  for await (const stored of createReadStream(file, { start: end })) if (computed.equals(stored as Buffer)) return
  throw new LaunchRefused(`${file} is damaged: its checksum does not match. Nothing was written; use another backup.`)
}

export async function* readArchive(file: string): AsyncGenerator<Frame> {
  const end = await checksumStart(file)
  const source = createReadStream(file, { start: signature.length, end: end - 1 })
  const decompressed = createZstdDecompress()
  source.on('error', error => decompressed.destroy(error)).pipe(decompressed)
  try {
    yield* decodeFrames(decompressed)
  } finally {
    source.destroy()
    decompressed.destroy()
  }
}

async function checksumStart(file: string) {
  const handle = await open(file).catch(error => {
    throw new LaunchRefused(`${file} cannot be read (${error.code}). Check the name and the rights of the file.`)
  })
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(signature.length)
    await handle.read(head, 0, head.length, 0)
    if (head.equals(signature) && size > signature.length + checksumBytes) return size - checksumBytes
  } finally {
    await handle.close()
  }
  throw new LaunchRefused(`${file} is not a CityDesk backup, or not one that this version can read.`)
}

function appendChecksum() {
  const hash = createHash('sha256').update(signature)
  let isFirst = true
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      if (isFirst) this.push(signature)
      isFirst = false
      done(null, chunk)
    },
    flush(done) {
      done(null, hash.digest())
    },
  })
}

export async function* encodeFrames(frames: AsyncIterable<Frame>) {
  for await (const frame of frames) {
    const [kind, body] =
      'rows' in frame ? [kinds.rows, frame.rows] : [kinds.note, Buffer.from(JSON.stringify(frame.note))]
    const head = Buffer.alloc(5)
    head.writeUInt8(kind)
    head.writeUInt32LE(body.length, 1)
    yield head
    if (body.length > 0) yield body
  }
}

export async function* decodeFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    while (rest.length >= 5) {
      const size = 5 + rest.readUInt32LE(1)
      if (rest.length < size) break
      const body = rest.subarray(5, size)
      yield rest[0] === kinds.rows ? { rows: body } : { note: JSON.parse(body.toString()) }
      rest = rest.subarray(size)
    }
  }
}
