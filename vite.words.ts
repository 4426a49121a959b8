import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const languages = ['zh', 'en', 'es', 'ja']
const isWords = /\/words\/[\w-]+\/[\w-]+\.ts(\?words=\w+)?$/

/**
 * For browsers, each file of words becomes one module a language (`holidays.ts?words=en`), and the file itself loads the
 * one that is asked for. Node reads the files as they are.
 */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    enforce: 'pre',
    load: {
      filter: { id: isWords },
      async handler(id) {
        const [path = '', language] = id.split('?words=')
        const source = await readFile(path, 'utf8')
        return { code: language ? inOneLanguage(source, language) : loaderOf(source, path), moduleType: 'ts' }
      },
    },
  }
}

/** The file with the values of one language where its phrases stood. */
export function inOneLanguage(source: string, language: string): string {
  const edits = editsIn(parseSync('words.ts', source).program, language)
  return edits.reduceRight((text, { start, end, from }) => {
    const put = typeof from === 'string' ? from : source.slice(from.start, from.end)
    return text.slice(0, start) + put + text.slice(end)
  }, source)
}

/** In place of the words: what loads them. An export that nobody imports takes its words with it. */
export function loaderOf(source: string, path: string): string {
  const { program } = parseSync(path, source)
  const names = program.body.flatMap(statement => exportedWords(statement, path))
  const loads = names.map(name => `export const ${name} = /*#__PURE__*/ new SplitWords({ ${loadersOf(path, name)} })`)
  return [`import { SplitWords } from '${root}web/kit/words.ts'`, ...loads].join('\n')
}

function loadersOf(path: string, name: string): string {
  return languages
    .map(language => `${language}: async () => (await import('${path}?words=${language}')).${name}`)
    .join(', ')
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
function importIn({ source }: ESTree.ImportDeclaration, language: string): Edit[] {
  const [, file] = /^#(words\/[\w-]+\/.*)/.exec(source.value) ?? []
  return file ? [{ start: source.start, end: source.end, from: `'${root}${file}?words=${language}'` }] : []
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
