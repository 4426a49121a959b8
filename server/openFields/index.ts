import type { z } from 'zod'
import type { Language } from '#contract/base/values.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import { fill, type Localized } from '#server/kit/refusal.ts'
import { openFieldWords } from '#words/base/refusals.ts'

/** What is wrong with a field of the open API, which answers in two languages. */
export function fieldReason(word: keyof typeof openFieldWords, params?: Record<string, string | number>): Localized {
  return language => fill(openFieldWords[word][language], params)
}

/** What a schema says is wrong with each field, by path, in whichever language is asked for. */
export function fieldReasons(error: z.ZodError): Record<string, Localized> {
  const paths = Object.keys(fieldSentences(error, 'en'))
  const said = (path: string) => (language: Language) => fieldSentences(error, language)[path] ?? ''
  return Object.fromEntries(paths.map(path => [path, said(path)]))
}
