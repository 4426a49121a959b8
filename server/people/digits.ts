/** Characters that people write instead of a digit. NFKC turns full width and circled digits into plain ones. */
const numerals: Readonly<Record<string, string>> = {
  ...digitsOf(/〇一二三四五六七八九/),
  ...digitsOf(/零壹贰叁肆伍陆柒捌玖/),
  ...digitsOf(/零壹貳參肆伍陸柒捌玖/),
  幺: '1',
}
const letters: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1' }

/** Characters that cannot be seen but split words or turn the direction of writing; the joiner of emoji is not among them. */
export const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Makes an emoji of the character before, such as a digit on a key. */
const decoration = /[\ufe0f\u20e3]/

/** `digit` is in Arabic numerals of any width; `numeral` and `letter` are read as one, and can be part of a word, too. */
type Kind = 'digit' | 'numeral' | 'letter' | 'other'
/** One code point of a text, and how it is read: one UTF-16 unit. */
type Character = { written: string; at: number; read: string; kind: Kind }

export type NumberPattern = { pattern: RegExp; hide: (digits: string[]) => string; isMeant?: (read: string) => boolean }

/** Replaces the numbers that a pattern finds in the text as it is read; more than half of their digits are not letters. */
export function replaceNumbers(text: string, { pattern, hide, isMeant = () => true }: NumberPattern): string {
  const characters = charactersOf(text)
  const read = characters.map(character => character.read).join('')
  const search = new RegExp(pattern, 'g')
  let result = ''
  let kept = 0
  for (let found = search.exec(read); found; found = search.exec(read)) {
    const end = found.index + found[0].length
    if (!isWhole(characters, found.index, end) || !isMeant(found[0])) {
      search.lastIndex = found.index + 1
      continue
    }
    const digits = characters.slice(found.index, end).filter(({ read: one }) => /[\dXx]/.test(one))
    result += text.slice(kept, characters[found.index]?.at) + hide(digits.map(({ written }) => written))
    kept = characters[end]?.at ?? text.length
  }
  return result + text.slice(kept)
}

/** Not a part of a longer number, and not a word that happens to look like digits. */
function isWhole(characters: readonly Character[], start: number, end: number): boolean {
  if (characters[start - 1]?.kind === 'digit' || characters[end]?.kind === 'digit') return false
  const kinds = characters.slice(start, end).map(({ kind }) => kind)
  const count = (kind: Kind) => kinds.filter(one => one === kind).length
  return count('letter') < count('digit') + count('numeral')
}

function charactersOf(text: string): Character[] {
  const characters: Character[] = []
  let at = 0
  for (const written of text) {
    if (!written.match(invisible) && !decoration.test(written)) characters.push({ written, at, ...readingOf(written) })
    at += written.length
  }
  return characters
}

function readingOf(written: string): Pick<Character, 'read' | 'kind'> {
  const plain = written.normalize('NFKC')
  // `⑴` becomes `(1)`; `⑩` and `½` have two digits and are none.
  const [digit, ...more] = plain.match(/\d/g) ?? []
  if (digit !== undefined && more.length === 0) return { read: digit, kind: 'digit' }
  const numeral = numerals[plain]
  if (numeral !== undefined) return { read: numeral, kind: 'numeral' }
  const letter = letters[plain]
  if (letter !== undefined) return { read: letter, kind: 'letter' }
  return { read: plain.length === 1 ? plain : '\ufffc', kind: 'other' }
}

function digitsOf({ source }: RegExp): Record<string, string> {
  return Object.fromEntries([...source].map((character, digit) => [character, String(digit)]))
}
