import { foldedOf, lookalikes } from './lookalikes.ts'

/** One character of a text as it is compared, and where it was written: UTF-16 units. */
export type Character = {
  /** One width, one case, Latin where it looks so. */
  exact: string
  /** The same for all that may stand for each other, `1`, `l` and `i`. */
  folded: string
  kind: 'letter' | 'digit' | 'other'
  from: number
  to: number
}

/** Most texts: they need no look at Unicode's tables. */
const plain = /^[a-z0-9\u4e00-\u9fff]$/
const isRead = /[\p{L}\p{N}]/u
/** Letters that nobody sees. */
const fillers = /[\u115f\u1160\u3164\uffa0\u02b0-\u02ff]/
const marks = /\p{M}/gu
const accented = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** A text without what stands between its letters: spaces, signs, emoji, characters that cannot be seen. */
export function readCharacters(text: string): Character[] {
  const characters: Character[] = []
  let from = 0
  for (const written of text) {
    const to = from + written.length
    for (const exact of readingOf(written))
      characters.push({ exact, folded: foldedOf(exact), kind: kindOf(exact), from, to })
    from = to
  }
  return characters
}

/** One character can be read as several, `℡` as `tel`. */
function readingOf(written: string): string[] {
  const small = written.toLowerCase()
  if (plain.test(small)) return [small]
  const wide = (lookalikes.get(small) ?? small.normalize('NFKC')).toLowerCase()
  const bare = accented.test(wide) ? wide.normalize('NFD').replace(marks, '') : wide
  return [...bare].filter(one => isRead.test(one) && !fillers.test(one)).map(one => lookalikes.get(one) ?? one)
}

function kindOf(exact: string): Character['kind'] {
  if (/^[a-z]$/.test(exact)) return 'letter'
  return /^\d$/.test(exact) ? 'digit' : 'other'
}

/** A text as it is compared. */
export function comparedText(text: string): string {
  return readCharacters(text)
    .map(({ exact }) => exact)
    .join('')
}

/** The same for all texts that may stand for each other. */
export function foldedText(text: string): string {
  return readCharacters(text)
    .map(({ folded }) => folded)
    .join('')
}

/** What stands between two neighbours in the text; 0 where nothing does. */
export function gapBetween(before: Character | undefined, after: Character | undefined): number {
  if (!before || !after) return Number.POSITIVE_INFINITY
  return Math.max(0, after.from - before.to)
}
