import { createHash } from 'node:crypto'
import { chmod, chown, cp, lchown, lstat, mkdir, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Binaries, cannotRun, copyBinaries, findBinaries } from './binaries.ts'
import { ask, canRun, canWrite, chooseHands, type Hands, ownerOf } from './hands.ts'
import { seePostmaster, shutDown } from './processes.ts'
import { LaunchRefused } from './refused.ts'

/** Where one cluster lives, what serves it and in whose hands. */
export type Place = { cluster: string; home: string; socketFolder: string; hands: Hands; binaries: Binaries }

type Wish = { dataDir: string; sharedFolder: string; log: (sentence: string) => void }

export async function choosePlace({ dataDir, sharedFolder, log }: Wish): Promise<Place> {
  const found = await findBinaries()
  const link = join(dataDir, 'postgres')
  const present = await realpath(link).catch(() => undefined)
  const settled = present ? dirname(present) : dataDir
  const hands = await chooseHands(settled, program(found), present ? await ownerOf(present) : undefined)
  const binaries = await runnableBinaries(hands, found, sharedFolder)
  const home = (await canWrite(hands, settled)) ? settled : await moveHome(dataDir, { sharedFolder, hands, log })
  for (const name of ['postgres-log', 'postgres']) await handOver(join(home, name), hands)
  const socketFolder = await makeSocketFolder(home, hands)
  return { cluster: join(home, 'postgres'), home, socketFolder, hands, binaries }
}

/** The server program among the binaries. */
export function program(binaries: Binaries) {
  return join(binaries.folder, 'bin', 'postgres')
}

async function runnableBinaries(hands: Hands, found: Binaries, sharedFolder: string) {
  if (await canRun(hands, program(found))) return found
  const candidate = hands.dropsRoot ? await copyBinaries(found, sharedFolder) : found
  if (candidate !== found && (await canRun(hands, program(candidate)))) return candidate
  const { said } = await ask(hands, program(candidate), ['--version'])
  throw cannotRun(said || 'it gives no reason')
}

/** For hands that cannot reach the data folder: a folder they can, and a link to it where the data is looked for. */
async function moveHome(dataDir: string, { sharedFolder, hands, log }: Omit<Wish, 'dataDir'> & { hands: Hands }) {
  if (!hands.dropsRoot)
    throw new LaunchRefused(
      `This user may not write in ${dataDir}. Start as its owner, or choose another folder with DATA_DIR=/another/folder.`,
    )
  const home = join(sharedFolder, `data-${shortName(await realpath(dataDir))}`)
  await mkdir(home, { recursive: true })
  await chmod(sharedFolder, 0o755)
  await chown(home, hands.uid, hands.gid)
  await chmod(home, 0o700)
  if (!(await canWrite(hands, home)))
    throw new LaunchRefused(
      `PostgreSQL refuses to run as root, and user ${hands.uid}, who shall run it, can reach neither ${dataDir} nor ${home}. Start CityDesk as another user, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.`,
    )
  const [link, cluster] = [join(dataDir, 'postgres'), join(home, 'postgres')]
  const isFolder = (await lstat(link).catch(() => undefined))?.isDirectory()
  if (isFolder) {
    await stopServing(link)
    await moveFolder(link, cluster)
  }
  await rm(link, { force: true })
  await symlink(cluster, link)
  log(`PostgreSQL refuses to run as root and user ${hands.uid} cannot reach ${dataDir}: the database lives in ${home}.`)
  return home
}

async function moveFolder(from: string, to: string) {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, `${to}.partial`, { recursive: true, verbatimSymlinks: true })
    await rename(`${to}.partial`, to)
    await rm(from, { recursive: true })
  }
}

/** Gives every file to the hands; the folder itself last, so that an interrupted run is repeated. */
async function handOver(folder: string, { uid, gid }: Hands) {
  const owner = await ownerOf(folder)
  if (!owner || owner.uid === uid) return
  await stopServing(folder)
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid)
  await chown(folder, uid, gid)
}

/** A PostgreSQL that outlived its Node must not have its files taken from under it. */
async function stopServing(cluster: string) {
  const running = seePostmaster(cluster)
  if (running) await shutDown(running)
}

/** Inside the home, or under the temporary folder where a socket's path would exceed the kernel's 107 bytes. */
async function makeSocketFolder(home: string, hands: Hands) {
  const inside = join(home, 'socket')
  // PostgreSQL takes the setting for a list: a comma or a quote in the path would split it.
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= 107 && !/[",]/.test(inside)
  const folder = fits ? inside : join(tmpdir(), `citydesk-${shortName(await realpath(home))}`)
  await mkdir(folder, { mode: 0o700 }).then(
    () => chown(folder, hands.uid, hands.gid),
    error => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const seen = await lstat(folder)
  if (seen.isDirectory() && fits) await chown(folder, hands.uid, hands.gid)
  // Whoever made that name in the shared temporary folder before us could stand between server and database.
  else if (!seen.isDirectory() || seen.uid !== hands.uid || (await stat(folder)).mode & 0o077)
    throw new LaunchRefused(`${folder}, needed for the database's socket, belongs to somebody else. Remove it.`)
  return folder
}

function shortName(path: string) {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}
