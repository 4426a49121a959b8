import type { ESTree } from 'vite'
import {
  childrenOf,
  countLines,
  isUnitTest,
  parse,
  placeOf,
  type Room,
  readFiles,
  readSources,
  report,
  roomOf,
  rooms,
  type Source,
} from './tree.ts'

const most = { file: 250, usualFile: 150, function: 40, component: 80, folder: 20 }
/** What only one feature uses belongs to that feature. */
const mostOfKit: Readonly<Record<string, number>> = {
  // Its pieces for locks, pages, moves and cities each stood in up to fourteen features before.
  'server/kit/': 1100,
  'web/kit/': 1000,
}
/** Folders that are one list: a migration is added to the end and never moves. */
const listFolders = ['server/migrations']

/** Files and functions (`file.ts#name`) that read best longer, each with its own limit and why. May only shrink. */
const exceptions: Readonly<Record<string, { lines: number; why: string }>> = {
  'web/orders/columns.tsx#orderColumns': {
    lines: 60,
    why: 'The columns of a list are one list; a reader wants them side by side.',
  },
}

/** Rooms whose files are as long as the stories they tell: only the limit of a file holds there. */
const storyRooms: readonly Room[] = ['journeys', 'e2e', 'bench']
/** Tables of words grow with the languages, not with what a reader must understand. */
const isWords = (source: Source) => roomOf(source) === 'words'

const sources = readSources()
const written = [...sources, ...readFiles(['web/**/*.css', 'server/**/*.sql'])]
report([...longFiles(), ...longTails(), ...bigKits(), ...bigFolders(), ...sources.flatMap(longFunctions)])

function longFiles(): string[] {
  return written.flatMap(({ path, text }) => {
    const lines = countLines(text)
    const limit = exceptions[path]?.lines ?? most.file
    if (path.startsWith('words/') || lines <= limit) return []
    return `${path} has ${lines} lines; ${limit} can be read in one go. Find the second thing in it and give it its own file.`
  })
}

/** One file in twenty may be long; a room of long files is not one that a newcomer reads. */
function longTails(): string[] {
  return rooms.flatMap(room => {
    const own = sources.filter(source => roomOf(source) === room && !isWords(source))
    const long = own.filter(({ text }) => countLines(text) > most.usualFile)
    if (storyRooms.includes(room) || long.length <= Math.max(1, own.length / 20)) return []
    return `In ${room}/ ${long.length} of ${own.length} files exceed ${most.usualFile} lines, one in twenty may: ${long.map(({ path }) => path).join(', ')}.`
  })
}

function bigKits(): string[] {
  return Object.entries(mostOfKit).flatMap(([kit, limit]) => {
    const own = sources.filter(source => source.path.startsWith(kit) && !isWords(source) && !isUnitTest(source))
    const lines = own.reduce((sum, { text }) => sum + countLines(text), 0)
    if (lines <= limit) return []
    return `${kit} has ${lines} lines, ${limit} are the limit: what only one feature uses moves to that feature.`
  })
}

/** A folder is read at a glance; unit tests stand beside what they test and do not count. */
function bigFolders(): string[] {
  const files = [...sources, ...readFiles(['server/**/*.sql'])].filter(source => !isUnitTest(source))
  const byFolder = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [...byFolder]
    .filter(([folder, own]) => own.length > most.folder && !listFolders.includes(folder))
    .map(
      ([folder, own]) =>
        `${folder}/ has ${own.length} files, ${most.folder} can be seen at a glance: find the rooms in it.`,
    )
}

/** Functions longer than their limit, counted with all that stands in them. */
function longFunctions(source: Source): string[] {
  const findings: string[] = []

  /** Answers how many named functions `node` holds. */
  function measure(node: ESTree.Node, givenName: string): number {
    const inner = childrenOf(node).reduce((sum, child) => sum + measure(child, nameFor(child, node)), 0)
    if (!isFunction(node)) return inner
    const name = ('id' in node && node.id?.name) || givenName
    const lines = countLines(source.text.slice(node.start, node.end))
    const limit = limitOf(source, name, inner)
    if (lines > limit) {
      const place = placeOf(source, node.start)
      const has = `${name || 'a function'} has ${lines} lines, ${limit} are the limit`
      findings.push(`${place} ${has}: name a step of it and let it be a function.`)
    }
    return name ? inner + 1 : inner
  }

  measure(parse(source), '')
  return findings
}

/** What keeps state for several functions inside it is read as a whole, as a component is. */
function limitOf({ path }: Source, name: string, inner: number): number {
  const isStory = /\.test\.tsx?$/.test(path) && !name
  if (isStory) return most.file
  const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
  return exceptions[`${path}#${name}`]?.lines ?? (isComponent || inner > 1 ? most.component : most.function)
}

function isFunction(node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

/** A method and an arrow in a const take their names from what holds them. */
function nameFor(node: ESTree.Node, parent: ESTree.Node): string {
  if (!isFunction(node)) return ''
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name
  if (parent.type === 'Property' && parent.method && parent.key.type === 'Identifier') return parent.key.name
  return ''
}
