import { WrittenText } from '#contract/base/written-text.ts'
import { planOf, services } from '#contract/orders/service.ts'
import { type NumberPattern, replaceNumbers } from './digits.ts'

type PersonalNumber = 'idNumber' | 'card' | 'phone'

/** What people type between the digits of one number, up to three characters. */
const gap = '[\\s._/\\\\()·•—–~*|-]{0,3}'
/** What nobody types between amounts. */
const firmGap = '[_/\\\\()·•—–~*|-]{0,2}'
const pause = '[\\s._/\\\\()·•—–~*|,、-]{1,3}'
const country = `(?:\\(?(?:\\+|00)?86${gap})?`
const provinces = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|9[1-6])'
const born = '(?:19|20)\\d{2}(?:0[1-9]|1[0-2])[0-3]\\d'
const date = /(?:19|20)\d\d([-/])\d\d?\1\d\d?/

const keepEnds = (head: number, tail: number) => (digits: string[]) =>
  [...digits.slice(0, head), '*'.repeat(digits.length - head - tail), ...digits.slice(-tail)].join('')

/** Personal numbers that are masked, the longest first. A phone number in groups of 3, 4 and 4, in others, and one by one. */
const masks: readonly (NumberPattern & { number: PersonalNumber })[] = [
  {
    number: 'idNumber',
    pattern: new RegExp(`${provinces}\\d{4}${gap}${born}${gap}\\d{3}[\\dXx]`, 'g'),
    hide: keepEnds(4, 4),
  },
  {
    number: 'card',
    pattern: /[3-69]\d{3}(?:[ ._/·—–-]?\d{4}){2,3}(?:[ ._/·—–-]?\d{1,4})/g,
    hide: keepEnds(4, 4),
  },
  {
    number: 'phone',
    pattern: new RegExp(`${country}1[3-9]\\d${gap}\\d{4}${gap}\\d{4}`, 'g'),
    hide: keepEnds(3, 4),
  },
  {
    number: 'phone',
    pattern: new RegExp(`${country}1${firmGap}[3-9](?:${firmGap}\\d){9}`, 'g'),
    hide: keepEnds(3, 4),
    isMeant: read => !date.test(read),
  },
  { number: 'phone', pattern: new RegExp(`1${pause}[3-9](?:${pause}\\d){9}`, 'g'), hide: keepEnds(3, 4) },
]

const prefixes = [...services.map(service => planOf(service).prefix), 'TK', 'TS', 'HB', 'LZ', 'TZD'].join('|')
/** A number of a record of ours: date, time and six digits, which can look like an identity number and is not masked. */
const ownNumber = new RegExp(
  `(?<![A-Za-z\\d])((?:${prefixes})\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:[01]\\d|2[0-3])(?:[0-5]\\d){2}\\d{6})(?!\\d)`,
)

/** Masks the personal numbers in what somebody typed, and returns which kinds there were. */
export function maskNumbers(typed: string): { text: string; found: Set<PersonalNumber> } {
  const { text, replaced } = replacePersonalNumbers(typed)
  return { text, found: new Set(replaced.map(({ by }) => by.number)) }
}

/** A text that was changed by somebody who saw it masked: its stored numbers stay where they stand masked. */
export function withStoredNumbers(typed: string, stored: string): string {
  const { replaced } = replacePersonalNumbers(stored)
  return replaced.reduce((text, { written, shown }) => text.replace(shown, () => written), typed)
}

function replacePersonalNumbers(typed: string) {
  const parts = typed
    .split(ownNumber)
    .map((text, place) => (place % 2 ? { text, replaced: [] } : replaceNumbers(text, 11, masks)))
  return { text: parts.map(({ text }) => text).join(''), replaced: parts.flatMap(({ replaced }) => replaced) }
}

/** What a person typed, for others to read: the one way to make a `WrittenText`. */
export function asWritten(typed: string): WrittenText {
  return WrittenText.parse(maskNumbers(typed).text)
}

/** The values that fill a sentence, the texts among them as others may read them. */
export function maskedValues(values: Record<string, string | number>): Record<string, string | number> {
  const masked = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? asWritten(value) : value,
  ])
  return Object.fromEntries(masked)
}
