import type { ESTree } from 'vite'
import { isUnitTest, nodesIn, parse, placeOf, readSources, report, type Source } from './tree.ts'

const translations = ['en', 'es', 'ja'] as const
const han = /\p{Script=Han}/u
const letter = /\p{L}/u
/** Attributes that a person reads or hears. */
const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']

/** Places outside words/ where Chinese belongs into the code of the web. */
const exceptions: Readonly<Record<string, string>> = {
  'web/kit/words.ts': 'each language is called by its own name, in every language',
}

const words = readSources(['words'])
const web = readSources(['web']).filter(source => !isUnitTest(source))
report([...words.flatMap(untranslated), ...web.flatMap(loose)])

/** Types see to the languages; a sentence that was copied and never translated is for us to see. */
function untranslated(source: Source): string[] {
  return phrasesOf(source).flatMap(phrase => {
    const texts = textsOf(source, phrase)
    return translations
      .filter(language => han.test(texts[language]) && (language !== 'ja' || isCopied(texts)))
      .map(language => `${placeOf(source, phrase.start)}: ${language} is still Chinese (${texts[language]}).`)
  })
}

/** Japanese shares many short words with Chinese; a whole sentence without kana is not Japanese. */
function isCopied({ ja, zh }: Texts): boolean {
  return ja === zh && ja.replace(/\$\{[^}]*\}|['`]/g, '').length > 4
}

type Texts = Record<'zh' | (typeof translations)[number], string>

/** What stands in each language, as written; of a function what it answers. */
function textsOf(source: Source, { properties }: ESTree.ObjectExpression): Texts {
  const texts = properties.map(property => [nameOf(property), property.type === 'Property' && textOf(source, property)])
  return Object.fromEntries(texts)
}

function textOf({ text }: Source, { value }: ESTree.ObjectProperty): string {
  const said = value.type === 'ArrowFunctionExpression' ? value.body : value
  return text.slice(said.start, said.end)
}

function phrasesOf(source: Source): ESTree.ObjectExpression[] {
  return [...nodesIn(parse(source))].filter(isPhrase)
}

function isPhrase(node: ESTree.Node): node is ESTree.ObjectExpression {
  if (node.type !== 'ObjectExpression') return false
  const names = node.properties.map(nameOf)
  return ['zh', ...translations].every(language => names.includes(language))
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
}

/** What a person reads, written where it is drawn and so in one language only. */
function loose(source: Source): string[] {
  if (exceptions[source.path]) return []
  return [...nodesIn(parse(source))].flatMap(node => {
    const text = spokenText(node)?.trim()
    if (!text) return []
    return [`${placeOf(source, node.start)} says "${text}" itself: put it into words/, where all four languages are.`]
  })
}

function spokenText(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && han.test(node.value) ? node.value : undefined
    case 'TemplateElement':
      return han.test(node.value.raw) ? node.value.raw : undefined
    case 'JSXText':
      return letter.test(node.value) ? node.value : undefined
    case 'JSXAttribute': {
      const text = node.value?.type === 'Literal' ? String(node.value.value) : ''
      return spoken.includes(String(node.name.name)) && letter.test(text) ? text : undefined
    }
    default:
      return undefined
  }
}
