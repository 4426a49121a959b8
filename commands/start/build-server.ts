import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { dayMs } from '#contract/base/durations.ts'
import { linesEnding, type SourceLines } from '#server/process/source-lines.ts'
import { root } from '../root.ts'
import { hashFiles } from './hash-files.ts'

const dist = join(root, 'dist')
const prefix = 'server-'
const rooms = ['server', 'contract', 'words']
/** With native parts, with files they read beside themselves, with threads of their own, or loaded by few. */
const unbundled = [
  'sharp',
  'tesseract.js',
  'pino',
  '@zxcvbn-ts/language-common',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
]

let file: Promise<string> | undefined

/** The path of what Node runs as the server: one file of all its modules, whose errors name the lines of the sources. */
export function serverFile(): Promise<string> {
  file ??= ensureServer()
  return file
}

/** Where Node keeps what it compiled of the server, for the next start; removed with it. */
export function compiledBeside(file: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(dirname(file), 'compiled') }
}

/**
 * The path of the bundle made of these sources, which is in a folder named after their hash: another one can never be
 * taken for it, and two processes may build it at once.
 */
async function ensureServer(): Promise<string> {
  // The addresses of the sources are in the bundle.
  const hash = createHash('sha256').update(root)
  hashFiles(hash, rooms, ['package-lock.json', 'commands/start/build-server.ts'])
  const folder = join(dist, `${prefix}${hash.digest('hex').slice(0, 16)}`)
  const path = join(folder, 'main.js')
  if (!existsSync(path)) await buildServer(folder)
  return path
}

async function buildServer(folder: string): Promise<void> {
  const unfinished = join(dist, `unfinished-${prefix}${process.pid}`)
  const { NODE_ENV } = process.env
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownAddresses()],
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: 'server/process/main.ts',
      outDir: unfinished,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'main.js', sourcemapExcludeSources: true } },
    },
  })
  await writeLines(join(unfinished, 'main.js'))
  // Vite sets it, and the server that is started next would inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  // Another process may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  await removeOld()
}

/**
 * Writes beside the file which line of which source each of its lines is (`SourceLines`), read off its source map, of which Node would
 * need 150 MB to do the same.
 */
async function writeLines(path: string): Promise<void> {
  const [code, map] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.map`, 'utf8')])
  const found = new SourceMap(JSON.parse(map))
  const places = code.split('\n').map((line, at) => found.findEntry(at, line.search(/\S|$/)))
  const sources: string[] = []
  const runs: number[] = []
  let last = ''
  for (const [at, place] of places.entries()) {
    if (!('originalSource' in place)) continue
    const { originalSource, originalLine } = place
    const run = `${originalSource} ${originalLine - at}`
    if (run === last) continue
    last = run
    let source = sources.indexOf(originalSource)
    if (source < 0) source = sources.push(originalSource) - 1
    runs.push(at + 1, source, originalLine + 1)
  }
  const lines: SourceLines = { sources: sources.map(source => relative(root, resolve(path, '..', source))), runs }
  await writeFile(`${path}${linesEnding}`, JSON.stringify(lines))
}

/** A test run that began before a change still starts its own build. */
async function removeOld(): Promise<void> {
  const names = (await readdir(dist)).filter(name => name.startsWith(prefix))
  for (const path of names.map(name => join(dist, name))) {
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
  }
}

/** A module reads the files beside it (migrations, a thread, a list of cities) from where its source is. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    transform: {
      filter: { id: new RegExp(`/(${rooms.join('|')})/.*\\.ts$`), code: 'import.meta.url' },
      // No line moves, so the source map stays right.
      handler: (code, id) => ({
        code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
        map: null,
      }),
    },
  }
}
