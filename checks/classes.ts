import postcss from 'postcss'
import type { ESTree } from 'vite'
import { builtStyles } from './browsers/styles.ts'
import { childrenOf, isUnitTest, nodesIn, parse, placeOf, readFiles, readSources, report } from './read/tree.ts'

/** Classes without styles, and what they are for. */
const marks: Readonly<Record<string, string>> = {
  group: 'Tailwind: what `group-hover:` of a part within looks at',
  peer: 'Tailwind: what `peer-checked:` of the next part looks at',
}

/** A class that is in no style sheet does nothing, and nobody sees that: a colour that is no token, a breakpoint that is not ours. */
const styled = classesOf(await builtStyles(readFiles(['web/**/*.css']).map(({ path }) => path)))
const sources = readSources(['web']).filter(source => source.path.endsWith('.tsx') && !isUnitTest(source))
report(
  sources.flatMap(source =>
    classWords(parse(source))
      .filter(({ word }) => !styled.has(word) && !((word.split('/')[0] ?? '') in marks))
      .map(({ word, at }) => `${placeOf(source, at)} has the class ${word}, which no style sheet knows.`),
  ),
)

function classesOf(css: string): ReadonlySet<string> {
  const found = new Set<string>()
  postcss.parse(css).walkRules(rule => {
    for (const [, name = ''] of rule.selector.matchAll(/\.((?:\\.|[\w-])+)/g)) found.add(name.replace(/\\(.)/g, '$1'))
  })
  return found
}

type Word = { word: string; at: number }

/** Words of what is given as a class: texts, the branches of conditions, and constants of the same file. */
function classWords(program: ESTree.Program): Word[] {
  const constants = new Map<string, ESTree.Node>()
  const given: ESTree.Node[] = []
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, node.init)
    const isClass = node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name === 'className'
    if (isClass && node.value) given.push(node.value)
  }
  return [...new Map(given.flatMap(value => wordsIn(value, constants)).map(one => [one.at, one])).values()]
}

function wordsIn(node: ESTree.Node, constants: ReadonlyMap<string, ESTree.Node>): Word[] {
  const within = (part: ESTree.Node) => wordsIn(part, constants)
  if (node.type === 'Literal') return typeof node.value === 'string' ? split(node.value, node.start + 1) : []
  if (node.type === 'TemplateLiteral') {
    const texts = node.quasis.flatMap(({ value, start, end }) => whole(value.raw, start, end, node))
    return [...texts, ...node.expressions.flatMap(within)]
  }
  if (node.type === 'ConditionalExpression') return [...within(node.consequent), ...within(node.alternate)]
  if (node.type === 'LogicalExpression') return within(node.right)
  if (node.type === 'MemberExpression') return within(node.object)
  if (node.type === 'Property') return within(node.value)
  if (node.type === 'Identifier') {
    const constant = constants.get(node.name)
    const rest = new Map([...constants].filter(([name]) => name !== node.name))
    return constant ? wordsIn(constant, rest) : []
  }
  const isSeen = ['JSXExpressionContainer', 'ObjectExpression', 'TSSatisfiesExpression', 'TSAsExpression'].includes(
    node.type,
  )
  return isSeen ? childrenOf(node).flatMap(within) : []
}

/** Without a word that an expression goes on with. */
function whole(raw: string, start: number, end: number, { start: first, end: last }: ESTree.Node): Word[] {
  const words = split(raw, start)
  const isCutBefore = start > first + 1 && /^\S/.test(raw)
  const isCutAfter = end < last - 1 && /\S$/.test(raw)
  return words.slice(isCutBefore ? 1 : 0, isCutAfter ? -1 : undefined)
}

function split(text: string, start: number): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: start + index }))
}
