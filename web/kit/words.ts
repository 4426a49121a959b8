import { use } from 'react'
import type { Language } from '#contract/base/values.ts'
import { readCookie, writeCookie } from './cookie.ts'
import { createStore, useStore } from './store.ts'

/** The words of one feature in all languages; Chinese is there at once, the others when somebody reads them. */
export type Text<Words> = {
  zh: Words
  load(language: Language): Promise<Words>
  loaded: Partial<Record<Language, Words>>
}

type Loaders<Words> = Record<Exclude<Language, 'zh'>, () => Promise<{ words: Words }>>

/** By value in the contract too, whose schemas the sign-in page does without; a language more is an error here. */
const names: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español', ja: '日本語' }

export const languages = Object.keys(names) as Language[]

/** Each language by its own name, so that whoever landed in the wrong one finds home. */
export function languageName(language: Language): string {
  return names[language]
}

const texts: Text<unknown>[] = []
const language = createStore<Language>(firstLanguage())

const windows = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('citydesk-language')
windows?.addEventListener('message', ({ data }: MessageEvent<Language>) => void adopt(data).catch(() => {}))

export function words<Words>(zh: Words, loaders: Loaders<Words>): Text<Words> {
  const loaded: Partial<Record<Language, Words>> = { zh }
  const loads: Partial<Record<Language, Promise<Words>>> = { zh: settled(zh) }

  async function fetchWords(wanted: Exclude<Language, 'zh'>): Promise<Words> {
    try {
      const module = await loaders[wanted]()
      loaded[wanted] = module.words
      loads[wanted] = settled(module.words)
      return module.words
    } catch (error) {
      delete loads[wanted]
      throw error
    }
  }

  function load(wanted: Language): Promise<Words> {
    loads[wanted] ??= fetchWords(wanted as Exclude<Language, 'zh'>)
    return loads[wanted]
  }

  const text: Text<Words> = { zh, loaded, load }
  texts.push(text as Text<unknown>)
  return text
}

/** A promise that React reads at once instead of waiting a turn for what is already there. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** Suspends while the words of the current language are on their way. */
export function useWords<Words>(text: Text<Words>): Words {
  return use(text.load(useLanguage()))
}

/** For code outside React. Chinese until the language has arrived. */
export function wordsNow<Words>(text: Text<Words>): Words {
  return text.loaded[language.get()] ?? text.zh
}

export function languageNow(): Language {
  return language.get()
}

export function useLanguage(): Language {
  return useStore(language)
}

/** In all windows of this browser: what one of them hears it tells the others as it is worded. */
export async function setLanguage(wanted: Language): Promise<void> {
  await adopt(wanted)
  writeCookie('language', wanted)
  windows?.postMessage(wanted)
}

/** Everything on the screen changes in one step, because all words are fetched before the switch. */
async function adopt(wanted: Language): Promise<void> {
  await Promise.all(texts.map(text => text.load(wanted)))
  document.documentElement.lang = htmlLanguage(wanted)
  language.set(wanted)
}

export function onLanguage(listener: () => void): () => void {
  return language.subscribe(listener)
}

/** To be awaited before the first paint, so that no word of another language is ever shown. */
export async function loadWords(): Promise<void> {
  document.documentElement.lang = htmlLanguage(language.get())
  await Promise.all(texts.map(text => text.load(language.get())))
}

/** The tag for `<html lang>` and `Intl`. */
export function htmlLanguage(of: Language): string {
  return of === 'zh' ? 'zh-CN' : of
}

function firstLanguage(): Language {
  const wishes = [readCookie('language'), ...navigator.languages]
  return wishes.map(wish => languages.find(known => wish?.toLowerCase().startsWith(known))).find(Boolean) ?? 'en'
}
