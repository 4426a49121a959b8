import { type Language, languages } from '#contract/base/values.ts'

/** The first of our languages in an Accept-Language header; English where there is none. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => languages.includes(tag as Language)) ?? 'en'
}
