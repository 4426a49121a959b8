import type { z } from 'zod'
import type { Language } from '#contract/base/values.ts'
import { fieldWords } from '#words/base/fields.ts'
import { fill, refuse } from './refusal.ts'

export type FieldWord = keyof typeof fieldWords

/** One sentence about one field, for what only a handler can know. */
export function fieldSentence(word: FieldWord, language: Language, limit?: number | bigint): string {
  return fill(fieldWords[word][language], { limit: String(limit ?? '') })
}

/** What is wrong with each field, as sentences by path (`lines.0.quantity`). */
export function fieldSentences(error: z.ZodError, language: Language): Record<string, string> {
  const entries = error.issues.map(issue => [issue.path.join('.') || 'input', sentenceOf(issue, language)] as const)
  // The first complaint about a field is the one to mend first.
  return Object.fromEntries(entries.reverse())
}

/** PostgreSQL keeps every character but U+0000; refuses by the path of the first text that holds one. */
export function refuseUnstorable(input: unknown, language: Language, path: string[] = []): void {
  if (typeof input === 'string' && input.includes('\0')) {
    refuse('badInput', { fields: { [path.join('.') || 'input']: fieldWords.format[language] } })
  }
  if (typeof input !== 'object' || input === null) return
  for (const [key, value] of Object.entries(input)) refuseUnstorable(value, language, [...path, key])
}

function sentenceOf(issue: z.core.$ZodIssue, language: Language): string {
  const [word, limit] = wordOf(issue)
  return fieldSentence(word, language, limit)
}

function wordOf(issue: z.core.$ZodIssue): [FieldWord, (number | bigint)?] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? 'required' : 'kind']
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? ['required'] : ['tooShort', issue.minimum]
      return [issue.origin === 'array' ? 'tooFew' : 'tooSmall', issue.minimum]
    case 'too_big':
      if (issue.origin === 'string') return ['tooLong', issue.maximum]
      return [issue.origin === 'array' ? 'tooMany' : 'tooBig', issue.maximum]
    case 'invalid_value':
      return ['choice']
    case 'custom':
      return [isWord(issue.params?.word) ? issue.params.word : 'format']
    default:
      return ['format']
  }
}

function isWord(word: unknown): word is FieldWord {
  return typeof word === 'string' && word in fieldWords
}
