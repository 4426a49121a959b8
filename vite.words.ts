import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const languages = ['zh', 'en', 'es', 'ja']
const isWords = /\/words\/[\w-]+\/[\w-]+\.ts(\?words=\w+(&feature)?)?$/
const isBundle = /^words:/

/**
 * What travels together, by the files of words that the web reads: the words of the start, those of the frame and the order
 * lists, those of what opens over an order, and those of the conversations. Any other file of words travels alone.
 */
const bundles = {
  start: /^(base\/(calls|ui)|access\/login)$/,
  desk: /^(shell\/shell|orders\/(order|orders|names|states))$/,
  orders: /^(orders|money|people\/(phone|cities)|complaints\/names)/,
  chats: /^chats\//,
}

/** What a feature says to the operation log and the roles; it travels apart, since only a few screens read it. */
const isFeature = (name: string) => name.endsWith('Feature')

/**
 * For browsers, each file of words becomes one module a language (`holidays.ts?words=en`), and the file itself loads the
 * one that is asked for, in a bundle with others. Node reads the files as they are.
 */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    enforce: 'pre',
    resolveId: { filter: { id: isBundle }, handler: id => `\0${id}` },
    load: {
      filter: { id: [isWords, /^\0words:/] },
      async handler(id) {
        if (id.startsWith('\0')) return bundleOf(id.slice('\0words:'.length))
        const [path = '', asked] = id.split('?words=')
        const source = await readFile(path, 'utf8')
        if (!asked) return { code: loaderOf(source, path), moduleType: 'ts' }
        const [language = '', feature] = asked.split('&')
        return { code: inOneLanguage(source, language, { ofFeature: feature !== undefined }), moduleType: 'ts' }
      },
    },
  }
}

/**
 * The file with the values of one language where its phrases stood. A phrase of another file is copied in: the browser
 * would have to fetch the other file for it.
 */
