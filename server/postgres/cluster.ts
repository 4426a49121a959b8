import { chown, mkdtemp, readdir, readFile, rm, rmdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import type { DatabaseSetup } from './database-setup.ts'
import { LaunchRefused } from './launch-refused.ts'
import { captureAs } from './run-as.ts'

/** Bytes that a first start takes: 40 MB of data and 32 MB of write-ahead log, doubled. */
const firstStartNeeds = 150e6
const unfinishedPrefix = 'postgres-unfinished-'

/** Leaves a complete cluster of our major version in its folder, created now if there was none. */
export async function prepareCluster(setup: DatabaseSetup, log: (sentence: string) => void) {
  await removeUnfinished(setup.home)
  const major = await readMajorVersion(setup.cluster)
  if (major === undefined) await createCluster(setup, log)
  else if (major !== setup.binaries.major)
    throw new LaunchRefused(
      `The data in ${setup.cluster} was made by PostgreSQL ${major}, this CityDesk brings PostgreSQL ${setup.binaries.major}. Run \`npm run backup -- FILE\` with the CityDesk that made it, then \`npm run restore -- FILE\` with this one and an empty DATA_DIR.`,
    )
}

async function readMajorVersion(cluster: string) {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10)
  } catch {
    const entries = await readdir(cluster).catch(() => [])
    if (entries.length > 0)
      throw new LaunchRefused(
        `${cluster} holds files, but no PostgreSQL data. Move them away, or choose another folder with DATA_DIR=/another/folder.`,
      )
    return undefined
  }
}

/** Created in an unfinished folder and renamed: a start killed half-way leaves nothing that looks like a database. */
async function createCluster(setup: DatabaseSetup, log: (sentence: string) => void) {
  const { home, runAs, binaries, cluster } = setup
  const { bavail, bsize } = await statfs(home)
  if (bavail * bsize < firstStartNeeds)
    throw new LaunchRefused(
      `A new database needs 150 MB, and the disk of ${home} has ${Math.floor((bavail * bsize) / 1e6)} MB left. Free some space, or choose another folder with DATA_DIR=/another/folder.`,
    )
  log(`Creating the database in ${cluster}.`)
  const unfinished = await mkdtemp(join(home, unfinishedPrefix))
  await chown(unfinished, runAs.uid, runAs.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const initdb = join(binaries.folder, 'bin', 'initdb')
  // No password is needed: the server is reached only by the socket, in a folder of mode 0700.
  const { code, output } = await captureAs(runAs, initdb, [
    '-D',
    unfinished,
    '-U',
    'citydesk',
    '--auth=trust',
    ...locale,
  ])
  if (code !== 0) {
    await removeUnfinished(home)
    throw new LaunchRefused(
      /no space left/i.test(output)
        ? `The disk of ${home} became full while the database was created. Free some space, or choose another folder with DATA_DIR=/another/folder.`
        : `The database could not be created in ${home}: ${output.split('\n').findLast(line => /error|fatal/i.test(line)) ?? output}.`,
    )
  }
  await rmdir(cluster).catch(() => undefined)
  await renameOnDisk(unfinished, cluster)
}

/** Left by first starts that were killed. An initdb that outlived its Node may still be writing: then the next start removes it. */
async function removeUnfinished(home: string) {
  const names = (await readdir(home)).filter(name => name.startsWith(unfinishedPrefix))
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }
  await Promise.all(names.map(name => rm(join(home, name), options).catch(() => undefined)))
}
