// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { languageNow, loadWords, SplitWords, setLanguage, wordsNow } from './words.ts'

type Loader = () => Promise<{ greetingWords: object }>

/** Words as the build writes them: each language has that language only. */
function greeting(en: Loader, zh: Loader): { hello: { [Name in 'zh' | 'en' | 'es' | 'ja']: string } } {
  const never = () => Promise.reject(new Error('Nobody reads this language here.'))
  return new SplitWords({ en, zh, es: never, ja: never }, 'greetingWords') as never
}

const english = async () => ({
  greetingWords: { hello: { en: 'Hello' }, deep: { count: { en: (n: number) => `${n}` } } },
})
const chinese = async () => ({ greetingWords: { hello: { zh: '你好' } } })

test('words are fetched once, and cannot be read before', async () => {
  const load = vi.fn<Loader>(english)
  const words = greeting(load, chinese)
  expect(() => wordsNow(words)).toThrow('await loadWords() first')
  await Promise.all([loadWords(), loadWords()])
  await loadWords()
  expect(wordsNow(words).hello).toBe('Hello')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that failed is tried again', async () => {
  const load = vi.fn<Loader>(english).mockRejectedValueOnce(new Error('offline'))
  const words = greeting(load, chinese)
  await expect(loadWords()).rejects.toThrow('offline')
  expect(() => wordsNow(words)).toThrow()
  await loadWords()
  expect(wordsNow(words).hello).toBe('Hello')
})

test('the language changes when all words are there', async () => {
  const slow = Promise.withResolvers<{ greetingWords: object }>()
  const load = vi.fn<Loader>(chinese)
  const first = greeting(english, load)
  const second = greeting(english, () => slow.promise)
  await loadWords()
  const change = setLanguage('zh')
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect([languageNow(), wordsNow(first).hello]).toEqual(['en', 'Hello'])
  slow.resolve(await chinese())
  await change
  expect([languageNow(), wordsNow(first).hello, wordsNow(second).hello]).toEqual(['zh', '你好', '你好'])
})
