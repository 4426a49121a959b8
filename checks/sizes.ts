import type { ESTree } from 'vite'
import {
  childrenOf,
  countLines,
  isUnitTest,
  listFiles,
  onlyChanged,
  parse,
  placeOf,
  readFiles,
  readSources,
  report,
  roomOf,
  type Source,
} from './read/tree.ts'

/** A file may be as long as its subject wants; 100 to 300 lines are usual. */
const most = { file: 300, function: 40, component: 80, folder: 24 }
/** Code that only one feature uses belongs to that feature. */
const mostOfKit: Readonly<Record<string, number>> = {
  // Its functions for locks, pages, moves, time limits and cities were repeated in up to fourteen features before. Every transaction and query
  // carries the reader of settings, and every connection sends writes together. Reads that people share belong to no feature. What
  // a record is, eight features declare instead of each having its lock, move and nudge (190 lines less there).
  // Where questions are asked, of the database or of a replica, is the same for every feature.
  'server/kit/': 1800,
  // live/ reads what is on the screen again for every list and every other read, which no feature does by itself; clock.ts is the
  // server's time for all that count down or wait. What a browser may refuse (storage.ts, windows.ts, cookie.ts) is asked for by all.
  'web/kit/': 1600,
}
/** Folders with one file for each entry of a list that only grows. */
const listFolders = ['server/migrations', 'docs/guide', 'docs/guide/pictures', 'docs/decisions']
/** What a folder has besides what it is about. */
const besides = ['README.md', 'tsconfig.json']

/** Files and functions (`file.ts#name`) with a higher limit, each with the reason. May only shrink. */
const exceptions: Readonly<Record<string, { lines: number; why: string }>> = {
  'web/orders/columns.tsx#orderColumns': {
    lines: 60,
    why: 'The columns of a list are one list; a reader wants them side by side.',
  },
}

/** Files of words have one line per language; their length does not make them harder to read. */
const isWords = (source: Source) => roomOf(source) === 'words'

const sources = readSources()
const written = [...sources, ...readFiles(['web/**/*.css', 'server/**/*.sql'])]
report([...longFiles(), ...bigKits(), ...bigFolders(), ...onlyChanged(sources).flatMap(longFunctions)])

function longFiles(): string[] {
  return written.flatMap(({ path, text }) => {
    const lines = countLines(text)
    const limit = exceptions[path]?.lines ?? most.file
    if (path.startsWith('words/') || lines <= limit) return []
    return `${path} has ${lines} lines; the limit is ${limit}. Move a second responsibility to a file of its own.`
  })
}

/** At most one file in twenty may exceed the usual length. */
function bigKits(): string[] {
  const [readme] = readFiles(['checks/README.md'])
  return Object.entries(mostOfKit).flatMap(([kit, limit]) => {
    const said = `\`${kit}\` ${limit.toLocaleString('en')}`
    if (!readme?.text.includes(said)) return [`checks/README.md does not say ${said}, which is the limit of its lines.`]
    const own = sources.filter(source => source.path.startsWith(kit) && !isWords(source) && !isUnitTest(source))
    const lines = own.reduce((sum, { text }) => sum + countLines(text), 0)
    if (lines <= limit) return []
    return `${kit} has ${lines} lines, the limit is ${limit}: move code that only one feature uses to that feature.`
  })
}

/** Files of every kind, with tests. Files of the root are where tools look for them. */
function bigFolders(): string[] {
  const files = listFiles(['**/*']).filter(path => path.includes('/') && !besides.includes(path.replace(/^.*\//, '')))
  const byFolder = Map.groupBy(files, path => path.slice(0, path.lastIndexOf('/')))
  return [...byFolder].flatMap(([folder, { length }]) => {
    if (length <= most.folder || listFolders.includes(folder)) return []
    return `${folder}/ has ${length} files, the limit is ${most.folder}: divide it into folders.`
  })
}

/** Functions longer than their limit, including the functions inside them. */
function longFunctions(source: Source): string[] {
  const findings: string[] = []

  /** Returns how many named functions `node` contains. */
  function measure(node: ESTree.Node, givenName: string): number {
    const inner = childrenOf(node).reduce((sum, child) => sum + measure(child, nameFor(child, node)), 0)
    if (!isFunction(node)) return inner
    const name = ('id' in node && node.id?.name) || givenName
    const lines = countLines(source.text.slice(node.start, node.end))
    const limit = limitOf(source, name, inner)
    if (lines > limit) {
      const place = placeOf(source, node.start)
      const has = `${name || 'a function'} has ${lines} lines, the limit is ${limit}`
      findings.push(`${place} ${has}: extract a step into a function.`)
    }
    return name ? inner + 1 : inner
  }

  measure(parse(source), '')
  return findings
}

/** A function with several named functions inside has the limit of a component. */
function limitOf({ path }: Source, name: string, inner: number): number {
  const isTestBody = /\.test\.tsx?$/.test(path) && !name
  if (isTestBody) return most.file
  const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
  return exceptions[`${path}#${name}`]?.lines ?? (isComponent || inner > 1 ? most.component : most.function)
}

function isFunction(node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

/** A method and an arrow function take their names from the property or const. */
function nameFor(node: ESTree.Node, parent: ESTree.Node): string {
  if (!isFunction(node)) return ''
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name
  if (parent.type === 'Property' && parent.method && parent.key.type === 'Identifier') return parent.key.name
  return ''
}
