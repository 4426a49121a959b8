import { comparedForm, searchedText } from '#contract/base/texts/typed-text.ts'

/** One word of a search, in the form in which texts are compared; with `phone` it is a whole phone number, or may be the last four digits of one. */
export type SearchedWord = { words: string; phone: { part: 'whole' | 'tail'; digits: string } | null }

/** With the country code, spaces and hyphens that people type. */
const wholePhone = /(?<![\da-z])(?:\(?(?:\+|00)?86\)?[\s-]*)?(1[\s-]*[3-9](?:[\s-]*\d){9})(?!\d)/gi
const tail = /^\d{4}$/

/** Whole phone numbers, and the words around them. */
export function wordsOf(search: string): SearchedWord[] {
  const read = comparedForm(searchedText(search))
  const words: SearchedWord[] = []
  let end = 0
  for (const { 0: found, 1: number = '', index } of read.matchAll(wholePhone)) {
    const digits = number.replace(/\D/g, '')
    words.push(...otherWords(read.slice(end, index)), { words: digits, phone: { part: 'whole', digits } })
    end = index + found.length
  }
  return [...words, ...otherWords(read.slice(end))]
}

function otherWords(search: string): SearchedWord[] {
  return search
    .split(/\s+/)
    .filter(words => words !== '')
    .map(words => ({ words, phone: tail.test(words) ? { part: 'tail', digits: words } : null }))
}
