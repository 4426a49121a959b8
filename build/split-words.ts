import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { type Language, languages } from '#contract/base/values.ts'
import {
  argumentOfWords,
  constantsIn,
  type Found,
  keyOf,
  pathOf,
  readWords,
  resolved,
  type Source,
  type Sources,
  valuesIn,
  wordsFile,
} from './words.ts'

/** Of a text in which file it stands and for which language; a copy goes to another file, which has other names. */
type Writing = { source: Source; sources: Sources; language: Language; isCopy: boolean; names: Names }

/** The names that a text uses; true where they mean the same in every file of words. */
type Names = Map<string, boolean>

type Edit = { start: number; end: number; text: string }

const globals = new Set(['undefined', 'String', 'Number', 'Math', 'Intl'])
const isFunction = ({ type }: ESTree.Node) => /Function|^Class/.test(type)

/** Names of exports by the path of their file. */
export type Exports = Readonly<Record<string, ReadonlySet<string>>>

/**
 * For each file of words one file a language, and one that loads these, by their paths. A phrase keeps its value in that language
 * and no other; what a file says in the words of another is copied into it, so that the browser fetches one file. The loader names
 * the exports that the web imports, so that the bundler leaves out the others.
 */
export function splitWords(texts: Readonly<Record<string, string>>, importedByWeb: Exports): Map<string, string> {
  const sources = readWords(texts)
  return new Map(
    [...sources.values()].flatMap(source => [
      [source.path, loaderOf(source.path, [...(importedByWeb[source.path] ?? [])])] as const,
      ...languages.map(language => [`${language}/${source.path}`, inOneLanguage(source, sources, language)] as const),
    ]),
  )
}

/** It stands in the place of the file. */
function loaderOf(path: string, names: readonly string[]): string {
  if (names.length === 0) return 'export {}\n'
  const list = `{ ${names.join(', ')} }`
  const loads = languages.map(one => {
    const from = relative(path, `${one}/${path}`)
    return `  ${one}: async () => {\n    const ${list} = await import('${from}')\n    return ${list}\n  },\n`
  })
  const trees = names.map(name => `export const ${name} = /* @__PURE__ */ new SplitWords(loaders, '${name}')\n`)
  return [`import { SplitWords } from '#web/kit/words.ts'\n\nconst loaders = {\n`, ...loads, '}\n', ...trees].join('')
}

function inOneLanguage(source: Source, sources: Sources, language: Language): string {
  const names: Names = new Map()
  const writing = { source, sources, language, isCopy: false, names }
  const edits = source.statements.flatMap(statement => {
    const isOfWords = statement.type === 'ImportDeclaration' && pathOf(statement.source.value, source.path)
    return isOfWords ? [replaced(statement, '')] : editsIn(statement, writing, constantsIn(statement).length === 0)
  })
  return importsOf(source, names) + edited(source.text, { start: 0, end: source.text.length }, edits)
}

