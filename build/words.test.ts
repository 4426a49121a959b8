import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/base/values.ts'
import { words } from '#words/words.ts'
import { inOneLanguage, loaderOf } from './words.ts'

const root = join(import.meta.dirname, '..')
/** As Node reads a file at build: the test runner would put other names into its functions. */
const readAsBuilt = createRequire(import.meta.url) as (path: string) => Record<string, object>

/** The module that a browser loads, run. */
async function load(
  trees: Record<string, object>,
  language: 'zh' | 'en' | 'es' | 'ja',
): Promise<Record<string, unknown>> {
  const code = inOneLanguage(trees, language).replace(/^import \{ plural \}.*$/m, '')
  const forms = `const plural = (language, count, forms) => forms[new Intl.PluralRules(language).select(count)] ?? forms.other`
  return (await import(`data:text/javascript,${encodeURIComponent(`${forms}\n${code}`)}`)) as Record<string, unknown>
}

const phrase = (said: string) => ({ zh: `${said}.zh`, en: `${said}.en`, es: `${said}.es`, ja: `${said}.ja` })

describe('a module of one language', () => {
  test('has each phrase once, also nested and under quoted keys', async () => {
    const tree = words({ title: phrase('title'), columns: { 'a/b': phrase('column') }, later: undefined })
    expect({ ...(await load({ tree }, 'es')) }).toEqual({
      tree: { title: 'title.es', columns: { 'a/b': 'column.es' } },
    })
  })

  test('keeps functions and lists', async () => {
    const { days } = readAsBuilt('../words/base/ui.ts').uiWords as { days: object }
    const tree = words({ days, week: { zh: ['一'], en: ['Mo', 'Tu'], es: ['L'], ja: ['月'] } } as never)
    const loaded = (await load({ tree }, 'en')).tree as { days(count: number): string; week: string[] }
    expect([loaded.days(1), loaded.days(2), loaded.week]).toEqual(['1 day', '2 days', ['Mo', 'Tu']])
  })

  test('is refused if a function uses a declaration of its file', () => {
    const unit = 'kg'
    const weigh = (count: number) => `${count} ${unit}`
    const tree = words({ weight: { zh: weigh, en: weigh, es: weigh, ja: weigh } })
    expect(() => inOneLanguage({ tree }, 'en')).toThrow('tree.weight uses unit')
  })
})

describe('the loader of a file of words', () => {
  test('loads the module of a language under the name of its words', () => {
    const code = loaderOf(['userWords', 'banWords'], `${root}/words/people/users.ts`)
    expect(code).toContain(`es: () => import('${root}/words/people/users.ts?words=es')`)
    expect(code).toContain("export const banWords = /*#__PURE__*/ new SplitWords(loaders, 'banWords')")
  })

  test('loads bundled words from their bundle, by a unique name', () => {
    const code = loaderOf(['uiWords'], `${root}/words/base/ui.ts`)
    expect(code).toContain("import { loaders } from 'words:start'")
    expect(code).toContain("new SplitWords(loaders, 'uiWordsOfbase_ui')")
  })
})

/** The documents of the open API are in two languages; the server writes them. */
const documents = 'words/open/reference.ts'

test.each(globSync('words/*/*.ts', { cwd: root, exclude: ['**/*.test.ts', documents] }))(
  '%s can be written down in every language',
  file => {
    const trees = readAsBuilt(`../${file}`)
    for (const language of languages) {
      const code = inOneLanguage(trees, language)
      if (language === 'en' || language === 'es')
        expect(code.replaceAll(/"[^"]*": /g, '')).not.toMatch(/\p{Script=Han}/u)
    }
  },
)