export function inOneLanguage(
  source: string,
  language: string,
  { ofFeature = false, readWords = readWordsFile }: { ofFeature?: boolean; readWords?: ReadWords } = {},
): string {
  const { program } = parseSync('words.ts', source)
  const split = { language, imported: importsIn(program) }
  const edits = program.body.flatMap(statement => [
    ...(exportedNames(statement).some(name => isFeature(name) !== ofFeature) ? [withoutExport(statement)] : []),
    ...editsIn(statement, split),
  ])
  const text = edits.reduceRight((text, { start, end, from }) => {
    return text.slice(0, start) + textOf(from, source, language, readWords) + text.slice(end)
  }, source)
  const lacksPlural = /\bplural\(/.test(text) && !/\bplural\(/.test(source)
  return lacksPlural ? `import { plural } from '#words/words.ts'\n${text}` : text
}

/** In place of the words: what loads them. An export that nobody imports takes its words with it. */
export function loaderOf(source: string, path: string): string {
  const { program } = parseSync(path, source)
  const names = program.body.flatMap(statement => exportedWords(statement, path)).filter(name => !isFeature(name))
  const file = path.slice(`${root}words/`.length, -'.ts'.length)
  const bundle = bundleName(file)
  const keyIn = (name: string) => (bundle ? aliasOf(file, name) : name)
  return [
    `import { SplitWords } from '${root}web/kit/words.ts'`,
    bundle ? `import { loaders } from 'words:${bundle}'` : loadersFrom(language => `${path}?words=${language}`),
    ...names.map(name => `export const ${name} = /*#__PURE__*/ new SplitWords(loaders, '${keyIn(name)}')`),
  ].join('\n')
}

function loadersFrom(source: (language: string) => string): string {
  return `const loaders = { ${languages.map(language => `${language}: () => import('${source(language)}')`).join(', ')} }`
}

function bundleName(file: string): string | undefined {
  return Object.entries(bundles).find(([, pattern]) => pattern.test(file))?.[0]
}

/** Two files may call their words alike. */
function aliasOf(file: string, name: string): string {
  return `${name}Of${file.replaceAll(/\W/g, '_')}`
}

/** One module that has the words of all its files in one language; without a language, what loads them. */
async function bundleOf(id: string): Promise<string> {
  const [bundle, language] = id.split('?')
  if (!language) return `export ${loadersFrom(name => `words:${bundle}?${name}`)}`
  const files = (await wordsOfWeb()).filter(file => bundleName(file) === bundle)
  const exports = files.map(async file => {
    const path = `${root}words/${file}.ts`
    const { program } = parseSync(path, await readFile(path, 'utf8'))
    const names = program.body.flatMap(statement => exportedWords(statement, path)).filter(name => !isFeature(name))
    return `export { ${names.map(name => `${name} as ${aliasOf(file, name)}`).join(', ')} } from '${path}?words=${language}'`
  })
  return (await Promise.all(exports)).join('\n')
}

/** Files of words that the web imports; those of the server alone must not travel. */
async function wordsOfWeb(): Promise<string[]> {
  const paths = await Array.fromAsync(glob('web/**/*.{ts,tsx}', { cwd: root }))
  const sources = await Promise.all(paths.map(path => readFile(`${root}${path}`, 'utf8')))
  const imported = sources.flatMap(source => [...source.matchAll(/'#words\/([\w-]+\/[\w-]+)\.ts'/g)])
  return [...new Set(imported.map(([, file = '']) => file))].sort()
}

function exportedWords(statement: ESTree.Statement | ESTree.Directive, path: string): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') throw new Error(`${path} may export words and types only.`)
  return declaration.declarations.map(({ id, init }) => {
    if (id.type !== 'Identifier' || !init || !isCallOfWords(init)) throw new Error(`${path}: export only words(…).`)
    return id.name
  })
}

function exportedNames(statement: ESTree.Statement | ESTree.Directive): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** What the other part of the file exports stays for what refers to it; the build leaves out what nothing refers to. */
function withoutExport({ start }: ESTree.Span): Edit {
  return { start, end: start + 'export '.length, from: '' }
}

/** Gives the source of a file of words by its name, as `base/ui`. */
type ReadWords = (file: string) => string

/** A phrase of another file: `['uiWords', 'close']` of `base/ui`. */
type Imported = { file: string; path: readonly string[] }

/** What stands from `start` to `end` becomes a text, what stands elsewhere in the file, or what another file has. */
type Edit = { start: number; end: number; from: string | ESTree.Span | Imported }

type Split = { language: string; imported: ReadonlyMap<string, string> }

function readWordsFile(file: string): string {
  return readFileSync(`${root}words/${file}.ts`, 'utf8')
}

function textOf(from: Edit['from'], source: string, language: string, readWords: ReadWords): string {
  if (typeof from === 'string') return from
  return 'file' in from ? importedText(from, language, readWords) : source.slice(from.start, from.end)
}

/** Imported name → file of words; `words.ts` itself, which sits in the room, is no file of words. */
function importsIn({ body }: ESTree.Program): ReadonlyMap<string, string> {
  const names = body.flatMap(statement => {
    const file = statement.type === 'ImportDeclaration' && fileOfWords(statement)
    const names = file && !isOfFeatures(statement) ? statement.specifiers.map(({ local }) => local.name) : []
    return names.map(name => [name, file as string] as const)
  })
  return new Map(names)
}

function fileOfWords({ importKind, source }: ESTree.ImportDeclaration): string | undefined {
  return importKind === 'type' ? undefined : /^#words\/([\w-]+\/[\w-]+)\.ts$/.exec(source.value)?.[1]
}

/** In the order in which they stand in the file. */
function editsIn(node: ESTree.Node, split: Split): Edit[] {
  const { start, end } = node
  if (node.type === 'ImportDeclaration') return importIn(node, split.language)
  if (isTyped(node)) return editsIn(node.expression, split)
  if (node.type.startsWith('TS')) return []
  if (node.type === 'Property') return editsIn(node.value, split)
  const [name = '', ...keys] = pathOf(node) ?? []
  const file = split.imported.get(name)
  if (file) return [{ start, end, from: { file, path: [name, ...keys] } }]
  const value = node.type === 'ObjectExpression' && valueIn(node, split.language)
  if (value) return [{ start, end, from: value }]
  const inside = childrenOf(node).flatMap(child => editsIn(child, split))
  return isCallOfWords(node) ? [{ start: node.callee.start, end: node.callee.end, from: '' }, ...inside] : inside
}

/** What other features say travels in modules of its own; phrases of other files are copied, and their import goes. */
function importIn(node: ESTree.ImportDeclaration, language: string): Edit[] {
  const file = fileOfWords(node)
  if (!file) return []
  const { start, end, source } = node
  if (!isOfFeatures(node)) return [{ start, end, from: '' }]
  return [{ start: source.start, end: source.end, from: `'${root}words/${file}.ts?words=${language}&feature'` }]
}

function isOfFeatures({ specifiers }: ESTree.ImportDeclaration): boolean {
  const values = specifiers.filter(specifier => specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type')
  return values.length > 0 && values.every(({ local }) => isFeature(local.name))
}

/** `uiWords.keys['up']` → `['uiWords', 'keys', 'up']`. */
function pathOf(node: ESTree.Node): string[] | undefined {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression') return undefined
  const object = pathOf(node.object)
  if (node.property.type === 'Identifier' && !node.computed) return object && [...object, node.property.name]
  return node.property.type === 'Literal' ? object && [...object, String(node.property.value)] : undefined
}

function importedText({ file, path: [name = '', ...keys] }: Imported, language: string, readWords: ReadWords): string {
  const text = inOneLanguage(readWords(file), language, { readWords })
  const constants = constantsIn(parseSync('words.ts', text).program)
  const place = `words/${file}.ts: ${[name, ...keys].join('.')}`
  let value = constants.get(name)
  for (const key of keys) value = value && valueUnder(value, key)
  if (value?.type === 'Identifier') value = constants.get(value.name)
  if (!value) throw new Error(`${place} is imported and does not stand there.`)
  const own = namesIn(value).find(used => constants.has(used))
  if (own) throw new Error(`${place} uses ${own} and cannot be copied into another file.`)
  return text.slice(value.start, value.end)
}

function constantsIn({ body }: ESTree.Program): Map<string, ESTree.Expression> {
  const constants = body.flatMap(statement => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? declared.declarations : []
  })
  return new Map(constants.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])))
}

