import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { LaunchRefused } from '../launch-refused.ts'

/** Where the data folder says that its database is backed up continuously, and to where. */
const settingFile = 'continuous-backup.json'

/** Days in which every moment can be restored. */
export const keptDays = 7

/** Seconds after which what was written is archived at the latest, with the ten that storing it may take. */
export const archivedWithinSeconds = 60

/** `base`: copies of the whole database; `wal`: what was changed since, in PostgreSQL's write-ahead log; `files`: uploaded files. */
type Part = 'base' | 'wal' | 'files'

export function partOf(folder: string, part: Part) {
  return join(folder, part)
}

export async function readContinuous(dataDir: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(join(dataDir, settingFile), 'utf8')) as { folder: string }).folder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Counts from the next start of the database on. The folder must be empty: two histories in one could not be told apart. */
export async function startContinuous(dataDir: string, folder: string) {
  const before = await readContinuous(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const real = await realpath(folder)
  if (before === real) return
  if ((await readdir(real)).length > 0)
    throw new LaunchRefused(
      `${real} is not empty. A continuous backup needs a folder of its own: name one that is empty or does not exist.`,
    )
  for (const part of ['base', 'wal', 'files'] as const) await mkdir(partOf(real, part), { mode: 0o700 })
  const path = join(dataDir, settingFile)
  await writeFile(`${path}.new`, JSON.stringify({ folder: real }), { mode: 0o600, flush: true })
  await renameOnDisk(`${path}.new`, path)
}

/** What was archived stays. */
export async function endContinuous(dataDir: string) {
  await rm(join(dataDir, settingFile), { force: true })
}

/** PostgreSQL's settings with which it archives; without a folder none differ. */
export function archivingSettings(dataDir: string, folder: string | undefined): Record<string, string> {
  if (!folder) return {}
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: `${archivedWithinSeconds - 10}s`,
    archive_command: segmentCommand('store', { folder, dataDir }),
  }
}

/** The command with which PostgreSQL gives a segment of its log away, or asks for one. */
export function segmentCommand(act: 'store' | 'fetch', { folder, dataDir }: { folder: string; dataDir: string }) {
  const script = fileURLToPath(new URL('segment.ts', import.meta.url))
  const [node, file, to, keys] = [process.execPath, script, partOf(folder, 'wal'), dataDir].map(quoted)
  return `${node} ${file} ${act} %p %f ${to} ${keys}`
}

/** For the shell, and for PostgreSQL, which replaces what follows a percent sign. */
function quoted(text: string) {
  return `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
}

/** A copy of the whole database, good for every moment since it was finished; it needs the log from `firstSegment` on. */
export type ClusterCopy = { name: string; takenAt: number; firstSegment: string }

const namePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([0-9A-F]{24})\.base$/

export function copyName(takenAt: Date, firstSegment: string) {
  return `${takenAt.toISOString().replace(/[-:.]/g, '')}-${firstSegment}.base`
}

/** The earliest first. */
export async function listCopies(folder: string): Promise<ClusterCopy[]> {
  const names = (await readdir(partOf(folder, 'base'))).sort()
  return names.flatMap(name => {
    const [, year, month, day, hour, minute, second, ms, firstSegment = ''] = namePattern.exec(name) ?? []
    if (!year) return []
    return [{ name, takenAt: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`), firstSegment }]
  })
}
