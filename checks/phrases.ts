import type { ESTree } from 'vite'
import { homonyms, otherForms } from './exceptions/homonyms.ts'
import { nodesIn, parse, placeOf, readSources, report, type Source } from './read/tree.ts'

const translations = ['en', 'es', 'ja'] as const
const han = /\p{Script=Han}/u
const letter = /\p{L}/u
/** Quotation marks of other languages, and the straight one. */
const foreignMarks: Readonly<Record<keyof Texts, RegExp>> = {
  zh: /[「」『』«»]|(?<=^[`'].*)"/,
  en: /[「」『』«»]|(?<=^[`'].*)"/,
  es: /[「」『』“”]|(?<=^[`'].*)"/,
  ja: /[“”«»]|(?<=^[`'].*)"/,
}
/** In Spanish everybody is addressed by usted. The words that the search of feedback leaves out are no address. */
const familiar = /(?<!\p{L})(?<!mi mis )(tú|tu|tus|ti|contigo|tienes|estás|puedes|necesitas|haz)(?!\p{L})/iu

type Texts = Record<'zh' | (typeof translations)[number], string>
type FoundPhrase = { place: string; texts: Texts }

const sources = readSources(['words'])
const phrases = sources.flatMap(phrasesOf)
report([
  ...phrases.flatMap(untranslated),
  ...phrases.flatMap(misquoted),
  ...phrases
    .filter(({ texts }) => familiar.test(texts.es))
    .map(({ place, texts }) => `${place}: ${texts.es} addresses by tú; say usted.`),
  ...phrases.flatMap(repeated),
  ...severalTranslations(),
  ...unusedExceptions(),
])

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

function misquoted({ place, texts }: FoundPhrase): string[] {
  const languages = Object.keys(foreignMarks) as (keyof Texts)[]
  return languages
    .filter(language => foreignMarks[language].test(texts[language]))
    .map(
      language =>
        `${place}: ${texts[language]} has quotation marks that ${language} does not use; it has “” (zh, en), «» (es) or 「」 (ja).`,
    )
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
  return (one.es === other.es && one.ja === other.ja) || !otherForms[unquoted(one.zh)]
}

/** One Chinese phrase that is said in several ways in English. */
function severalTranslations(): string[] {
  return [...Map.groupBy(phrases, ({ texts }) => texts.zh)].flatMap(([zh, all]) => {
    const english = new Map(all.map(({ texts, place }) => [texts.en, place]))
    const expected = homonyms.get(unquoted(zh)) ?? 1
    const places = [...english].map(([en, place]) => `${en} (${place})`).join(', ')
    if (english.size > 1 && hasCopy(all))
      return [`${zh} has one translation in other languages, in English: ${places}.`]
    if (english.size > expected) return [`${zh} is said in several ways, say it in one: ${places}.`]
    return english.size < expected
      ? [`${zh} has ${english.size} translations: correct checks/exceptions/homonyms.ts.`]
      : []
  })
}

/** Whether Chinese, Spanish and Japanese are equal and English differs, which is no reason that a language could give. */
function hasCopy(all: readonly FoundPhrase[]): boolean {
  const others = Map.groupBy(all, ({ texts: { es, ja } }) => `${es} ${ja}`)
  return [...others.values()].some(alike => new Set(alike.map(({ texts }) => texts.en)).size > 1)
}

/** Without the quotation marks of the source. */
function unquoted(source: string): string {
  return source.replace(/^['`]|['`]$/g, '')
}

function unusedExceptions(): string[] {
  const count = (zh: string) => phrases.filter(({ texts }) => unquoted(texts.zh) === zh).length
  return [...Object.keys(otherForms), ...homonyms.keys()]
    .filter(zh => count(zh) < 2)
    .map(zh => `${zh} is not defined twice: remove it from checks/exceptions/homonyms.ts.`)
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
