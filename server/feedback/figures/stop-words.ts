import { contentWords } from '#words/feedback/feedback.ts'

/** Of all languages: people mix them. */
export const stopWords: ReadonlySet<string> = new Set(Object.values(contentWords.stop).join(' ').split(/\s+/))
