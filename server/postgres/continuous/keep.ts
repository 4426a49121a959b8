import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import { takeClusterCopy } from './cluster-copy.ts'
import { copyFiles, removeGone } from './files.ts'
import { keptDays, listCopies, partOf, readContinuous } from './folder.ts'
import { backupKeys } from './sealed-file.ts'

const everyMs = 30_000
/** A new copy is begun an hour before the last one is a day old. */
const newCopyAfterMs = dayMs - hourMs
const waitsAtMostMs = 10 * minuteMs

type Kept = { dataDir: string; databaseUrl: string }

type KeepOptions = Kept & {
  /** What stops the backup, or that it goes on again: a sentence for the log. */
  log: (sentence: string) => void
  /** Called once when the backup becomes late. */
  alarm: () => Promise<void>
}

/**
 * While the server runs: copies uploaded files every half a minute and the database once a day, deletes what is older than the days that are
 * kept, and tells where the backup is late. PostgreSQL archives its log by itself. Answers a function that ends it.
 */
export function keepContinuous({ log, alarm, ...kept }: KeepOptions): () => Promise<void> {
  const ending = new AbortController()
  let known = { trouble: '', since: 0, isAlarmed: false }
  async function round() {
    const now = Date.now()
    const { trouble, isLate } = await keepRound({ ...kept, signal: ending.signal }, now).catch((error: Error) => ({
      trouble: error.message,
      isLate: false,
    }))
    if (ending.signal.aborted) return
    if (trouble !== known.trouble) log(trouble || 'The continuous backup goes on again.')
    known = trouble ? { ...known, trouble, since: known.since || now } : { trouble, since: 0, isAlarmed: false }
    if (!trouble || known.isAlarmed || !(isLate || now - known.since > waitsAtMostMs)) return
    await alarm().then(
      () => (known.isAlarmed = true),
      (error: Error) => log(error.message),
    )
  }
  // One after the other: copying the database may take longer than until the next round.
  let rounds: Promise<unknown> = round()
  const timer = setInterval(() => (rounds = rounds.then(round)), everyMs)
  return async () => {
    clearInterval(timer)
    ending.abort()
    await rounds
  }
}

/** Answers what stops the backup, in sentences, empty where nothing does; and whether it is late. */
export async function keepRound({ dataDir, databaseUrl, signal }: Kept & { signal?: AbortSignal }, now: number) {
  const folder = await readContinuous(dataDir)
  if (!folder) return { trouble: '', isLate: false }
  // The folder was named since the last start: that is no lateness yet.
  if (!(await isArchiving(databaseUrl)))
    return { trouble: 'The continuous backup begins with the next start of the server.', isLate: false }
  const troubles: string[] = []
  const attempt = async (work: () => Promise<unknown>) => {
    if (!signal?.aborted) await work().catch((error: Error) => troubles.push(error.message))
  }
  const [key] = await backupKeys(dataDir)
  await attempt(() => copyFiles({ dataDir, folder, key }))
  if (now - (await lastCopy(folder)) >= newCopyAfterMs)
    await attempt(() => takeClusterCopy(databaseUrl, { folder, key, ...(signal && { signal }) }))
  await attempt(() => removeOld(folder, now))
  const late = await lateness({ folder, databaseUrl, now })
  return { trouble: [late, ...troubles].filter(Boolean).join(' '), isLate: late !== '' }
}

/** When the database was last copied; 0 before the first time, or where the folder cannot be read. */
async function lastCopy(folder: string) {
  const copies = await listCopies(folder).catch(() => [])
  return copies.at(-1)?.takenAt ?? 0
}

/** Each moment of the days that are kept can be restored from the last copy before it. */
async function removeOld(folder: string, now: number) {
  const until = now - keptDays * dayMs
  const copies = await listCopies(folder)
  const first = copies.findLast(({ takenAt }) => takenAt <= until)
  if (!first) return
  for (const { name } of copies.slice(0, copies.indexOf(first))) await rm(join(partOf(folder, 'base'), name))
  const wal = partOf(folder, 'wal')
  // Of all timelines: the first eight digits are which one.
  const isOld = (name: string) => /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first.firstSegment.slice(8)
  for (const name of (await readdir(wal)).filter(isOld)) await rm(join(wal, name))
  await removeGone(folder, first.takenAt)
}

async function lateness({ folder, databaseUrl, now }: { folder: string; databaseUrl: string; now: number }) {
  if (now - (await lastCopy(folder)) > dayMs) return `The last copy of the database in ${folder} is older than a day.`
  const since = await waitingSince(databaseUrl)
  if (since !== null && now - since > waitsAtMostMs)
    return `A segment of the log has waited to be archived in ${folder} for more than ten minutes; PostgreSQL's own log says why.`
  return ''
}

async function isArchiving(databaseUrl: string) {
  const [row] = await ask<{ archiving: boolean }>(
    databaseUrl,
    `select current_setting('archive_mode') = 'on' as archiving`,
  )
  return row?.archiving ?? false
}

/** When the oldest segment that is not archived was finished. */
async function waitingSince(databaseUrl: string) {
  const [row] = await ask<{ since: Date | null }>(
    databaseUrl,
    `select min(modification) as since from pg_ls_archive_statusdir() where name like '%.ready'`,
  )
  return row?.since?.getTime() ?? null
}

async function ask<Row extends object>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
