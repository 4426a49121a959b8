import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { root } from '../root.ts'
import { completed, featureLists, namesIn, withFile } from './feature-lists.ts'

/** How the example of docs/new-screen.md is named, and what a screen of the same kind is named that is made of it. */
const renamed: readonly (readonly [string, string])[] = [
  ['bannedTerms', 'shelfLabels'],
  ['bannedTermWords', 'shelfLabelWords'],
  ['BannedTerm', 'ShelfLabel'],
  ['banned-terms', 'shelf-labels'],
  ['banned_terms', 'shelf_labels'],
  ['system/banned', 'system/shelves'],
]

const search = 'what staff write is searched for the terms, which a plain screen has not'
/** Files that name the example and do not belong to a plain screen, each with the reason. */
export const otherFiles: Readonly<Record<string, string>> = {
  'server/chats/bannedTerms/index.ts': search,
  'server/chats/bannedTerms/refuse-banned-term.ts': search,
  'server/chats/desk/outgoing-safety.ts': search,
  'server/open/messageTemplates/check-text.ts': search,
  'journeys/chats/banned-terms-sending.test.ts': search,
  'journeys/chats/banned-terms-at-once.test.ts':
    'what happens at the same moment is proved for the whole kind, not for each screen',
  'docs/limits.md': 'one line for each limit',
  'journeys/open/messages/message-templates.test.ts': search,
  'journeys/feedback/feedback.test.ts': search,
  'bench/explained/filled-rest.ts': 'fills every table that an operation reads',
  'journeys/security/shedding.test.ts': 'holds up reads that no order needs',
  'commands/check/new-screen.ts': 'makes the screen',
  'docs/new-screen.md': 'the page about it',
}

/** Texts by their paths. */
type Files = ReadonlyMap<string, string>

/** A screen as a newcomer makes it of the example: new files, files edited by hand, and lists that `--features` completes. */
type NewScreen = {
  /** All files that name the example, and those that belong to its screen. */
  named: readonly string[]
  sources: readonly string[]
  created: Files
  edited: Files
  completed: Files
}

export function makeNewScreen(): NewScreen {
  const named = filesThatName()
  const sources = named.filter(path => !(path in otherFiles))
  const isOwn = (path: string) => renamedIn(path) !== path
  const lists = featureLists.map(({ path }) => path)
  const created = new Map(sources.filter(isOwn).map(path => [newPath(path), newText(path)]))
  const edited = new Map(
    sources.filter(path => !isOwn(path) && !lists.includes(path)).map(path => [path, withCopies(path)]),
  )
  const names = namesIn(edited.get('contract/operations.ts') ?? '', 'export const operations')
  const find = withFile(created)
  const filled = featureLists.map(list => [list.path, completed(read(list.path), list, { names, find })] as const)
  return { named, sources, created, edited, completed: new Map(filled) }
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function renamedIn(text: string): string {
  return renamed.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}

/** By their content, or by their path. */
function filesThatName(): string[] {
  const names = renamed.map(([from]) => from)
  const named = lines(['grep', '-lI', '--untracked', ...names.flatMap(name => ['-e', name])])
  const known = knownFiles()
  const byPath = known.filter(path => names.some(name => path.includes(name)))
  return [...new Set([...named, ...byPath])].filter(path => known.includes(path)).sort()
}

/** All that Git has or would take, as it stands here. */
export function knownFiles(): string[] {
  const listed = lines(['ls-files', '--cached', '--others', '--exclude-standard'])
  return listed.filter(path => existsSync(join(root, path)))
}

function lines(args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}

/** A migration is the next one. */
function newPath(path: string): string {
  const last = lines(['ls-files', 'server/migrations/*.sql']).at(-1)?.match(/\d+/)?.[0] ?? ''
  const next = String(Number(last) + 1).padStart(4, '0')
  return renamedIn(path).replace(/^(server\/migrations\/)\d+/, `$1${next}`)
}

/** Without what it passes on of files that are not copied. */
function newText(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const left = Object.keys(otherFiles).filter(other => other.startsWith(`${folder}/`))
  const text = left.reduce((rest, other) => {
    return rest.replace(new RegExp(`^(import|export) .* from './${other.slice(folder.length + 1)}'\\n\\n?`, 'm'), '')
  }, read(path))
  return renamedIn(text)
}

/** The file with a renamed copy of every import and every entry that names the example. */
function withCopies(path: string): string {
  const text = read(path)
  const copied = partsIn(parseSync(path, text).program).filter(({ start, end }) => {
    const part = text.slice(start, end)
    return renamedIn(part) !== part
  })
  return copied.toReversed().reduce((result, { type, start, end }) => {
    const copy = renamedIn(text.slice(start, end))
    return `${result.slice(0, end)}${type === 'Property' ? ',\n  ' : '\n'}${copy}${result.slice(end)}`
  }, text)
}

/** The imports and the entries of objects, without what is within another. */
function partsIn(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'ImportDeclaration' || node.type === 'Property') return [node]
  return Object.values(node).flat().filter(isNode).flatMap(partsIn)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
