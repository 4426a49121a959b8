import type { z } from 'zod'

/** The errors of fields; a refinement names its own error: `params: { word: 'sayWhy' }`. */
type IssueWord =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'tooSmall'
  | 'tooBig'
  | 'format'
  | 'choice'
  | 'kind'

/** A sentence of one language for each word; `{limit}` in it is a number. */
export type FieldSentences = Readonly<Record<IssueWord, string>>

/** The error of each field, as sentences by path (`lines.0.quantity`). The schema must be parsed with `reportInput`. */
export function fieldErrors(error: z.ZodError, sentences: FieldSentences): Record<string, string> {
  const entries = error.issues.map(issue => [issue.path.join('.') || 'input', sentenceOf(issue, sentences)] as const)
  // Of several issues of one field the first is shown.
  return Object.fromEntries(entries.reverse())
}

export function withLimit(sentence: string, limit: number | bigint | undefined): string {
  return sentence.replace('{limit}', String(limit ?? ''))
}

function sentenceOf(issue: z.core.$ZodIssue, sentences: FieldSentences): string {
  const [word, limit] = wordOf(issue)
  return withLimit(isKnown(word, sentences) ? sentences[word] : sentences.format, limit)
}

function wordOf(issue: z.core.$ZodIssue): [word: string, limit?: number | bigint] {
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
      return [String(issue.params?.word)]
    default:
      return ['format']
  }
}

function isKnown(word: string, sentences: FieldSentences): word is IssueWord {
  return Object.hasOwn(sentences, word)
}
