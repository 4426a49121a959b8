import type { z } from 'zod'
import { fieldErrors, withLimit } from '#contract/base/field-errors.ts'
import { isStorable, type Language } from '#contract/base/values.ts'
import { fieldWords } from '#words/base/refusals.ts'
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

type Place = { value: unknown; name: string; above: Place | null }

/** Refuses by the path of the first text that the database cannot keep. */
export function refuseUnstorable(input: unknown): void {
  const waiting: Place[] = [{ value: input, name: '', above: null }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place
    if (typeof value === 'string' && !isStorable(value)) {
      refuse('badInput', {
        fields: { [pathOf(place) || 'input']: (language: Language) => fieldWords.format[language] },
      })
    }
    if (typeof value !== 'object' || value === null) continue
    const parts = Object.entries(value).toReversed()
    for (const [name, part] of parts) waiting.push({ value: part, name, above: place })
  }
}

function pathOf({ name, above }: Place): string {
  return above?.above ? `${pathOf(above)}.${name}` : name
}
