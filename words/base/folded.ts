import { labelWords } from '#words/base/labels.ts'
import { words } from '#words/words.ts'

/** The filters of a list on a phone. */
export const foldedWords = words({ filters: labelWords.filters })
