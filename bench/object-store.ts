import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newFileName, openStored, removeStored, storeStream } from '#server/desk/files/index.ts'
import { readConfig } from '#server/kit/config.ts'
import { checkLimits } from './lists/figures.ts'
import { startSwift } from './swift.ts'

/**
 * Files in a real object store: OpenStack Swift of Debian's packages, by Amazon's protocol, which checks every signature.
 * `node bench/object-store.ts`
 */
/** An avatar, a photo, and exports of one part and of three. */
const sizes = [20_000, 900_000, 4_000_000, 20_000_000]
const each = 20

const folder = await mkdtemp(join(tmpdir(), 'citydesk-swift-'))
const undo: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
]

const medianOf = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0)

try {
  const { endpoint, storeName } = await startSwift(folder, undo)
  const place = readConfig({ DATA_DIR: folder, FILES_URL: `s3://${storeName}/desk?endpoint=${endpoint}` })

  let [different, left] = [0, 0]
  for (const size of sizes) {
    const [written, read]: [number[], number[]] = [[], []]
    for (let at = 0; at < each; at++) {
      const bytes = randomBytes(size)
      const begun = performance.now()
      const { name, sha256 } = await storeStream(place, newFileName('webp'), pieces(bytes))
      const stored = performance.now()
      const whole = Buffer.concat((await (await openStored(place, name))?.toArray()) ?? [])
      written.push(stored - begun)
      read.push(performance.now() - stored)
      const part = Buffer.concat((await (await openStored(place, name, { start: 7, end: 99 }))?.toArray()) ?? [])
      const isSame = whole.equals(bytes) && createHash('sha256').update(bytes).digest().equals(sha256)
      if (!isSame || !part.equals(bytes.subarray(7, 100))) different++
      await removeStored(place, name)
      if (await openStored(place, name)) left++
    }
    console.log(`${size} bytes: written in ${medianOf(written)} ms, read in ${medianOf(read)} ms (medians of ${each})`)
  }
  const cut = await storeStream(place, newFileName('xlsx'), pieces(randomBytes(20_000_000), true)).catch(
    (error: Error) => error.message,
  )
  process.env.AWS_SECRET_ACCESS_KEY = 'another'
  const stranger = { ...place, FILES_URL: `${place.FILES_URL}&timeout=9` }
  const refused = await openStored(stranger, 'x').then(
    () => 'served',
    (error: Error) => error.name,
  )
  checkLimits([
    { what: 'files that came back otherwise than they went', value: different, most: 0 },
    { what: 'files that are there once they are removed', value: left, most: 0 },
    { what: `a source that breaks off: ${cut}`, value: cut === 'broken off' ? 0 : 1, most: 0 },
    { what: `with another key: ${refused}`, value: refused === 'SignatureDoesNotMatch' ? 0 : 1, most: 0 },
  ])
} finally {
  for (const step of undo.reverse()) await step().catch(() => undefined)
}

async function* pieces(bytes: Buffer, breaksOff = false) {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000)
  if (breaksOff) throw new Error('broken off')
}
