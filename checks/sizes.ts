import type { ESTree } from 'vite'
import {
  childrenOf,
  countLines,
  isUnitTest,
  nameOf,
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

const most = { file: 250, usualFile: 150, function: 40, component: 80, kit: 1000 }

/** Files and functions (`file.ts#name`) that read best longer, each with its own limit and why. May only shrink. */
const exceptions: Readonly<Record<string, { lines: number; why: string }>> = {
  'server/notifications/words.ts': {
    lines: 320,
    why: 'One looks a template up in it by its kind; nobody reads it through.',
  },
  'web/orders/columns.tsx#orderColumns': {
    lines: 60,
    why: 'The columns of a list are one list; a reader wants them side by side.',
  },
}

/** Rooms whose files are as long as the stories they tell: only the limit of a file holds there. */
const storyRooms: readonly Room[] = ['journeys', 'e2e', 'bench']
/** Tables of words grow with the languages, not with what a reader must understand. */
const isWords = (source: Source) => roomOf(source) === 'words' || /words(-\w+)?\.ts$/.test(nameOf(source))

const sources = readSources()
const written = [...sources, ...readFiles(['web/**/*.css', 'server/**/*.sql'])]
report([...longFiles(), ...longTails(), ...bigKits(), ...sources.flatMap(longFunctions)])

function longFiles(): string[] {
  return written.flatMap(({ path, text }) => {
    const lines = path.startsWith('words/') ? 0 : countLines(text)
    const limit = exceptions[path]?.lines ?? most.file
    if (lines <= limit) return []
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
  return ['server/kit/', 'web/kit/'].flatMap(kit => {
    const own = sources.filter(source => source.path.startsWith(kit) && !isWords(source) && !isUnitTest(source))
    const lines = own.reduce((sum, { text }) => sum + countLines(text), 0)
    if (lines <= most.kit) return []
    return `${kit} has ${lines} lines, ${most.kit} are the limit: what only one feature uses moves to that feature.`
  })
}

/** Functions longer than their limit. The named functions in one are measured by themselves and not twice. */
function longFunctions(source: Source): string[] {
  const findings: string[] = []

  /** Answers how many lines of `node` belong to named functions. */
  function measure(node: ESTree.Node, givenName: string): number {
    const named = childrenOf(node).reduce((sum, child) => sum + measure(child, nameFor(child, node)), 0)
    if (!isFunction(node)) return named
    const name = ('id' in node && node.id?.name) || givenName
    const lines = countLines(source.text.slice(node.start, node.end))
    const limit = limitOf(source, name)
    if (lines - named > limit) {
      const place = placeOf(source, node.start)
      const has = `${name || 'a function'} has ${lines - named} lines of its own, ${limit} are the limit`
      findings.push(`${place} ${has}: name a step of it and let it be a function.`)
    }
    return name ? lines : named
  }

  measure(parse(source), '')
  return findings
}

function limitOf({ path }: Source, name: string): number {
  const isStory = /\.test\.tsx?$/.test(path) && !name
  if (isStory) return most.file
  const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
  return exceptions[`${path}#${name}`]?.lines ?? (isComponent ? most.component : most.function)
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
