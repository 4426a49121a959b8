import { chown, lchown, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { type DatabaseSetup, prepareSetup } from '../database-setup.ts'
import { lockFolder } from '../folder-lock.ts'
import { explainSystemError, LaunchRefused } from '../launch-refused.ts'
import { currentSystem } from '../operating-system.ts'
import { shutDown } from '../processes.ts'
import { databaseUrl, startOrAdopt } from '../start-or-adopt.ts'
import { unpackClusterCopy } from './cluster-copy.ts'
import { restoreFiles } from './files.ts'
import { type ClusterCopy, listCopies, partOf, segmentCommand } from './folder.ts'
import { backupKeys } from './sealed-file.ts'

type RestoreOptions = {
  dataDir: string
  /** Of the continuous backup. */
  folder: string
  /** What was committed by then is restored, and nothing later; without it, all that was archived. */
  to?: number | undefined
  log: (sentence: string) => void
}

/** Makes the database of a data folder that has none, as it was at a moment, and brings its uploaded files; all of it or nothing. */
export async function restoreMoment({ dataDir, folder, to, log }: RestoreOptions) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const place = await realpath(dataDir)
    const lock = await lockFolder(place, currentSystem)
    try {
      if (await realpath(join(place, 'postgres')).catch(() => undefined))
        throw new LaunchRefused(
          `There is a database in ${place}, and a restore overwrites nothing. Choose an empty folder with DATA_DIR=/another/folder.`,
        )
      const keys = await backupKeys(place)
      const copy = await chooseCopy(folder, to)
      await refuseGap(folder, copy, to)
      log(`Restoring the copy of ${shanghaiDateTime(copy.takenAt)} (Shanghai).`)
      const setup = await prepareSetup({
        dataDir: place,
        sharedFolder: '/var/lib/citydesk',
        settings: {},
        system: currentSystem,
        log,
      })
      await replay({ setup, copy, folder, to, keys, dataDir: place, log })
      await restoreFiles({ dataDir: place, folder, keys, to: to ?? Date.now(), log })
    } finally {
      await lock.release()
    }
  } catch (error) {
    throw explainSystemError(error, resolve(dataDir), 'or choose another folder with DATA_DIR=/another/folder')
  }
}

async function chooseCopy(folder: string, to = Number.POSITIVE_INFINITY): Promise<ClusterCopy> {
  const copies = await listCopies(folder).catch(() => {
    throw new LaunchRefused(`${folder} is no folder of a continuous backup. Name the one given to npm run backup.`)
  })
  const copy = copies.findLast(({ takenAt }) => takenAt <= to)
  if (copy) return copy
  const [first] = copies
  throw new LaunchRefused(
    first
      ? `The earliest moment that can be restored is ${shanghaiDateTime(first.takenAt)} (Shanghai). Choose it or a later one.`
      : `There is no finished copy of the database in ${folder}, so nothing can be restored from it.`,
  )
}

/** PostgreSQL takes a missing segment for the end of the log: what came after it would be lost without a word. */
async function refuseGap(folder: string, { firstSegment }: ClusterCopy, to: number | undefined) {
  const timeline = firstSegment.slice(0, 8)
  const numbers = (await readdir(partOf(folder, 'wal')))
    .filter(name => /^[0-9A-F]{24}$/.test(name) && name.startsWith(timeline) && name >= firstSegment)
    .map(numberOf)
    .sort((one, other) => one - other)
  const missing = [numberOf(firstSegment), ...numbers.map(number => number + 1)].find(
    number => !numbers.includes(number) && number <= (numbers.at(-1) ?? number),
  )
  if (missing === undefined || to !== undefined) return
  throw new LaunchRefused(
    `Of the log in ${folder} the segment ${missing.toString(16)} is missing: what was written after it cannot be restored. Choose a moment before it with --to.`,
  )
}

/** Segments of 16 MB: 256 of them have the first half of the name in common. */
function numberOf(segment: string) {
  return Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16)
}

type Replay = Required<Pick<RestoreOptions, 'dataDir' | 'folder' | 'log'>> & {
  setup: DatabaseSetup
  copy: ClusterCopy
  to: number | undefined
  keys: readonly Buffer[]
}

/** In an unfinished folder, which is renamed once PostgreSQL has replayed the log: a restore that is killed leaves nothing that looks like a database. */
async function replay({ setup, copy, folder, to, keys, dataDir, log }: Replay) {
  const cluster = await mkdtemp(join(setup.home, 'postgres-unfinished-'))
  try {
    await unpackClusterCopy(join(partOf(folder, 'base'), copy.name), keys, cluster)
    await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
    await giveTo(setup, cluster)
    const settings = {
      restore_command: segmentCommand('fetch', { folder, dataDir }),
      // Nobody reads before the moment is reached, so the first answer says that it is.
      hot_standby: 'off',
      recovery_target_action: 'promote',
      // It knows no `Z` when it reads this.
      ...(to === undefined ? {} : { recovery_target_time: new Date(to).toISOString().replace('Z', '+00') }),
      // What keeps it from starting is said to us.
      logging_collector: 'off',
    }
    const recovering = { ...setup, cluster, settings }
    const server = await startOrAdopt(recovering, log).catch((error: Error) => {
      throw explainEnd(error, to)
    })
    try {
      log(`Everything is there that was committed by ${await lastCommit(recovering)} (Shanghai).`)
    } finally {
      await shutDown(server, setup.system)
    }
    await renameOnDisk(cluster, setup.cluster)
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    throw error
  }
}

async function giveTo({ runAs: { uid, gid } }: DatabaseSetup, cluster: string) {
  for (const entry of await readdir(cluster, { recursive: true })) await lchown(join(cluster, entry), uid, gid)
  await chown(cluster, uid, gid)
}

async function lastCommit(setup: DatabaseSetup) {
  const client = new Client({ connectionString: databaseUrl(setup, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    return rows[0]?.at ? shanghaiDateTime(rows[0].at) : 'the time of the copy'
  } finally {
    await client.end()
  }
}

function explainEnd(error: Error, to: number | undefined) {
  if (!/recovery ended before configured recovery target/.test(error.message) || to === undefined) return error
  return new LaunchRefused(
    `The archived log ends before ${shanghaiDateTime(to)} (Shanghai). Choose an earlier moment, or leave --to away: then everything that was archived is restored.`,
  )
}
