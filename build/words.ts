import { glob, readFile, stat } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseSync } from 'vite'
import { type Language, languages } from '#contract/base/values.ts'
import { inLanguage } from '#words/words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWords = /\/words\/[\w-]+\/[\w-]+\.ts(\?words=\w+)?$/
const isBundle = /^words:/
const importOfWords = /import (?:type )?\{([^}]*)\} from '#words\/([\w-]+\/[\w-]+)\.ts'/g

/**
 * Files of words that are bundled: those of the start, of the frame and the order lists, of dialogs and drawers of an
 * order, of the conversations, and of the dashboard. Every other file of words is a chunk of its own.
 */
const bundles = {
  start: /^(base\/ui|access\/login)$/,
  desk: /^(desk\/shell|orders\/(order|orders)|people\/people)$/,
  orders: /^(orders\/(?!dispatch$)|money\/(refunds|settlements)$|complaints\/names$)/,
  chats: /^chats\//,
  dashboard: /^dashboard\/dashboard$/,
}

/** The words of a feature for the operation log and the roles are in the chunk of `words/access/features.ts`. */
const isOfFeature = (name: string) => name.endsWith('Feature')

/**
 * For browsers, each file of words becomes one module per language (`holidays.ts?words=en`), and the file itself loads the
 * requested one, possibly bundled with others. Node imports the files unchanged. A build has the words that the web imports;
 * those that only the server says stay there. The development server has all of a file, as its imports change while it runs.
 */
export function wordsByLanguage(): Plugin {
  let imported: Imported | undefined
  return {
    name: 'words-by-language',
    enforce: 'pre',
    async configResolved({ command }) {
      imported = command === 'build' ? await importedByWeb() : undefined
    },
    resolveId: { filter: { id: isBundle }, handler: id => `\0${id}` },
    load: {
      filter: { id: [isWords, /^\0words:/] },
      async handler(id) {
        if (id.startsWith('\0')) return bundleOf(id.slice('\0words:'.length), imported ?? (await importedByWeb()))
        const [path = '', language] = id.split('?words=')
        const trees = await treesIn(path, imported)
        if (!language) return loaderOf(Object.keys(trees), path)
        return { code: inOneLanguage(trees, language as Language), moduleType: 'js' }
      },
    },
  }
}

type Trees = Readonly<Record<string, object>>

/** The exports of a file of words, by name, without those that the web does not import; a changed file is read again. */
async function treesIn(path: string, imported?: Imported): Promise<Trees> {
  const { mtimeMs } = await stat(path)
  const exported = (await import(`${pathToFileURL(path).href}?${mtimeMs}`)) as Trees
  const names = imported?.get(fileOf(path))
  const isKept = (name: string) => (names ? names.has(name) : !isOfFeature(name))
  return Object.fromEntries(Object.entries(exported).filter(([name]) => isKept(name)))
}

/** `people/users` of its path. */
function fileOf(path: string): string {
  return path.slice(`${root}words/`.length, -'.ts'.length)
}

/** A module with the values of one language. */
export function inOneLanguage(trees: Trees, language: Language): string {
  const exports = Object.entries(trees).map(
    ([name, tree]) => `export const ${name} = ${codeOf(inLanguage(tree, language), name)}`,
  )
  const code = exports.join('\n')
  return code.includes('plural(') ? `import { plural } from '#words/words.ts'\n${code}` : code
}

/** The module that replaces the words and loads them. An unused export removes its words from the build. */
export function loaderOf(names: readonly string[], path: string): string {
  const file = fileOf(path)
  const bundle = bundleName(file)
  return [
    `import { SplitWords } from '${root}web/kit/words.ts'`,
    bundle ? `import { loaders } from 'words:${bundle}'` : loadersFrom(language => `${path}?words=${language}`),
    ...names.map(name => {
      const key = bundle ? aliasOf(file, name) : name
      return `export const ${name} = /*#__PURE__*/ new SplitWords(loaders, '${key}')`
    }),
  ].join('\n')
}

function loadersFrom(source: (language: string) => string): string {
  return `const loaders = { ${languages.map(language => `${language}: () => import('${source(language)}')`).join(', ')} }`
}

function bundleName(file: string): string | undefined {
  return Object.entries(bundles).find(([, pattern]) => pattern.test(file))?.[0]
}

/** Two files may have exports of the same name. */
function aliasOf(file: string, name: string): string {
  return `${name}Of${file.replaceAll(/\W/g, '_')}`
}

/** One module with the words of all its files in one language; without a language, the loaders. */
async function bundleOf(id: string, imported: Imported): Promise<string> {
  const [bundle, language] = id.split('?')
  if (!language) return `export ${loadersFrom(name => `words:${bundle}?${name}`)}`
  const files = [...imported.keys()].filter(file => bundleName(file) === bundle).sort()
  const exports = files.map(async file => {
    const path = `${root}words/${file}.ts`
    const names = Object.keys(await treesIn(path, imported))
    return `export { ${names.map(name => `${name} as ${aliasOf(file, name)}`).join(', ')} } from '${path}?words=${language}'`
  })
  return (await Promise.all(exports)).join('\n')
}

/** What the web imports of each file of words. */
type Imported = ReadonlyMap<string, ReadonlySet<string>>

async function importedByWeb(): Promise<Imported> {
  const paths = await Array.fromAsync(glob('web/**/*.{ts,tsx}', { cwd: root }))
  const sources = await Promise.all(paths.map(path => readFile(`${root}${path}`, 'utf8')))
  const imported = new Map<string, Set<string>>()
  for (const [, list = '', file = ''] of sources.flatMap(source => [...source.matchAll(importOfWords)])) {
    const names = list.split(',').map(name => name.replace(/^\s*type\s|\sas\s.*$/g, '').trim())
    imported.set(file, new Set([...(imported.get(file) ?? []), ...names]))
  }
  return imported
}

/** A value as source code; `place` names it in the error if that is impossible. */
function codeOf(value: unknown, place: string): string {
  if (typeof value === 'function') return codeOfFunction(value.toString(), place)
  if (Array.isArray(value)) return `[${value.map((part, at) => codeOf(part, `${place}.${at}`)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{ ${entries.map(([key, part]) => `${JSON.stringify(key)}: ${codeOf(part, `${place}.${key}`)}`).join(', ')} }`
}

/** A function is copied out of its file, so it may use only its parameters, `plural` and globals of browsers. */
function codeOfFunction(code: string, place: string): string {
  const { program } = parseSync('words.ts', `(${code})`)
  const known = new Set(['plural', 'String', 'Number', 'Math', 'Intl', ...parametersIn(program)])
  const foreign = namesIn(program).find(name => !known.has(name))
  if (foreign) throw new Error(`${place} uses ${foreign}; words may use their parameters and plural() only.`)
  return code
}

function parametersIn(node: ESTree.Node): string[] {
  const own = node.type === 'ArrowFunctionExpression' ? node.params.flatMap(namesIn) : []
  return [...own, ...childrenOf(node).flatMap(parametersIn)]
}

/** The identifiers that stand for a value, without keys and types. */
export function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression' && !node.computed) return namesIn(node.object)
  if (node.type === 'Property') return [...(node.computed ? namesIn(node.key) : []), ...namesIn(node.value)]
  // `as const` and `satisfies` stand around a value.
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return namesIn(node.expression)
  return node.type.startsWith('TS') ? [] : childrenOf(node).flatMap(namesIn)
}

export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
