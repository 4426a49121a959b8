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
/** The last two make an emoji of the character before, such as a digit on a key. */
const unread = new RegExp(`${invisible.source}|[\ufe0f\u20e3]`)
/** ASCII and common Chinese characters, which NFKC leaves as they are. */
const usual = /^[\0-\x7f\u4e00-\u9fff]/
/** What may be read as a digit, and is no letter: most texts are answered by counting them. */
const possibleDigit = new RegExp(`[\\d${Object.keys(numerals).join('')}]|[^\\0-\\x7f\u4e00-\u9fff，。、；：！？]`, 'gu')
const possibleLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** `digit` is in Arabic numerals of any width; `numeral` and `letter` are read as one, and can be part of a word, too. */
type Kind = 'digit' | 'numeral' | 'letter' | 'other'
/** One code point of a text, and how it is read: one UTF-16 unit. */
type Character = { written: string; at: number; read: string; kind: Kind }

/** `pattern` is global. */
export type NumberPattern = { pattern: RegExp; hide: (digits: string[]) => string; isMeant?: (read: string) => boolean }
type Replacement = { written: string; shown: string }

/**
 * Replaces the numbers that the patterns find in the text as it is read, one pattern after the other; more than half of
 * their digits are not letters. No pattern finds less than `leastDigits`.
 */
export function replaceNumbers<Pattern extends NumberPattern>(
  text: string,
  leastDigits: number,
  patterns: readonly Pattern[],
): { text: string; replaced: (Replacement & { by: Pattern })[] } {
  const replaced: (Replacement & { by: Pattern })[] = []
  if (!mayHold(text, leastDigits)) return { text, replaced }
  let rest = text
  let characters = charactersOf(text)
  for (const by of patterns) {
    const found = replaceOne(rest, characters, by)
    if (found.replaced.length === 0) continue
    replaced.push(...found.replaced.map(number => ({ by, ...number })))
    rest = found.text
    characters = charactersOf(rest)
  }
  return { text: rest, replaced }
}

function mayHold(text: string, leastDigits: number): boolean {
  const digits = text.match(possibleDigit)?.length ?? 0
  if (2 * digits <= leastDigits) return false
  return digits + (text.match(possibleLetter)?.length ?? 0) >= leastDigits
}

function replaceOne(
  text: string,
  characters: readonly Character[],
  { pattern, hide, isMeant = () => true }: NumberPattern,
): { text: string; replaced: Replacement[] } {
  const read = characters.map(character => character.read).join('')
  const replaced: Replacement[] = []
  let result = ''
  let kept = 0
  pattern.lastIndex = 0
  for (let found = pattern.exec(read); found; found = pattern.exec(read)) {
    const end = found.index + found[0].length
    if (!isWhole(characters, found.index, end) || !isMeant(found[0])) {
      pattern.lastIndex = found.index + 1
      continue
    }
    const digits = characters.slice(found.index, end).filter(({ read: one }) => /[\dXx]/.test(one))
    const [startAt, endAt] = [characters[found.index]?.at ?? 0, characters[end]?.at ?? text.length]
    const shown = hide(digits.map(({ written }) => written))
    replaced.push({ written: text.slice(startAt, endAt), shown })
    result += text.slice(kept, startAt) + shown
    kept = endAt
  }
  return { text: result + text.slice(kept), replaced }
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
    if (!unread.test(written)) characters.push({ written, at, ...readingOf(written) })
    at += written.length
  }
  return characters
}

function readingOf(written: string): Pick<Character, 'read' | 'kind'> {
  const plain = usual.test(written) ? written : written.normalize('NFKC')
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
