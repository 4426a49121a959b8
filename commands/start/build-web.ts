import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { run } from './child-processes.ts'

const built = join(root, 'dist', 'web')
/** The hash of what dist/web was built from. */
const stamp = join(root, 'dist', 'web.sources')
const unfinished = 'web-unfinished-'

/** Builds the web unless dist/web was built from exactly these sources. Throws a sentence. */
export async function ensureWeb(): Promise<void> {
  const wanted = await hashSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  console.log('Building the web · 正在构建网页 …')
  await buildWeb()
}

/** Built aside and swapped in complete, so that a server that is running never serves half of it. */
export async function buildWeb(): Promise<void> {
  const sources = await hashSources()
  await removeUnfinished()
  const aside = join(root, 'dist', `${unfinished}${process.pid}`)
  const vite = join(root, 'node_modules', '.bin', 'vite')
  // CI=1: without a progress line that fills the terminal.
  if (!(await run(process.execPath, [vite, 'build', '--outDir', aside, '--logLevel', 'error'], { CI: '1' }))) {
    await rm(aside, { recursive: true, force: true })
    throw new Error('The web could not be built; the reason stands above.')
  }
  await rm(stamp, { force: true })
  await rm(built, { recursive: true, force: true })
  await rename(aside, built)
  await writeFile(stamp, sources)
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['web', 'contract']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(`${file.slice(root.length)}\0`).update(await readFile(file))
  }
  for (const name of ['vite.config.ts', 'vite.chunks.ts', 'package-lock.json'])
    hash.update(await readFile(join(root, name)))
  return hash.digest('hex')
}

/** What builds left that were killed. */
async function removeUnfinished(): Promise<void> {
  await mkdir(join(root, 'dist'), { recursive: true })
  const names = (await readdir(join(root, 'dist'))).filter(name => name.startsWith(unfinished))
  const isOver = (name: string) => !isRunning(Number(name.slice(unfinished.length)))
  await Promise.all(names.filter(isOver).map(name => rm(join(root, 'dist', name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
