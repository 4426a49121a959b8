import type { ESTree } from 'vite'
import { nodesIn, parse, placeOf, readSources, report, type Source } from './tree.ts'

const translations = ['en', 'es', 'ja'] as const
const han = /\p{Script=Han}/u
const letter = /\p{L}/u

const otherNoun = 'the Spanish adjective agrees with another noun, or with several'
const isVerb = 'a verb on the button, a noun elsewhere'
/** Phrases with equal Chinese and English whose translations differ, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  全部: otherNoun,
  在用: otherNoun,
  失败: otherNoun,
  已停用: otherNoun,
  已取消: otherNoun,
  已升级: otherNoun,
  已完成: otherNoun,
  已结束: otherNoun,
  已结案: otherNoun,
  已过期: otherNoun,
  已退款: otherNoun,
  成功: otherNoun,
  正常: otherNoun,
  隐藏: otherNoun,
  催单: otherNoun,
  回复: isVerb,
  备注: isVerb,
  导出: isVerb,
  退款: isVerb,
  已送达: 'a message, and a parcel',
  更多: 'shows more rows, and opens a menu',
  等级: 'how grave a complaint is, and the rank of a worker',
  资料: 'the panel beside a conversation, and what is known of a person',
}

type Texts = Record<'zh' | (typeof translations)[number], string>
type FoundPhrase = { place: string; texts: Texts }

const sources = readSources(['words'])
const phrases = sources.flatMap(phrasesOf)
report([...phrases.flatMap(untranslated), ...phrases.flatMap(repeated), ...unusedExceptions()])

/** A missing language does not compile; this finds copied texts that were not translated. */
function untranslated({ place, texts }: FoundPhrase): string[] {
  return translations
    .filter(language => han.test(texts[language]) && (language !== 'ja' || isCopied(texts)))
    .map(language => `${place}: ${language} is still Chinese (${texts[language]}).`)
}

/** Japanese and Chinese share many short words, but a whole sentence without kana is not Japanese. */
function isCopied({ ja, zh }: Texts): boolean {
  return ja === zh && ja.replace(/\$\{[^}]*\}|['`]/g, '').length > 4
}

function repeated({ place, texts }: FoundPhrase, at: number): string[] {
  const before = phrases.slice(0, at).find(other => isAlike(other.texts, texts))
  if (!before || !letter.test(texts.zh)) return []
  return [
    `${place}: ${texts.zh} ${texts.en} is defined at ${before.place}, too: import it from there, or use that key.`,
  ]
}

function isAlike(one: Texts, other: Texts): boolean {
  if (one.zh !== other.zh || one.en !== other.en) return false
  return (one.es === other.es && one.ja === other.ja) || !exceptions[one.zh.replaceAll("'", '')]
}

function unusedExceptions(): string[] {
  const isUnused = (zh: string) => phrases.filter(({ texts }) => texts.zh === `'${zh}'`).length < 2
  return Object.keys(exceptions)
    .filter(isUnused)
    .map(zh => `${zh} is defined only once: remove its exception.`)
}

function phrasesOf(source: Source): FoundPhrase[] {
  const objects = [...nodesIn(parse(source))].filter(isPhrase)
  return objects.map(phrase => ({ place: placeOf(source, phrase.start), texts: textsOf(source, phrase) }))
}

function isPhrase(node: ESTree.Node): node is ESTree.ObjectExpression {
  if (node.type !== 'ObjectExpression') return false
  const names = node.properties.map(nameOf)
  return ['zh', ...translations].every(language => names.includes(language))
}

/** The source text of each language; of a function, its result. */
function textsOf(source: Source, { properties }: ESTree.ObjectExpression): Texts {
  const texts = properties.map(property => [nameOf(property), property.type === 'Property' && textOf(source, property)])
  return Object.fromEntries(texts)
}

function textOf({ text }: Source, { value }: ESTree.ObjectProperty): string {
  const said = value.type === 'ArrowFunctionExpression' ? value.body : value
  return text.slice(said.start, said.end).replace(/\s+/g, ' ')
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
}
