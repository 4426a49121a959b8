import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { type Exports, splitWords } from './split-words.ts'

const words = join(import.meta.dirname, '../words')
const web = join(import.meta.dirname, '../web')
const prefix = '#words/'
const isTest = /\.test\.tsx?$/
/** Browsers find it by the condition `words-by-language` of `#words/*` in package.json. */
const written = join(import.meta.dirname, '../dist/words')

/** Writes the words of each language. A file that is right stays as it is, so that the development server sees what changed. */
export async function writeWords(): Promise<void> {
  const files = splitWords(await textsOfWords(), await importedByWeb())
  await Promise.all([...files].map(([path, text]) => writeChanged(join(written, path), text)))
  const stale = (await Array.fromAsync(glob('**/*.ts', { cwd: written }))).filter(path => !files.has(path))
  await Promise.all(stale.map(path => rm(join(written, path))))
}

async function textsOfWords(): Promise<Record<string, string>> {
  const paths = (await Array.fromAsync(glob('*/*.ts', { cwd: words }))).filter(path => !isTest.test(path)).toSorted()
  const texts = paths.map(async path => [path, await readFile(join(words, path), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

async function importedByWeb(): Promise<Exports> {
  const imported: Record<string, Set<string>> = {}
  for await (const path of glob('**/*.{ts,tsx}', { cwd: web })) {
    const text = isTest.test(path) ? '' : await readFile(join(web, path), 'utf8')
    if (!text.includes(prefix)) continue
    for (const { moduleRequest, entries } of parseSync(path, text).module.staticImports) {
      const names = entries.filter(({ isType }) => !isType).flatMap(({ importName }) => importName.name ?? [])
      if (moduleRequest.value.startsWith(prefix)) {
        const file = moduleRequest.value.slice(prefix.length)
        imported[file] = new Set([...(imported[file] ?? []), ...names])
      }
    }
  }
  return imported
}

async function writeChanged(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Writes the words before a build and before the development server starts, and there when a file changes. */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    buildStart: () => writeWords(),
    configureServer: ({ watcher }) => void watcher.add(words),
    async hotUpdate({ file }) {
      const isSource = file.startsWith(`${words}/`) || file.startsWith(`${web}/`)
      if (isSource && this.environment.name === 'client') await writeWords()
    },
  }
}
