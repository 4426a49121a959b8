import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#contract/base/values.ts'
import { inLanguage } from '#words/words.ts'
import { splitWords } from './split-words.ts'

const root = join(import.meta.dirname, '..')
/** As Node reads a file: the test runner would put other names into its functions. */
const read = createRequire(import.meta.url) as (path: string) => Record<string, object>

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'))
  await cp(join(root, 'words/words.ts'), join(folder, 'words.ts'))
  const imports = { '#words/words.ts': './words.ts' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
/** The files that are written for these, and what one of them exports in a language when it runs. */
async function split(texts: Record<string, string>, imported: Record<string, ReadonlySet<string>> = {}) {
  const files = splitWords(texts, imported)
  const place = join(folder, String(count++))
  for (const [path, text] of files) {
    await mkdir(dirname(join(place, path)), { recursive: true })
    await writeFile(join(place, path), text)
  }
  const run = (path: string, language: Language) => read(join(place, language, path))
  const say = (path: string, name: string, language: Language) =>
    inLanguage(run(path, language)[name], language) as Record<string, unknown>
  return { text: (path: string) => files.get(path) ?? '', run, say }
}

const head = `import { plural, words } from '#words/words.ts'\n`
const phrase = (said: string) => `{ zh: '${said}.zh', en: '${said}.en', es: '${said}.es', ja: '${said}.ja' }`

describe('a file in one language', () => {
  test('has each phrase in that language only, also nested, quoted, in functions, lists and spreads', async () => {
    const { text, say } = await split({
      'a/b.ts': `${head}
const shared = { later: ${phrase('later')} }
const named = (name: { zh: string; en: string; es: string; ja: string }) => ({
  zh: '一' + name.zh, en: 'one ' + name.en, es: 'un ' + name.es, ja: '1' + name.ja,
})
export const bWords = words({
  title: { 'zh': '标题', "en": 'Title', es: 'Título', ja: 'タイトル' } as const,
  columns: { 'x/y': ${phrase('column')} } satisfies Record<string, object>,
  ...shared,
  week: { zh: ['一'], en: ['Mo', 'Tu'], es: ['L'], ja: ['月'] },
  days: {
    zh: (count: number) => \`\${count} 天\`,
    en: (count: number) => plural('en', count, { one: '1 day', other: \`\${count} days\` }),
    es: (count: number) => \`\${count} días\`,
    ja(count: number) { return \`\${count} 日\` },
  },
  named: named(${phrase('name')}),
  none: undefined,
})`,
    })
    const { days, ...said } = say('a/b.ts', 'bWords', 'en')
    expect(said).toEqual({
      title: 'Title',
      columns: { 'x/y': 'column.en' },
      later: 'later.en',
      week: ['Mo', 'Tu'],
      named: 'one name.en',
    })
    expect([1, 2].map(days as (count: number) => string)).toEqual(['1 day', '2 days'])
    expect((say('a/b.ts', 'bWords', 'ja').days as (count: number) => string)(3)).toBe('3 日')
    expect(text('en/a/b.ts')).not.toMatch(/\.zh'|Título|\p{Script=Han}{2}/u)
  })

  test('leaves objects alone that are no phrases', async () => {
    const { run } = await split({
      'a/b.ts': `export const bWords = { two: { zh: '二', en: 'two' }, more: { zh: 1, en: 2, es: 3, ja: 4, fr: 5 } }`,
    })
    expect(run('a/b.ts', 'es').bWords).toEqual({
      two: { zh: '二', en: 'two' },
      more: { zh: 1, en: 2, es: 3, ja: 4, fr: 5 },
    })
  })

  test('has a tree whose keys are named like the languages', async () => {
    const tree = languages.map(language => `${language}: ${phrase(language)}`).join(', ')
    const { say } = await split({
      'a/b.ts': `${head}export const bWords = words({ by: { ${tree}, other: ${phrase('x')} } })`,
    })
    expect(say('a/b.ts', 'bWords', 'ja')).toEqual({
      by: { zh: 'zh.ja', en: 'en.ja', es: 'es.ja', ja: 'ja.ja', other: 'x.ja' },
    })
  })
})

describe('what a file says in the words of another', () => {
  const labels = `${head}
const hidden = ${phrase('hidden')}
const { deep } = { deep: { in: ${phrase('in')}, out: ${phrase('out')} } }
const count = { zh: n => '' + n, en: n => plural('en', n, { one: 'one', other: 'more' }), es: n => '' + n, ja: n => '' + n }
const double = (n: number) => n * 2
export const labelWords = words({
  ok: ${phrase('ok')}, hidden, deep, count, 'a.b': ${phrase('dotted')}, list: ${phrase('list')},
  doubled: { zh: (n: number) => double(n), en: (n: number) => double(n), es: (n: number) => double(n), ja: (n: number) => double(n) },
})
export const kindWords = words({ ...labelWords.deep, out: labelWords.ok } satisfies object)`

  test('is copied into it, through aliases, keys, spreads, patterns and further files', async () => {
    const { text, say } = await split({
      'base/labels.ts': labels,
      'a/middle.ts': `import { labelWords as labels } from '#words/base/labels.ts'
const { ok, hidden: quiet } = labels!
export const middleWords = { ok, quiet, dotted: labels['a.b'], deep: labels.deep }`,
      'a/b.ts': `import { kindWords } from '../base/labels.ts'
import { middleWords } from './middle.ts'
export const bWords = { ...middleWords, kindWords, again: { zh: middleWords.ok.zh, en: middleWords.ok.en, es: '', ja: '' } }`,
    })
    expect(text('en/a/b.ts')).not.toContain('import ')
    expect(text('en/a/middle.ts')).not.toContain('import ')
    expect(say('a/b.ts', 'bWords', 'en')).toEqual({
      ok: 'ok.en',
      quiet: 'hidden.en',
      dotted: 'dotted.en',
      deep: { in: 'in.en', out: 'out.en' },
      kindWords: { in: 'in.en', out: 'ok.en' },
      again: 'ok.en',
    })
  })

  test('is copied with `plural`, and imported where the copy would need more', async () => {
    const { text, say, run } = await split({
      'base/labels.ts': labels,
      'a/b.ts': `import { labelWords } from '#words/base/labels.ts'
export const bWords = { count: labelWords.count }`,
      'a/c.ts': `import { labelWords } from '#words/base/labels.ts'
const plural = 'own'
export const cWords = { count: labelWords.count, doubled: labelWords.doubled }
export const own = plural
export const any = (key: 'ok' | 'list', labelWords_ = labelWords) => labelWords_[key]
export const shadow = (labelWords: number) => labelWords`,
    })
    const counted = (path: string, name: string) => say(path, name, 'en').count as (n: number) => string
    expect(text('en/a/b.ts')).toContain(`import { plural } from '#words/words.ts'`)
    expect(counted('a/b.ts', 'bWords')(1)).toBe('one')
    expect(text('en/a/c.ts')).toContain(`import { labelWords } from '../base/labels.ts'`)
    expect(counted('a/c.ts', 'cWords')(2)).toBe('more')
    expect((say('a/c.ts', 'cWords', 'en').doubled as (n: number) => number)(4)).toBe(8)
    const { any, shadow, own } = run('a/c.ts', 'es') as Record<string, (given: unknown) => unknown>
    expect([any?.('list'), shadow?.(7), own]).toEqual([{ es: 'list.es' }, 7, 'own'])
  })
})

test('the loader has the exports that the web imports, each by its name in the file of its language', async () => {
  const texts = {
    'people/users.ts': `export const userWords = {}\nexport const userFeature = {}\nexport type User = string`,
  }
  const { text } = await split(texts, { 'people/users.ts': new Set(['userWords']) })
  expect(text('people/users.ts')).toContain("const { userWords } = await import('../es/people/users.ts')")
  expect(text('people/users.ts')).toContain(
    "export const userWords = /* @__PURE__ */ new SplitWords(loaders, 'userWords')",
  )
  expect(text('people/users.ts')).not.toContain('userFeature')
})

// The documents of the open API are in two languages; the server writes them.
const isOther = (path: string) => path.endsWith('.test.ts') || path === 'open/reference.ts'
const paths = globSync('*/*.ts', { cwd: join(root, 'words') }).filter(path => !isOther(path))
let product: ReturnType<typeof split> | undefined

test.each(paths)('words/%s says the same after it was split', async path => {
  product ??= split(Object.fromEntries(paths.map(one => [one, readFileSync(join(root, 'words', one), 'utf8')])))
  const { run, text } = await product
  const trees = { ...read(join(root, 'words', path)) }
  for (const language of languages) expect(plain({ ...run(path, language) }, language)).toBe(plain(trees, language))
  for (const language of ['en', 'es'])
    expect(text(`${language}/${path}`).replaceAll(/\/\*[\s\S]*?\*\//g, '')).not.toMatch(/\p{Script=Han}/u)
})

/** What trees say in a language, with the source of their functions. */
function plain(trees: object, language: Language): string {
  return JSON.stringify(inLanguage(trees, language), (_, said) => (typeof said === 'function' ? String(said) : said), 1)
}
