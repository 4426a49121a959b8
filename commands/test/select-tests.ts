import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { root } from '../root.ts'

export type Selection = {
  /** Files with a word in their path: all of their tests are run. */
  byPath: string[]
  /** Other files, of which only the tests with a word in their title are run. */
  byTitle: string[]
}

/** The test files among `patterns` that one of the words selects, as absolute paths. */
export function selectTests(patterns: readonly string[], words: readonly string[]): Selection {
  const pattern = new RegExp(titlePattern(words))
  const paths = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] }).sort()
  const byPath = paths.filter(path => pattern.test(path))
  const others = paths.filter(path => !byPath.includes(path))
  const byTitle = others.filter(path => hasTitle(path, pattern))
  return { byPath: byPath.map(absolute), byTitle: byTitle.map(absolute) }
}

/** A case-insensitive regular expression for `vitest --testNamePattern`. */
export function titlePattern(words: readonly string[]): string {
  return `(?i:${words.map(word => RegExp.escape(word.replace(/^\.\//, ''))).join('|')})`
}

function absolute(path: string): string {
  return join(root, path)
}

/** Searches the literal parts of the titles of tests and groups; a fully computed title is not found. */
function hasTitle(path: string, pattern: RegExp): boolean {
  const text = readFileSync(join(root, path), 'utf8')
  // A cheap filter, because parsing takes far longer.
  if (!pattern.test(text)) return false
  for (const node of nodesIn(parseSync(path, text).program)) {
    if (titleOf(node).some(title => pattern.test(title))) return true
  }
  return false
}

/** The title in a call like `test('title', …, () => {})`, whatever the name of the function. */
function titleOf(node: ESTree.Node): string[] {
  if (node.type !== 'CallExpression') return []
  const [title, ...others] = node.arguments
  if (!others.some(({ type }) => /^(Arrow)?FunctionExpression$/.test(type))) return []
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.raw)
  return title?.type === 'Literal' && typeof title.value === 'string' ? [title.value] : []
}

function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  yield node
  for (const child of Object.values(node).flat().filter(isNode)) yield* nodesIn(child)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
