import type { Dirent } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { decodeFrames, encodeFrames, type Frame } from '../archive.ts'
import { copyName, partOf } from './folder.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

/** Of these folders PostgreSQL makes the contents itself; the log of the time of the copy is archived. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const leftOut = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp[^/]*|current_logfiles)$/
/** Says where the log is to be replayed from; copied when everything else is. */
const control = 'global/pg_control'
const pieceBytes = 2 ** 20

const untilArchivedMinutes = 10

type Taking = { folder: string; key: Buffer; signal?: AbortSignal }

/** An entry of the copy, before the bytes of a file. */
type Entry = { folder: string } | { file: string }

/**
 * Copies the database while it is in use, by PostgreSQL's own means (`pg_backup_start`, `pg_backup_stop`), and answers the name of the copy. It is
 * there once the log that it needs is archived; waits for that at most as long as `untilArchivedMinutes` says.
 */
export async function takeClusterCopy(url: string, { folder, key, signal }: Taking): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const end = () => void client.end()
  signal?.addEventListener('abort', end)
  const unfinished = join(partOf(folder, 'base'), 'unfinished')
  let name = ''
  async function* frames(): AsyncGenerator<Frame> {
    const [{ cluster, start }] = (
      await client.query<{ cluster: string; start: string }>(
        `select current_setting('data_directory') as cluster, pg_backup_start('CityDesk', true)::text as start`,
      )
    ).rows as [{ cluster: string; start: string }]
    for await (const frame of copyFolder(cluster, '')) {
      signal?.throwIfAborted()
      yield frame
    }
    yield* copyFile(cluster, control)
    const [{ label, takenAt, firstSegment }] = (
      await client.query<{ label: string; takenAt: Date; firstSegment: string }>(
        `select stopped.labelfile as label, clock_timestamp() as "takenAt", pg_walfile_name($1::pg_lsn) as "firstSegment"
          from pg_backup_stop(wait_for_archive => true) as stopped`,
        [start],
      )
    ).rows as [{ label: string; takenAt: Date; firstSegment: string }]
    name = copyName(takenAt, firstSegment)
    yield { note: { file: 'backup_label' } satisfies Entry }
    yield { rows: Buffer.from(label) }
  }
  try {
    await client.query(`set statement_timeout = '${untilArchivedMinutes}min'`)
    await writeSealed(unfinished, key, encodeFrames(frames()))
    await renameOnDisk(unfinished, join(partOf(folder, 'base'), name))
    return name
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

async function* copyFolder(cluster: string, folder: string): AsyncGenerator<Frame> {
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true }).catch(ignoreGone<Dirent[]>([]))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (path === control || leftOut.test(path)) continue
    if (entry.isFile()) yield* copyFile(cluster, path)
    else if (entry.isDirectory()) {
      yield { note: { folder: path } satisfies Entry }
      if (!emptied.includes(path)) yield* copyFolder(cluster, path)
      // PostgreSQL expects it, and does not make it.
      else if (path === 'pg_wal') yield { note: { folder: 'pg_wal/archive_status' } satisfies Entry }
    } else throw new Error(`${join(cluster, path)} is neither file nor folder: it cannot be copied.`)
  }
}

/** A file that changes meanwhile is mended by the log; one that is gone by then is not needed. */
async function* copyFile(cluster: string, path: string): AsyncGenerator<Frame> {
  const file = await open(join(cluster, path)).catch(ignoreGone(undefined))
  if (!file) return
  try {
    yield { note: { file: path } satisfies Entry }
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes)
      if (bytesRead === 0) return
      yield { rows: buffer.subarray(0, bytesRead) }
    }
  } finally {
    await file.close()
  }
}

function ignoreGone<Value>(instead: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}

/** Writes a copy into an empty folder. Where it throws, what was written is worth nothing. */
export async function unpackClusterCopy(path: string, keys: readonly Buffer[], cluster: string) {
  let file: Awaited<ReturnType<typeof open>> | undefined
  try {
    for await (const frame of decodeFrames(readSealed(path, keys))) {
      if ('rows' in frame) {
        await file?.write(frame.rows)
        continue
      }
      await file?.close()
      file = undefined
      const entry = frame.note as Entry
      if ('folder' in entry) await mkdir(join(cluster, entry.folder), { mode: 0o700 })
      else file = await open(join(cluster, entry.file), 'wx', 0o600)
    }
  } finally {
    await file?.close()
  }
}
