import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const rooms = [
  'contract',
  'words',
  'server',
  'web',
  'city',
  'commands',
  'journeys',
  'e2e',
  'bench',
  'checks',
] as const
export type Room = (typeof rooms)[number]

export type Source = {
  /** From the root, as `server/orders/read/list.ts`. */
  path: string
  text: string
}

/** Generated or installed files. */
const ignoredFolders = ['node_modules', 'dist', 'coverage', 'output', 'generated', '.git']
/** What the product writes, and in a second working tree a file of Git. */
const ignoredPaths = /^(data\/|\.git$)/

/** The files that match these patterns from the root, sorted by path. */
export function readFiles(patterns: readonly string[]): Source[] {
  return listFiles(patterns).map(path => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
}

export function listFiles(patterns: readonly string[]): string[] {
  const paths = globSync([...patterns], {
    cwd: root,
    exclude: name => ignoredFolders.includes(name.split('/').at(-1) ?? ''),
  })
  return paths.filter(path => !ignoredPaths.test(path) && statSync(`${root}${path}`).isFile()).sort()
}

/** All TypeScript of the given rooms. */
export function readSources(of: readonly Room[] = rooms): Source[] {
  return readFiles(of.flatMap(room => [`${room}/**/*.ts`, `${room}/**/*.tsx`]))
}

/** Of `npm run check -- --changed`; null for all. */
const changed = process.env.CHECK_CHANGED ? new Set(JSON.parse(process.env.CHECK_CHANGED) as string[]) : null

/** For a rule that is asked of each file by itself: those that have changed, where only these are checked. */
export function onlyChanged(sources: readonly Source[]): readonly Source[] {
  return changed ? sources.filter(({ path }) => changed.has(path)) : sources
}

export function roomOf({ path }: Source): Room {
  return path.slice(0, path.indexOf('/')) as Room
}

export function nameOf({ path }: Source): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** `server/orders/table.ts` of `./table.ts`, `../table.ts` or `#server/orders/table.ts`. */
export function importedPath({ path }: Source, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(path), specifier) : specifier
}

/** A test beside the code that it tests. */
export function isUnitTest({ path }: Source): boolean {
  return /^(contract|server|web|city|words|commands|build)\/.*\.test\.ts$/.test(path)
}

export function parse({ path, text }: Source): ESTree.Program {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path} cannot be read as TypeScript: ${error.message}`)
  return program
}

/** A node and all its descendants. */
export function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    waiting.push(...childrenOf(next).reverse())
  }
}

export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** A position that editors can open: `server/process/app.ts:12`. */
export function placeOf({ path, text }: Source, offset: number): string {
  return `${path}:${text.slice(0, offset).split('\n').length}`
}

/** Prints the findings; the process fails if there is one. */
export function report(findings: readonly string[]): void {
  for (const finding of findings) process.stdout.write(`${finding}\n`)
  if (findings.length > 0) process.exitCode = 1
}
