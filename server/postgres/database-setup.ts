import { chmod, chown, cp, lchown, lstat, mkdir, readdir, realpath, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { type Binaries, cannotRun, copyBinaries, findBinaries } from './binaries.ts'
import { LaunchRefused } from './launch-refused.ts'
import type { OperatingSystem } from './operating-system.ts'
import { hashPath } from './path-hash.ts'
import { findPostmaster, shutDown } from './processes.ts'
import { canRun, canWrite, captureAs, chooseUser, ownerOf, type RunAs } from './run-as.ts'

export type DatabaseSetup = {
  /** PostgreSQL's data folder. */
  cluster: string
  /** The folder around it, which also has its log. */
  home: string
  socketFolder: string
  runAs: RunAs
  binaries: Binaries
  system: OperatingSystem
  /** PostgreSQL's settings that differ from `serverArguments()`. */
  settings: Readonly<Record<string, string>>
}

type Choice = {
  dataDir: string
  sharedFolder: string
  settings: DatabaseSetup['settings']
  system: OperatingSystem
  log: (sentence: string) => void
}

/** Chooses program, user and folders, and gives the folders to that user. */
export async function prepareSetup({ dataDir, sharedFolder, settings, system, log }: Choice): Promise<DatabaseSetup> {
  const found = await findBinaries()
  const link = join(dataDir, 'postgres')
  const present = await realpath(link).catch(() => undefined)
  const settled = present ? dirname(present) : dataDir
  const owner = present ? await ownerOf(present) : undefined
  const runAs = await chooseUser({ home: settled, postgres: serverProgram(found), owner, system })
  const binaries = await runnableBinaries(runAs, found, sharedFolder)
  const home = (await canWrite(runAs, settled))
    ? settled
    : await moveHome(dataDir, { sharedFolder, runAs, system, log })
  for (const name of ['postgres-log', 'postgres']) await changeOwner(join(home, name), runAs, system)
  const socketFolder = await makeSocketFolder(home, runAs)
  return { cluster: join(home, 'postgres'), home, socketFolder, runAs, binaries, system, settings }
}

export function serverProgram(binaries: Binaries) {
  return join(binaries.folder, 'bin', 'postgres')
}

async function runnableBinaries(runAs: RunAs, found: Binaries, sharedFolder: string) {
  if (await canRun(runAs, serverProgram(found))) return found
  const candidate = runAs.dropsRoot ? await copyBinaries(found, sharedFolder) : found
  if (candidate !== found && (await canRun(runAs, serverProgram(candidate)))) return candidate
  const { output } = await captureAs(runAs, serverProgram(candidate), ['--version'])
  throw cannotRun(output || 'it gives no reason')
}

type Move = Omit<Choice, 'dataDir' | 'settings'> & { runAs: RunAs }

/** For a user who cannot reach the data folder: a folder that the user can reach, and a link to it from the data folder. */
async function moveHome(dataDir: string, { sharedFolder, runAs, system, log }: Move) {
  if (!runAs.dropsRoot)
    throw new LaunchRefused(
      `This user may not write in ${dataDir}. Start as its owner, or choose another folder with DATA_DIR=/another/folder.`,
    )
  const home = join(sharedFolder, `data-${hashPath(await realpath(dataDir))}`)
  await mkdir(home, { recursive: true })
  await chmod(sharedFolder, 0o755)
  await chown(home, runAs.uid, runAs.gid)
  await chmod(home, 0o700)
  if (!(await canWrite(runAs, home)))
    throw new LaunchRefused(
      `PostgreSQL refuses to run as root, and user ${runAs.uid}, who shall run it, can reach neither ${dataDir} nor ${home}. Start CityDesk as another user, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.`,
    )
  const [link, cluster] = [join(dataDir, 'postgres'), join(home, 'postgres')]
  const isFolder = (await lstat(link).catch(() => undefined))?.isDirectory()
  if (isFolder) {
    await stopServing(link, system)
    await moveFolder(link, cluster)
  }
  await rm(link, { force: true })
  await symlink(cluster, link)
  log(`PostgreSQL refuses to run as root and user ${runAs.uid} cannot reach ${dataDir}: the database lives in ${home}.`)
  return home
}

async function moveFolder(from: string, to: string) {
  try {
    await renameOnDisk(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, `${to}.partial`, { recursive: true, verbatimSymlinks: true })
    await renameOnDisk(`${to}.partial`, to)
    await rm(from, { recursive: true })
  }
}

/** The folder itself comes last, so that an interrupted run is repeated. */
async function changeOwner(folder: string, { uid, gid }: RunAs, system: OperatingSystem) {
  const owner = await ownerOf(folder)
  if (!owner || owner.uid === uid) return
  await stopServing(folder, system)
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid)
  await chown(folder, uid, gid)
}

/** A PostgreSQL that outlived its Node is stopped before its files are moved or change their owner. */
async function stopServing(cluster: string, system: OperatingSystem) {
  const running = findPostmaster(cluster, system)
  if (running) await shutDown(running, system)
}

/** Bytes that the path of a socket may have on macOS; Linux allows 107. */
const longestSocketPath = 103

/** Inside the home, or under the temporary folder where the socket's path would be too long. */
async function makeSocketFolder(home: string, runAs: RunAs) {
  const inside = join(home, 'socket')
  // PostgreSQL takes the setting for a list: a comma or a quote in the path would split it.
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= longestSocketPath && !/[",]/.test(inside)
  const folder = fits ? inside : join(tmpdir(), `citydesk-${hashPath(await realpath(home))}`)
  await mkdir(folder, { mode: 0o700 }).then(
    () => chown(folder, runAs.uid, runAs.gid),
    error => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const seen = await lstat(folder)
  if (seen.isDirectory() && fits) await chown(folder, runAs.uid, runAs.gid)
  // Whoever made that name in the shared temporary folder before us could stand between server and database.
  else if (!seen.isDirectory() || seen.uid !== runAs.uid || (await stat(folder)).mode & 0o077)
    throw new LaunchRefused(`${folder}, needed for the database's socket, belongs to somebody else. Remove it.`)
  return folder
}
