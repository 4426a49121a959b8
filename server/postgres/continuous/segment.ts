import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { backupKeys, readSealed, writeSealed } from './sealed-file.ts'

/** Above 125 PostgreSQL ends a recovery; any other code it takes for the end of the log. Of an archiving it ends the archiver, and counts no failure. */
const stopsRecovery = 200

/**
 * The program that PostgreSQL starts for each segment of its log, `archive_command` and `restore_command`, in the folder of its data:
 * `segment.ts store|fetch PATH NAME FOLDER DATA_DIR`. Where it fails, PostgreSQL keeps the segment and tries again.
 */
async function main([act, path = '', name = '', folder = '', dataDir = '']: string[]) {
  const [stored, keys] = [join(folder, name), await backupKeys(dataDir)]
  if (act === 'fetch') return fetchSegment(path, stored, keys)
  if (!existsSync(stored)) return writeSealed(stored, keys[0], createReadStream(path))
  // After a crash PostgreSQL may give away once more what it did not note as archived.
  if (!(await hasSameContent(path, readSealed(stored, keys))))
    throw new Error(`${stored} is there already, with another content: is it the folder of another database?`)
}

/** Under its name only when it is whole: PostgreSQL replays what it finds. */
async function fetchSegment(path: string, stored: string, keys: readonly Buffer[]) {
  if (!existsSync(stored)) process.exit(1)
  await pipeline(readSealed(stored, keys), createWriteStream(`${path}.partial`, { mode: 0o600, flush: true }))
  await renameOnDisk(`${path}.partial`, path)
}

async function hasSameContent(path: string, stored: AsyncGenerator<Buffer>) {
  const [mine, other] = await Promise.all([createReadStream(path).toArray(), Array.fromAsync(stored)])
  return Buffer.concat(mine as Buffer[]).equals(Buffer.concat(other))
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(process.argv[2] === 'fetch' ? stopsRecovery : 1)
})