function valueUnder(value: ESTree.Expression, key: string): ESTree.Expression | undefined {
  if (isTyped(value) || value.type === 'ParenthesizedExpression') return valueUnder(value.expression, key)
  if (value.type !== 'ObjectExpression') return undefined
  const property = value.properties.find(property => keyOf(property) === key)
  return property?.type === 'Property' ? property.value : undefined
}

function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'Property') return namesIn(node.value)
  return node.type === 'Identifier' ? [node.name] : childrenOf(node).flatMap(namesIn)
}

/** Of `{ zh: …, en: …, … }` what stands under the language. */
function valueIn({ properties }: ESTree.ObjectExpression, language: string): ESTree.Expression | undefined {
  const values = new Map(properties.map(property => [keyOf(property), property]))
  const property = languages.every(name => values.has(name)) ? values.get(language) : undefined
  return property?.type === 'Property' ? property.value : undefined
}

function keyOf(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== 'Property') return undefined
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : undefined
}

function isTyped(node: ESTree.Node): node is ESTree.TSSatisfiesExpression | ESTree.TSAsExpression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
}

function isCallOfWords(node: ESTree.Node): node is ESTree.CallExpression {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'words'
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  const children = Object.values(node).flat().filter(isNode)
  return children.sort((one, other) => one.start - other.start)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
