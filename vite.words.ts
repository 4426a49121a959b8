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
        return { code: inOneLanguage(source, language, feature !== undefined), moduleType: 'ts' }
      },
    },
  }
}

/** The file with the values of one language where its phrases stood: what a feature says, or all else. */
export function inOneLanguage(source: string, language: string, ofFeature = false): string {
  const { program } = parseSync('words.ts', source)
  const edits = program.body.flatMap(statement => [
    ...(exportedNames(statement).some(name => isFeature(name) !== ofFeature) ? [withoutExport(statement)] : []),
    ...editsIn(statement, language),
  ])
  return edits.reduceRight((text, { start, end, from }) => {
    const put = typeof from === 'string' ? from : source.slice(from.start, from.end)
    return text.slice(0, start) + put + text.slice(end)
  }, source)
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

/** What stands from `start` to `end` becomes a text, or what stands elsewhere in the file. */
type Edit = { start: number; end: number; from: string | ESTree.Span }

/** In the order in which they stand in the file. */
function editsIn(node: ESTree.Node, language: string): Edit[] {
  if (node.type === 'ImportDeclaration') return node.importKind === 'type' ? [] : [importIn(node, language)].flat()
  const value = node.type === 'ObjectExpression' && valueIn(node, language)
  if (value) return [{ start: node.start, end: node.end, from: value }]
  const inside = childrenOf(node).flatMap(child => editsIn(child, language))
  return isCallOfWords(node) ? [{ start: node.callee.start, end: node.callee.end, from: '' }, ...inside] : inside
}

/** Words of another file in the same language; `words.ts` itself, which sits in the room, is no file of words. */
function importIn({ source, specifiers }: ESTree.ImportDeclaration, language: string): Edit[] {
  const [, file] = /^#(words\/[\w-]+\/.*)/.exec(source.value) ?? []
  if (!file) return []
  const values = specifiers.filter(specifier => specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type')
  const part = values.every(({ local }) => isFeature(local.name)) ? '&feature' : ''
  return [{ start: source.start, end: source.end, from: `'${root}${file}?words=${language}${part}'` }]
}

/** Of `{ zh: …, en: …, … }` what stands under the language. */
function valueIn({ properties }: ESTree.ObjectExpression, language: string): ESTree.Expression | undefined {
  const values = new Map(properties.map(property => [keyOf(property), property]))
  const property = languages.every(name => values.has(name)) ? values.get(language) : undefined
  return property?.type === 'Property' ? property.value : undefined
}

function keyOf(property: ESTree.ObjectPropertyKind): string | undefined {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined
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