/** Those that its text still needs; `plural` may have come with a copy. */
function importsOf({ path, imports }: Source, names: Names): string {
  const isAdded = names.get('plural') && !imports.has('plural')
  const all = isAdded ? new Map([...imports, ['plural', { path: wordsFile, name: 'plural' }]]) : imports
  return [...all]
    .filter(([local]) => names.has(local))
    .map(([local, { path: from, name }]) => {
      const what = name === null ? `* as ${local}` : `{ ${name === local ? name : `${name} as ${local}`} }`
      return `import ${what} from '${from.includes('/') ? relative(path, from) : `#words/${from}`}'\n`
    })
    .join('')
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** Within a function nothing is copied, because a name may be one of its own. */
function editsIn(node: ESTree.Node, writing: Writing, inFunction: boolean): Edit[] {
  const { source, names } = writing
  if (!inFunction && isReference(node, writing)) {
    const text = copyOf({ node, source }, writing)
    if (text !== undefined) return [replaced(node, text)]
  }
  if (node.type === 'Identifier') names.set(node.name, isEverywhere(node.name, source))
  if (isFunction(node)) return editsInFunction(node, writing)
  const kept = keptOf(node, writing)
  if (kept) return [...around(node, kept, '{ ', ' }'), ...editsIn(kept, writing, inFunction)]
  if (!inFunction && node.type === 'Property' && node.shorthand)
    return editsIn(node.value, writing, inFunction).map(edit => ({
      ...edit,
      text: `${keyOf(node.key, false)}: ${edit.text}`,
    }))
  if (!inFunction && node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
    const separate = separated(node, writing)
    if (separate !== undefined) return [replaced(node, separate)]
  }
  const inner = (parts: readonly ESTree.Node[]) => parts.flatMap(part => editsIn(part, writing, inFunction))
  const tree = argumentOfWords(node, source)
  if (tree) return [...around(node, tree, '', ''), ...inner([tree])]
  const isCall = !inFunction && node.type === 'CallExpression'
  return [
    ...(isCall ? [{ start: node.start, end: node.start, text: '/* @__PURE__ */ ' }] : []),
    ...inner(valuesIn(node)),
  ]
}

/** The names that a function uses are those of its parts without its parameters. */
function editsInFunction(node: ESTree.Node, writing: Writing): Edit[] {
  const names: Names = new Map()
  const edits = valuesIn(node).flatMap(part => editsIn(part, { ...writing, names }, true))
  if ('params' in node && Array.isArray(node.params))
    for (const { name } of node.params.flatMap(boundIn)) names.delete(name)
  for (const [name, same] of names) writing.names.set(name, same)
  return edits
}

/** What a pattern names. */
function boundIn(pattern: ESTree.Node): Extract<ESTree.Node, { type: 'Identifier' }>[] {
  if (pattern.type === 'Identifier') return [pattern]
  if (pattern.type === 'AssignmentPattern') return boundIn(pattern.left)
  return valuesIn(pattern).flatMap(boundIn)
}

/** A name, perhaps with keys: in the own file one of another file, in a copy any. */
function isReference(node: ESTree.Node, writing: Writing): boolean {
  if (node.type === 'MemberExpression') return isReference(node.object, writing)
  if (node.type !== 'Identifier') return false
  const from = writing.source.imports.get(node.name)?.path
  return writing.isCopy || (from !== undefined && from !== wordsFile)
}

/** `a = …, b = …` of `{ a, b } = …`, so that what nobody needs can go. */
function separated({ id }: ESTree.VariableDeclarator, writing: Writing): string | undefined {
  const copies = boundIn(id).map(node => [node.name, copyOf({ node, source: writing.source }, writing)] as const)
  const isComplete = copies.every(([, text]) => text !== undefined)
  return isComplete ? copies.map(([name, text]) => `${name} = ${text}`).join(', ') : undefined
}

/** What a reference says as a text for this file; undefined if it cannot be read, or needs names of the other file. */
function copyOf(reference: Found, { source, sources, language, names }: Writing): string | undefined {
  const found = resolved(reference, sources)
  if (!found) return undefined
  const used: Names = new Map()
  const writing = { source: found.source, sources, language, isCopy: true, names: used }
  const edits = editsIn(found.node, writing, false)
  const isKnown = (name: string) => isEverywhere(name, source) || !isDeclared(name, source)
  if (![...used].every(([name, same]) => same && isKnown(name))) return undefined
  for (const name of used.keys()) names.set(name, true)
  const text = edited(found.source.text, found.node, edits)
  return /^(Object|Array|Literal|Template)/.test(found.node.type) ? text : `(${text})`
}

function isEverywhere(name: string, source: Source): boolean {
  const from = source.imports.get(name)
  if (from) return from.path === wordsFile && from.name === 'plural' && name === 'plural'
  return globals.has(name) && !isDeclared(name, source)
}

function isDeclared(name: string, { imports, constants }: Source): boolean {
  return imports.has(name) || constants.has(name)
}

/** Of a phrase, an object with the languages and nothing else, the property of the wanted one. */
function keptOf(node: ESTree.Node, { language }: Writing): ESTree.Node | undefined {
  if (node.type !== 'ObjectExpression' || node.properties.length !== languages.length) return undefined
  const byName = new Map(
    node.properties.map(one => [one.type === 'Property' ? keyOf(one.key, one.computed) : undefined, one] as const),
  )
  return languages.every(name => byName.has(name)) ? byName.get(language) : undefined
}

function replaced({ start, end }: ESTree.Node, text: string): Edit {
  return { start, end, text }
}

/** Of a node only a part of it, between two texts. */
function around(node: ESTree.Node, part: ESTree.Node, before: string, after: string): Edit[] {
  return [
    { start: node.start, end: part.start, text: before },
    { start: part.end, end: node.end, text: after },
  ]
}

/** The text of a node after its edits. */
function edited(text: string, { start, end }: { start: number; end: number }, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
  const ends = [start, ...inOrder.map(edit => edit.end)]
  const parts = inOrder.map((edit, at) => text.slice(ends[at], edit.start) + edit.text)
  return parts.join('') + text.slice(ends.at(-1), end)
}
