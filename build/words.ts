import { posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** A file of words as it was read; its path is `people/users.ts`. */
export type Source = {
  path: string
  text: string
  statements: readonly ESTree.Statement[]
  /** What it imports from `words/`, by the name that it has here. */
  imports: ReadonlyMap<string, Import>
  constants: ReadonlyMap<string, Constant>
}
/** `people/users.ts`; the name is null for all of a file (`* as`). */
type Import = { path: string; name: string | null }

/** `const name = init`, or of `const { key: name } = init` the key. */
type Constant = { init: ESTree.Expression; key?: string }

export type Sources = ReadonlyMap<string, Source>

/** An expression and the file that it stands in. */
export type Found = { node: ESTree.Node; source: Source }

/** `words`, which returns its argument for the compiler to check, and `plural`. */
export const wordsFile = 'words.ts'

export function readWords(texts: Readonly<Record<string, string>>): Sources {
  return new Map(Object.entries(texts).map(([path, text]) => [path, read(path, text)]))
}

function read(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`words/${path} cannot be read as TypeScript: ${errors[0].message}`)
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = pathOf(moduleRequest.value, path)
    const wanted = entries.filter(({ isType }) => from && !isType)
    return wanted.map(one => [one.localName.value, { path: from ?? '', name: one.importName.name ?? null }] as const)
  })
  return {
    path,
    text,
    statements: program.body,
    imports: new Map(imports),
    constants: new Map(program.body.flatMap(constantsIn)),
  }
}

/** Of the file that an import names, if it is one of words. */
export function pathOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#words/')) return specifier.slice('#words/'.length)
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : undefined
}

/** By name; without those of patterns with defaults or rests. */
export function constantsIn(statement: ESTree.Node): [string, Constant][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
  return declaration.declarations.flatMap(({ id, init }): [string, Constant][] => {
    if (!init) return []
    if (id.type === 'Identifier') return [[id.name, { init }]]
    const parts = id.type === 'ObjectPattern' ? id.properties : []
    return parts.flatMap(part => {
      if (part.type !== 'Property' || part.value.type !== 'Identifier') return []
      const key = keyOf(part.key, part.computed)
      return key === undefined ? [] : [[part.value.name, { init, key }]]
    })
  })
}

/** What an expression stands for, through names, keys and files, as far as that can be read without running them. */
export function resolved(found: Found, sources: Sources): Found | undefined {
  const { node, source } = found
  const at = (next: ESTree.Node, file = source) => resolved({ node: next, source: file }, sources)
  const inner = unwrapped(node, source)
  if (inner !== node) return at(inner)
  if (node.type === 'Identifier') {
    const from = source.imports.get(node.name)
    const home = from ? sources.get(from.path) : source
    const constant = home?.constants.get(from ? (from.name ?? '') : node.name)
    if (!home || !constant) return undefined
    const { init, key } = constant
    return key === undefined ? at(init, home) : partOf(at(init, home), key, sources)
  }
  if (node.type !== 'MemberExpression') return found
  return partOf(at(node.object), keyOf(node.property, node.computed), sources)
}

function partOf(object: Found | undefined, key: string | undefined, sources: Sources): Found | undefined {
  const part = object && key !== undefined && propertiesOf(object, sources)?.get(key)
  return part ? resolved(part, sources) : undefined
}

/** Without what only the compiler needs. */
function unwrapped(node: ESTree.Node, source: Source): ESTree.Node {
  if (node.type === 'ParenthesizedExpression') return node.expression
  return expressionIn(node) ?? argumentOfWords(node, source) ?? node
}

/** The tree in `words(tree)`. */
export function argumentOfWords(node: ESTree.Node, { imports }: Source): ESTree.Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const called = imports.get(node.callee.name)
  return called?.path === wordsFile && called.name === 'words' ? node.arguments[0] : undefined
}

/** Undefined if a key or a part of the object cannot be read. */
function propertiesOf({ node, source }: Found, sources: Sources): Map<string, Found> | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const all = new Map<string, Found>()
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = resolved({ node: property.argument, source }, sources)
      const parts = spread && propertiesOf(spread, sources)
      if (!parts) return undefined
      for (const [key, part] of parts) all.set(key, part)
    } else {
      const key = keyOf(property.key, property.computed)
      if (key === undefined || property.kind !== 'init' || property.method) return undefined
      all.set(key, { node: property.value, source })
    }
  }
  return all
}

export function keyOf(key: ESTree.Node, computed: boolean): string | undefined {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

/** The identifiers in a node, without keys and types. */
export function namesIn(node: ESTree.Node): string[] {
  return node.type === 'Identifier' ? [node.name] : valuesIn(node).flatMap(namesIn)
}

/** The parts of a node that stand for a value, without keys and types. */
export function valuesIn(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'MemberExpression' && !node.computed) return [node.object]
  if (node.type === 'Property') return [...(node.computed ? [node.key] : []), node.value]
  const expression = expressionIn(node)
  if (expression) return [expression]
  return node.type.startsWith('TS') ? [] : childrenOf(node)
}

/** `as const`, `satisfies` and `!` stand around a value. */
function expressionIn(node: ESTree.Node): ESTree.Node | undefined {
  const isAround =
    node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'TSNonNullExpression'
  return isAround ? node.expression : undefined
}

export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
