import type { z } from 'zod'
import type { Language } from '#contract/base/values.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import { fill, type Localized, refuse } from '#server/kit/refusal.ts'
import { openFieldWords } from '#words/base/refusals.ts'

/** What is wrong with a field of the open API, which answers in two languages. */
export function fieldReason(word: keyof typeof openFieldWords, params?: Record<string, string | number>): Localized {
  return language => fill(openFieldWords[word][language], params)
}

/** Refuses what an app sends of a worker or a shop that it has not reported. */
export function refuseUnreported(field: string, kind: string): never {
  return refuse('badInput', { fields: { [field]: fieldReason(kind === 'merchant' ? 'reportShop' : 'reportWorker') } })
}

/** What a schema says is wrong with each field, by path, in whichever language is asked for. */
export function fieldReasons(error: z.ZodError): Record<string, Localized> {
  const known = new Map<Language, Record<string, string>>()
  // All fields at once: a body may have thousands that are wrong.
  const sentences = (language: Language) => {
    const said = known.get(language) ?? fieldSentences(error, language)
    known.set(language, said)
    return said
  }
  const said = (path: string) => (language: Language) => sentences(language)[path] ?? ''
  return Object.fromEntries(Object.keys(sentences('en')).map(path => [path, said(path)]))
}
