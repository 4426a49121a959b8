import { chown, mkdtemp, open, readdir, readFile, rename, rm, rmdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ask } from './hands.ts'
import type { Place } from './place.ts'
import { LaunchRefused } from './refused.ts'

/** Bytes a first start takes: 40 MB of data and 32 MB of write-ahead log, doubled. */
const firstStartNeeds = 150e6
const scratchName = 'postgres-unfinished-'

/** Leaves a complete cluster of our major version at its place, made now if there was none. */
export async function prepareCluster(place: Place, log: (sentence: string) => void) {
  await removeUnfinished(place.home)
  const made = await madeBy(place.cluster)
  if (made === undefined) await createCluster(place, log)
  else if (made !== place.binaries.major)
    throw new LaunchRefused(
      `The data in ${place.cluster} was made by PostgreSQL ${made}, this CityDesk brings PostgreSQL ${place.binaries.major}. Run \`npm run backup -- FILE\` with the CityDesk that made it, then \`npm run restore -- FILE\` with this one and an empty DATA_DIR.`,
    )
}

async function madeBy(cluster: string) {
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

/** Made in a scratch folder and renamed: a start killed half-way leaves nothing that looks like a database. */
async function createCluster(place: Place, log: (sentence: string) => void) {
  const { home, hands, binaries, cluster } = place
  const { bavail, bsize } = await statfs(home)
  if (bavail * bsize < firstStartNeeds)
    throw new LaunchRefused(
      `A new database needs 150 MB, and the disk of ${home} has ${Math.floor((bavail * bsize) / 1e6)} MB left. Free some space, or choose another folder with DATA_DIR=/another/folder.`,
    )
  log(`Creating the database in ${cluster}.`)
  const scratch = await mkdtemp(join(home, scratchName))
  await chown(scratch, hands.uid, hands.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const initdb = join(binaries.folder, 'bin', 'initdb')
  // Trust is safe here: only the socket's folder (mode 0700) leads to the server.
  const { code, said } = await ask(hands, initdb, ['-D', scratch, '-U', 'citydesk', '--auth=trust', ...locale])
  if (code !== 0) {
    await removeUnfinished(home)
    throw new LaunchRefused(
      /no space left/i.test(said)
        ? `The disk of ${home} became full while the database was created. Free some space, or choose another folder with DATA_DIR=/another/folder.`
        : `The database could not be created in ${home}: ${said.split('\n').findLast(line => /error|fatal/i.test(line)) ?? said}.`,
    )
  }
  await rmdir(cluster).catch(() => undefined)
  await rename(scratch, cluster)
  await syncFolder(dirname(cluster))
}

/** What killed first starts left. An initdb that outlived its Node may still be writing: then the next start cleans. */
async function removeUnfinished(home: string) {
  const names = (await readdir(home)).filter(name => name.startsWith(scratchName))
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }
  await Promise.all(names.map(name => rm(join(home, name), options).catch(() => undefined)))
}

/** A rename survives a power cut only when its folder has reached the disk. */
export async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
