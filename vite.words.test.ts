import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inOneLanguage, loaderOf } from './vite.words.ts'

const own = "import { words } from '#words/words.ts'\n"
const root = import.meta.dirname

function split(source: string, language: string, others: Record<string, string> = {}): string {
  return inOneLanguage(source, language, { readWords: file => others[file] ?? '' })
}

/** `{ zh: 'title.zh', en: 'title.en', … }` */
function phrase(said: string): string {
  return `{ ${['zh', 'en', 'es', 'ja'].map(language => `${language}: '${said}.${language}'`).join(', ')} }`
}

test('each phrase is left in one language, also below others and under `satisfies` and `as`', () => {
  const source = `${own}export const a = words({
    title: ${phrase('title')},
    columns: { state: ${phrase('state')} } satisfies Record<string, Phrase>,
    reasons: { 'a/b': ${phrase('reason')} } as Record<string, Phrase>,
  })`
  const expected = `${own}export const a = ({
    title: 'title.es',
    columns: { state: 'state.es' } satisfies Record<string, Phrase>,
    reasons: { 'a/b': 'reason.es' } as Record<string, Phrase>,
  })`
  expect(split(source, 'es')).toBe(expected)
})

test('functions, lists and phrases with a name of their own are split too', () => {
  const source = `${own}const fee = ${phrase('fee')}
export const a = words({ fee, count: { zh: n => n + '个', en: n => n + ' of', es: n => n, ja: n => n }, days: { zh: ['一'], en: ['Mo'], es: [], ja: [] } })`
  const expected = `${own}const fee = 'fee.en'
export const a = ({ fee, count: n => n + ' of', days: ['Mo'] })`
  expect(split(source, 'en')).toBe(expected)
})

test('an object without all four languages is no phrase', () => {
  const source = 'export const a = words({ zh: { title: 1 }, en: { title: 2 } })'
  expect(split(source, 'en')).toBe('export const a = ({ zh: { title: 1 }, en: { title: 2 } })')
})

test('what another file says is copied in, through its names and its own imports, and nothing is imported', () => {
  const others = {
    'base/ui': `${own}export const uiWords = words({ close: ${phrase('close')}, keys: { 'a-b': ${phrase('key')} } })`,
    'orders/order': `import { uiWords } from '#words/base/ui.ts'
const no = ${phrase('no')}
export const orderWords = words({ no, close: uiWords.close, states: { open: ${phrase('open')} } satisfies States })`,
  }
  const source = `import { orderWords } from '#words/orders/order.ts'
import { uiWords } from '#words/base/ui.ts'
export const a = words({ no: orderWords.no, close: orderWords.close, key: uiWords.keys['a-b'], all: orderWords.states })`
  expect(split(source, 'ja', others).trim()).toBe(
    "export const a = ({ no: 'no.ja', close: 'close.ja', key: 'key.ja', all: { open: 'open.ja' } satisfies States })",
  )
})

test('with a copied function that needs it comes the import of plural', () => {
  const many = (language: string) => `${language}: n => plural('${language}', n, { one: 'one', other: 'many' })`
  const others = {
    'base/labels': `export const labelWords = words({ many: { ${['zh', 'en', 'es', 'ja'].map(many).join(', ')} } })`,
  }
  const source = "import { labelWords } from '#words/base/labels.ts'\nexport const a = words({ many: labelWords.many })"
  const text = split(source, 'en', others)
  expect(text).toContain("import { plural } from '#words/words.ts'")
  expect(text).toContain("({ many: n => plural('en', n, { one: 'one', other: 'many' }) })")
})

test('a phrase that is not there, or needs what its file declares, is refused', () => {
  const others = {
    'base/ui': `const unit = 'kg'\nexport const uiWords = words({ weight: { zh: n => n + unit, en: n => n + unit, es: n => n + unit, ja: n => n + unit } })`,
  }
  const reading = (key: string) =>
    `import { uiWords } from '#words/base/ui.ts'\nexport const a = words({ b: uiWords.${key} })`
  expect(() => split(reading('height'), 'en', others)).toThrow('words/base/ui.ts: uiWords.height is imported')
  expect(() => split(reading('weight'), 'en', others)).toThrow('uses unit and cannot be copied')
})

test('for the browser a file has nothing but loaders under the names of its words', () => {
  const code = loaderOf(
    `${own}export type A = string\nexport const a = words({}), b = words({})`,
    `${root}/words/people/a.ts`,
  )
  expect(code).toContain(`es: () => import('${root}/words/people/a.ts?words=es')`)
  expect(code).toContain("export const a = /*#__PURE__*/ new SplitWords(loaders, 'a')")
  expect(code).toContain("export const b = /*#__PURE__*/ new SplitWords(loaders, 'b')")
  expect(code).not.toContain('type A')
})

test('words that travel with others are loaded from their bundle, by a name that no other file has there', () => {
  const code = loaderOf('export const uiWords = words({})', `${root}/words/base/ui.ts`)
  expect(code).toContain("import { loaders } from 'words:start'")
  expect(code).toContain("new SplitWords(loaders, 'uiWordsOfbase_ui')")
})

test('a file of words that exports anything else is refused', () => {
  const path = `${root}/words/people/a.ts`
  expect(() => loaderOf('export function a() {}', path)).toThrow('may export words and types only')
  expect(() => loaderOf("export const a = { b: 'c' }", path)).toThrow('export only words(…)')
})

test.each(globSync('words/*/*.ts', { cwd: root }))('%s is split whole, with nothing of another file missing', file => {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  for (const language of ['zh', 'en', 'es', 'ja']) {
    const text = inOneLanguage(source, language)
    expect(text).not.toMatch(/\b(zh|ja): ['`([{]/)
    expect(text).not.toMatch(/\w+Words\.\w/)
    if (language === 'en') expect(text.replace(/(\/\*|\/\/).*/g, '')).not.toMatch(/\p{Script=Han}/u)
  }
})
