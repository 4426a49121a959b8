import type { ESTree } from 'vite'
import { dayMs, hourMs } from '#contract/base/durations.ts'
import {
  isUnitTest,
  nameOf,
  nodesIn,
  onlyChanged,
  parse,
  placeOf,
  readFiles,
  readSources,
  report,
  type Source,
} from './read/tree.ts'

/** Names without a meaning, which collect unrelated code. */
const emptyWords = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'base', 'misc']
/** Files whose default export a tool reads. */
const defaultExports = /^(vite|vitest|playwright)\.config\.ts$/

/** The units themselves, and rooms of tests, which may count by themselves. */
const ownUnits = /^(contract\/base\/(durations|shanghai)\.ts$|journeys\/|e2e\/|bench\/)/

const glossary = 'docs/glossary.md'
/** The basis of all other contract files, and its words: the only folders that may be named `base`. */
const baseFolders = /^(contract|words)\/base\//
const avoidedWords = readAvoided()

report(
  onlyChanged([...readSources(), ...readFiles(['*.ts', 'build/*.ts'])]).flatMap(source => [
    ...pathWords(source),
    ...sourceWords(source),
  ]),
)

type AvoidedWord = { bad: string; phrase: string; instead: string }

/** The second and third columns of the glossary: the word of the code, and those to avoid. */
function readAvoided(): AvoidedWord[] {
  const [{ text } = { text: '' }] = readFiles([glossary])
  const rows = text.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| -'))
  const pairs = rows.flatMap(row => {
    const [, , word = '', avoided = ''] = row.split('|').map(cell => cell.trim())
    return [...avoided.matchAll(/`(\w+)`/g)].map(([, bad = '']) => ({
      bad,
      phrase: phraseOf(bad),
      instead: word.replaceAll('`', ''),
    }))
  })
  if (pairs.length === 0)
    throw new Error(`${glossary} names no word to avoid: the format of its table must have changed.`)
  return pairs
}

/** The words of a name with a space around each. */
function phraseOf(name: string): string {
  return ` ${wordsIn(name).join(' ')} `
}

function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}

function emptyWord(name: string): string | undefined {
  const bad = wordsIn(name).find(word => emptyWords.includes(word))
  return bad && `says "${bad}", which could hold anything: name it after what it does.`
}

function avoidedWord(name: string): string | undefined {
  const phrase = phraseOf(name)
  const avoided = avoidedWords.find(word => phrase.includes(word.phrase))
  return avoided && `says "${avoided.bad}", here the word is ${avoided.instead} (${glossary}).`
}

function pathWords({ path }: Source): string[] {
  const found = emptyWord(path.replace(baseFolders, '$1/')) ?? avoidedWord(path)
  return found ? [`${path} ${found}`] : []
}

function sourceWords(source: Source): string[] {
  const program = parse(source)
  const findings = [...nodesIn(program)].flatMap(node => nodeWords(source, node))
  if (!isDoor(source) && isBarrel(program)) findings.push(`${source.path} re-exports; import a thing from where it is.`)
  for (const { 0: found, index } of source.text.matchAll(/\/[/*]\s*@ts-(ignore|expect-error|nocheck)/g)) {
    findings.push(`${placeOf(source, index)} says ${found.slice(2).trim()}, which hides an error: correct the type.`)
  }
  return findings
}

function nodeWords(source: Source, node: ESTree.Node): string[] {
  return wordsOfNode(source, node).map(found => `${placeOf(source, node.start)} ${found}`)
}

function wordsOfNode(source: Source, node: ESTree.Node): string[] {
  if (node.type === 'TSAnyKeyword') return ['says any, which disables type checks: use unknown and narrow it.']
  if (node.type === 'ExportDefaultDeclaration' && !defaultExports.test(nameOf(source))) {
    return ['has a default export, which every import can name differently: use a named export.']
  }
  if (spreadsLiteral(node)) {
    return ['spreads an object that is written there: without its braces, the compiler refuses a mistyped property.']
  }
  const unit = ownUnit(source, node)
  if (unit) return [unit]
  return namesGivenBy(node).flatMap(name => {
    const found = avoidedWord(name) ?? emptyWordOfExport(name, source)
    return found ? [`${name} ${found}`] : []
  })
}

/** Hours, days and the zone of Shanghai that are spelt out, outside of the files that name them and of tests. */
function ownUnit(source: Source, node: ESTree.Node): string | undefined {
  if (ownUnits.test(source.path) || isUnitTest(source)) return undefined
  if (node.type === 'Literal' && (node.value === hourMs || node.value === dayMs)) {
    return 'counts an hour or a day in milliseconds: import it from contract/base/durations.ts.'
  }
  if (node.type === 'TemplateElement' && node.value.raw.endsWith('+08:00')) {
    return 'spells out the zone of Shanghai: use a function of contract/base/shanghai.ts.'
  }
  return undefined
}

/** `...{ a, b }` in an object, or as properties of an element. */
function spreadsLiteral(node: ESTree.Node): boolean {
  const isSpread = node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute'
  return isSpread && node.argument.type === 'ObjectExpression'
}

function emptyWordOfExport(name: string, { text }: Source): string | undefined {
  const found = emptyWord(name)
  const exported = new RegExp(`^export (async )?(function|const|type|class) ${name}\\b`, 'm')
  return found && exported.test(text) ? found : undefined
}

/** The names that a declaration introduces. */
function namesGivenBy(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return identifiers([node.id])
    case 'FunctionDeclaration':
      return identifiers([node.id, ...node.params])
    case 'ArrowFunctionExpression':
      return identifiers(node.params)
    case 'TSPropertySignature':
      return identifiers([node.key])
    default:
      return []
  }
}

function identifiers(nodes: readonly (ESTree.Node | null)[]): string[] {
  return nodes.flatMap(node => (node?.type === 'Identifier' ? [node.name] : []))
}

/** The list of what a feature of the server has for other features. */
function isDoor({ path }: Source): boolean {
  return /^server\/.*\/index\.ts$/.test(path)
}

/** An index.ts that declares something itself is not a barrel; `export *` always is one. */
function isBarrel({ body }: ESTree.Program): boolean {
  const passesOn = (node: ESTree.Program['body'][number]) =>
    node.type === 'ExportNamedDeclaration' && node.source !== null
  return body.some(node => node.type === 'ExportAllDeclaration') || (body.length > 0 && body.every(passesOn))
}
