import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable, Transform } from 'node:stream'
import { pipeline as pipelined } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { LaunchRefused } from '../launch-refused.ts'

/** First bytes of every file; then what recognizes the key, the nonce, the content by zstd and AES-256-GCM, and its tag. */
const signature = Buffer.from('CityDesk sealed 1\n')
const checkBytes = 8
const nonceBytes = 12
const tagBytes = 16
const headBytes = signature.length + checkBytes + nonceBytes
const cipher = 'aes-256-gcm'

/**
 * The keys that files may be encrypted with, derived from the installation's own, the present one first. After a change of the key
 * the one before is still beside it, and files from then need it. Throws a sentence where there is none.
 */
export async function backupKeys(dataDir: string): Promise<[Buffer, ...Buffer[]]> {
  const { DATA_KEY } = process.env
  const texts = [DATA_KEY, ...(await Promise.all(['data.key', 'data.key.before'].map(name => readKey(dataDir, name))))]
  const [present, ...before] = texts
    .filter(text => text !== undefined && /^[0-9a-f]{64}$/i.test(text))
    .map(text => Buffer.from(hkdfSync('sha256', Buffer.from(text as string, 'hex'), '', 'backup', 32)))
  if (present) return [present, ...before]
  throw new LaunchRefused(
    `There is no key to encrypt or read a continuous backup with. It is the one of the installation: set DATA_KEY, or put data.key into ${dataDir}.`,
  )
}

async function readKey(dataDir: string, name: string) {
  return readFile(join(dataDir, name), 'utf8').then(
    text => text.trim(),
    () => undefined,
  )
}

/** The file appears under its name only when it is whole and on the disk; only its owner can read it. */
export async function writeSealed(path: string, key: Buffer, content: AsyncIterable<Buffer>) {
  const partial = `${path}.partial`
  const nonce = randomBytes(nonceBytes)
  const encrypt = createCipheriv(cipher, key, nonce)
  let isFirst = true
  const frame = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isFirst) this.push(Buffer.concat([signature, checkOf(key), nonce]))
      isFirst = false
      done(null, chunk)
    },
    flush: done => done(null, encrypt.getAuthTag()),
  })
  try {
    const file = createWriteStream(partial, { mode: 0o600, flush: true })
    await pipelined(Readable.from(content, { objectMode: false }), createZstdCompress(), encrypt, frame, file)
    await renameOnDisk(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** What was written, in pieces. Ends with an error where a byte of it was changed or is missing: nothing read before that may be kept. */
export async function* readSealed(path: string, keys: readonly Buffer[]): AsyncGenerator<Buffer> {
  const { head, tag, end } = await readEnds(path)
  const check = head.subarray(signature.length, signature.length + checkBytes)
  const key = keys.find(known => checkOf(known).equals(check))
  if (!key)
    throw new LaunchRefused(
      `${path} was encrypted with another key than the ones given. Set DATA_KEY to the key of the installation at that time.`,
    )
  const decrypt = createDecipheriv(cipher, key, head.subarray(-nonceBytes)).setAuthTag(tag)
  const content = createZstdDecompress()
  pipeline(createReadStream(path, { start: headBytes, end: end - 1 }), decrypt, content, () => undefined)
  try {
    for await (const piece of content) yield piece as Buffer
  } catch {
    throw damaged(path)
  }
}

async function readEnds(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const [head, tag] = [Buffer.alloc(headBytes), Buffer.alloc(tagBytes)]
    const end = size - tagBytes
    if (end <= headBytes) throw damaged(path)
    await file.read(head, 0, headBytes, 0)
    await file.read(tag, 0, tagBytes, end)
    if (head.indexOf(signature) !== 0) throw damaged(path)
    return { head, tag, end }
  } finally {
    await file.close()
  }
}

function damaged(path: string) {
  return new LaunchRefused(`${path} is damaged or no file of a continuous backup: what it holds cannot be trusted.`)
}

/** Recognizes the key, and does not give it away. */
function checkOf(key: Buffer) {
  return createHmac('sha256', key).update('check of the backup key').digest().subarray(0, checkBytes)
}
