import { use } from 'react'
import type { Language } from '#contract/base/values.ts'
import { inLanguage, type Spoken } from '#words/words.ts'
import { readCookie, writeCookie } from './cookie.ts'
import { createStore, useStore } from './store.ts'
import { openChannel } from './windows.ts'

/** By value in the contract too, whose schemas the sign-in page does without; a language more is an error here. */
const names: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español', ja: '日本語' }

export const languages = Object.keys(names) as Language[]

/** Each language by its own name, so that whoever landed in the wrong one finds home. */
export function languageName(language: Language): string {
  return names[language]
}

/** What browsers get of a tree of words: each language travels when somebody reads it. */
export class SplitWords {
  loaded: Partial<Record<Language, unknown>> = {}
  readonly #loaders: Loaders
  readonly #loads: Partial<Record<Language, Promise<unknown>>> = {}

  readonly #name: string

  constructor(loaders: Loaders, name: string) {
    this.#loaders = loaders
    this.#name = name
    known.push(this)
  }

  load(wanted: Language): Promise<unknown> {
    this.#loads[wanted] ??= this.#fetch(wanted)
    return this.#loads[wanted]
  }

  async #fetch(wanted: Language): Promise<unknown> {
    try {
      const { [this.#name]: tree } = await this.#loaders[wanted]()
      const spoken = inLanguage(tree, wanted)
      this.loaded[wanted] = spoken
      this.#loads[wanted] = settled(spoken)
      return spoken
    } catch (error) {
      delete this.#loads[wanted]
      throw error
    }
  }
}

/** Of the trees of a file by their names, with the values of one language. */
type Loaders = Readonly<Record<Language, () => Promise<Readonly<Record<string, unknown>>>>>

const known: SplitWords[] = []
/** Trees that nobody split, as Node and tests read them. */
const wholes = new WeakMap<object, Partial<Record<Language, Promise<unknown>>>>()
const language = createStore<Language>(firstLanguage())

const windows = openChannel('citydesk-language')
windows?.addEventListener('message', ({ data }: MessageEvent<Language>) => void adopt(data).catch(() => {}))

/** A promise that React reads at once instead of waiting a turn for what is already there. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** Suspends while the words of the current language are on their way. */
export function useWords<T extends object>(words: T): Spoken<T> {
  return use(load(words, useLanguage())) as Spoken<T>
}

/** For code outside React. Whatever is drawn has its words before: see `loadWords` and `lazily`. */
export function wordsNow<T extends object>(words: T): Spoken<T> {
  if (!(words instanceof SplitWords)) return inLanguage(words, language.get())
  const spoken = words.loaded[language.get()]
  if (!spoken) throw new Error('Words missing: await loadWords() first.')
  return spoken as Spoken<T>
}

function load(words: object, wanted: Language): Promise<unknown> {
  if (words instanceof SplitWords) return words.load(wanted)
  const loads = wholes.get(words) ?? {}
  wholes.set(words, loads)
  loads[wanted] ??= settled(inLanguage(words, wanted))
  return loads[wanted]
}

export function languageNow(): Language {
  return language.get()
}

export function useLanguage(): Language {
  return useStore(language)
}

/** In all windows of this browser: what one of them receives it passes on to the others as it is worded. */
export async function setLanguage(wanted: Language): Promise<void> {
  await adopt(wanted)
  writeCookie('language', wanted)
  windows?.postMessage(wanted)
}

/** Everything on the screen changes in one step, because all words are fetched before the switch. */
async function adopt(wanted: Language): Promise<void> {
  await Promise.all(known.map(words => words.load(wanted)))
  document.documentElement.lang = htmlLanguage(wanted)
  language.set(wanted)
}

export function onLanguage(listener: () => void): () => void {
  return language.subscribe(listener)
}

/** To be awaited before anything is drawn whose words came with it, so that none is ever missing or in another language. */
export async function loadWords(): Promise<void> {
  document.documentElement.lang = htmlLanguage(language.get())
  await Promise.all(known.map(words => words.load(language.get())))
}

/** The tag for `<html lang>` and `Intl`. */
export function htmlLanguage(of: Language): string {
  return of === 'zh' ? 'zh-CN' : of
}

function firstLanguage(): Language {
  const wishes = [readCookie('language'), ...navigator.languages]
  return wishes.map(wish => languages.find(known => wish?.toLowerCase().startsWith(known))).find(Boolean) ?? 'en'
}
