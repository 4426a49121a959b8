import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { partOf } from './folder.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

/** The copy of a file that the product has deleted; its time says when that was seen. */
const goneEnding = '.gone'

/** A file that was not written to for so long is whole. */
const settledMs = 5000

/** Uploaded files never change. */
export async function copyFiles({ dataDir, folder, key }: { dataDir: string; folder: string; key: Buffer }) {
  const [here, there] = await Promise.all([namesIn(join(dataDir, 'files')), namesIn(partOf(folder, 'files'))])
  const copies = partOf(folder, 'files')
  for (const name of here) {
    if (there.has(name)) continue
    // Deleted meanwhile, or still being written.
    const found = await stat(join(dataDir, 'files', name)).catch(() => undefined)
    if (!found || Date.now() - found.mtimeMs < settledMs) continue
    await writeSealed(join(copies, name), key, createReadStream(join(dataDir, 'files', name)))
  }
  const now = new Date()
  for (const name of there) {
    if (here.has(name) || name.endsWith(goneEnding) || name.endsWith('.partial')) continue
    await utimes(join(copies, name), now, now)
    await renameOnDisk(join(copies, name), join(copies, `${name}${goneEnding}`))
  }
}

/** Copies of files that were deleted before every moment that can still be restored. */
export async function removeGone(folder: string, before: number) {
  for (const name of await namesIn(partOf(folder, 'files'))) {
    const path = join(partOf(folder, 'files'), name)
    if (name.endsWith(goneEnding) && (await stat(path)).mtimeMs < before) await rm(path)
  }
}

type Restore = {
  dataDir: string
  folder: string
  keys: readonly Buffer[]
  to: number
  log: (sentence: string) => void
}

/** All that were there at a moment or later; those that nobody has any more are swept as ever. */
export async function restoreFiles({ dataDir, folder, keys, to, log }: Restore) {
  const target = join(dataDir, 'files')
  await mkdir(target, { recursive: true, mode: 0o700 })
  let restored = 0
  for (const stored of await namesIn(partOf(folder, 'files'))) {
    const from = join(partOf(folder, 'files'), stored)
    const isGone = stored.endsWith(goneEnding)
    if (stored.endsWith('.partial') || (isGone && (await stat(from)).mtimeMs <= to)) continue
    const path = join(target, isGone ? stored.slice(0, -goneEnding.length) : stored)
    await pipeline(readSealed(from, keys), createWriteStream(`${path}.partial`, { mode: 0o600, flush: true }))
    await renameOnDisk(`${path}.partial`, path)
    restored++
  }
  log(`Restored ${restored} uploaded files.`)
}

async function namesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return new Set(entries.filter(entry => entry.isFile()).map(entry => entry.name))
}
