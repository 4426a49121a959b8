import type { ESTree } from 'vite'
import { isUnitTest, nameOf, nodesIn, parse, placeOf, readFiles, readSources, report, type Source } from './tree.ts'

const translations = ['en', 'es', 'ja'] as const
const han = /\p{Script=Han}/u
const letter = /\p{L}/u
/** Attributes that a person reads or hears. */
const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']

/** Places outside text files where Chinese belongs into the code. */
const exceptions: Readonly<Record<string, string>> = {
  'web/kit/words.ts': 'each language is called by its own name, in every language',
}

const web = readSources(['web']).filter(source => !isUnitTest(source))
const isText = (source: Source) => /^text(\.\w+)?\.ts$/.test(nameOf(source))
report([...web.filter(source => nameOf(source) === 'text.ts').flatMap(incomplete), ...web.flatMap(loose)])

/** Types see to the keys; a sentence that was copied and never translated is for us to see. */
function incomplete(source: Source): string[] {
  const chinese = wordsOf(source, 'zh')
  return translations.flatMap(language => {
    const path = source.path.replace(/\.ts$/, `.${language}.ts`)
    const [translation] = readFiles([path])
    if (!translation) return [`${path} is missing: whoever reads ${language} would see nothing of ${source.path}.`]
    const theirs = wordsOf(translation, 'words')
    const missing = [...chinese.keys()].filter(key => !theirs.has(key))
    const untranslated = [...theirs].filter(
      ([key, text]) => han.test(text) && (language !== 'ja' || isCopied(text, chinese.get(key))),
    )
    return [
      ...missing.map(key => `${path} has no ${key}: say it in ${language}.`),
      ...untranslated.map(([key, text]) => `${path}: ${key} is still Chinese (${text}).`),
    ]
  })
}

/** Japanese shares many short words with Chinese; a whole sentence without kana is not Japanese. */
function isCopied(text: string, chinese: string | undefined): boolean {
  return text === chinese && text.length > 6
}

/** `columns.money` → its words as written, from the object that a text file declares. */
function wordsOf(source: Source, name: string): Map<string, string> {
  const found = new Map<string, string>()
  function walk(whole: ESTree.Expression, prefix: string): void {
    const node = whole.type === 'TSSatisfiesExpression' || whole.type === 'TSAsExpression' ? whole.expression : whole
    if (node.type !== 'ObjectExpression') found.set(prefix, source.text.slice(node.start, node.end))
    for (const property of node.type === 'ObjectExpression' ? node.properties : []) {
      if (property.type !== 'Property') continue
      const key = source.text.slice(property.key.start, property.key.end)
      walk(property.value, prefix ? `${prefix}.${key}` : key)
    }
  }
  for (const node of nodesIn(parse(source))) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== name) continue
    if (node.init) walk(node.init, '')
  }
  if (found.size === 0) throw new Error(`${source.path} declares no object named ${name}.`)
  return found
}

/** What a person reads, written where it is drawn and so in one language only. */
function loose(source: Source): string[] {
  if (isText(source) || exceptions[source.path]) return []
  return [...nodesIn(parse(source))].flatMap(node => {
    const text = spokenText(node)?.trim()
    if (!text) return []
    return [`${placeOf(source, node.start)} says "${text}" itself: put it into text.ts, where all four languages are.`]
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
