import type { ESTree } from 'vite'
import { isUnitTest, nodesIn, onlyChanged, parse, placeOf, readSources, report, type Source } from './read/tree.ts'

const han = /\p{Script=Han}/u
const letter = /\p{L}/u
/** Attributes with text for people. */
const textAttributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']

/** Path prefixes outside words/ where Chinese in the code is allowed, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'web/kit/words.ts': 'each language is called by its own name, in every language',
  'contract/chats/quick-replies.ts': 'placeholders, stored as agents type them',
  'server/chats/desk/secrets.ts': 'patterns of what messages may not ask for',
  'server/chats/open/links.ts': 'patterns of addresses',
  'contract/open/examples/': 'what the apps of a Chinese city send',
  'server/demo/': 'the records of the demo, which are of a Chinese city',
}

const sources = readSources(['contract', 'server', 'web']).filter(source => !isUnitTest(source))
const checked = sources.filter(({ path }) => !Object.keys(exceptions).some(place => path.startsWith(place)))
report(onlyChanged(checked).flatMap(literalTexts))

/** Texts for people that are not in words/, and so in one language only. */
function literalTexts(source: Source): string[] {
  return [...nodesIn(parse(source))].flatMap(node => {
    const text = textIn(node)?.trim()
    if (!text) return []
    return [`${placeOf(source, node.start)} contains the text "${text}": move it to words/, in all four languages.`]
  })
}

function textIn(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && han.test(node.value) ? node.value : undefined
    case 'TemplateElement':
      return han.test(node.value.raw) ? node.value.raw : undefined
    case 'JSXText':
      return letter.test(node.value) ? node.value : undefined
    case 'JSXAttribute': {
      const text = node.value?.type === 'Literal' ? String(node.value.value) : ''
      return textAttributes.includes(String(node.name.name)) && letter.test(text) ? text : undefined
    }
    default:
      return undefined
  }
}
