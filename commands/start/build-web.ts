import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { run } from './child-processes.ts'
import { hashFiles } from './hash-files.ts'

const config = join(root, 'build', 'vite.config.ts')
const built = join(root, 'dist', 'web')
/** The hash of the sources of dist/web. */
const stamp = join(root, 'dist', 'web.sources')
const unfinishedPrefix = 'web-unfinished-'

/** Builds the web unless dist/web was built from these sources. Throws an error message. */
export async function ensureWeb(): Promise<void> {
  const wanted = hashSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  console.log('Building the web · 正在构建网页 …')
  await buildWeb()
}

/** Builds in another folder and renames it when complete, so that a running server never serves an incomplete web. */
export async function buildWeb(): Promise<void> {
  const sources = hashSources()
  await removeUnfinished()
  const unfinishedFolder = join(root, 'dist', `${unfinishedPrefix}${process.pid}`)
  const vite = join(root, 'node_modules', '.bin', 'vite')
  // CI=1 suppresses the progress line.
  if (
    !(await run(
      process.execPath,
      [vite, 'build', '--config', config, '--outDir', unfinishedFolder, '--logLevel', 'error'],
      {
        env: { CI: '1' },
      },
    ))
  ) {
    await rm(unfinishedFolder, { recursive: true, force: true })
    throw new Error('The web could not be built; see the error above.')
  }
  await rm(stamp, { force: true })
  await rm(built, { recursive: true, force: true })
  await rename(unfinishedFolder, built)
  await writeFile(stamp, sources)
}

function hashSources(): string {
  const hash = createHash('sha256')
  hashFiles(hash, ['web', 'contract', 'words', 'build', 'docs/guide'], ['package-lock.json'])
  return hash.digest('hex')
}

/** Folders of killed builds. */
async function removeUnfinished(): Promise<void> {
  await mkdir(join(root, 'dist'), { recursive: true })
  const names = (await readdir(join(root, 'dist'))).filter(name => name.startsWith(unfinishedPrefix))
  const hasEnded = (name: string) => !isRunning(Number(name.slice(unfinishedPrefix.length)))
  await Promise.all(names.filter(hasEnded).map(name => rm(join(root, 'dist', name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
