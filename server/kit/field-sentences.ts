import type { z } from 'zod'
import { fieldErrors, withLimit } from '#contract/base/field-errors.ts'
import { isStorable, type Language } from '#contract/base/values.ts'
import { fieldWords } from '#words/base/fields.ts'
import { inLanguage } from '#words/words.ts'
import { refuse } from './refusal.ts'

export type FieldWord = keyof typeof fieldWords

/** One sentence about one field, for what only a handler can know. */
export function fieldSentence(word: FieldWord, language: Language, limit?: number | bigint): string {
  return withLimit(fieldWords[word][language], limit)
}

/** What is wrong with each field, as sentences by path (`lines.0.quantity`). */
export function fieldSentences(error: z.ZodError, language: Language): Record<string, string> {
  return fieldErrors(error, inLanguage(fieldWords, language))
}

/** Refuses by the path of the first text that the database cannot keep. */
export function refuseUnstorable(input: unknown, language: Language, path: string[] = []): void {
  if (typeof input === 'string' && !isStorable(input)) {
    refuse('badInput', { fields: { [path.join('.') || 'input']: fieldWords.format[language] } })
  }
  if (typeof input !== 'object' || input === null) return
  for (const [key, value] of Object.entries(input)) refuseUnstorable(value, language, [...path, key])
}
