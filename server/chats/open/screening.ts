import type { RiskLabel } from '#contract/chats/chat.ts'
import { planOf, services } from '#contract/orders/service.ts'
import { links } from './links.ts'

type Mask = { label: RiskLabel; pattern: RegExp; hide: (found: string) => string }

const keepEnds = (head: number, tail: number) => (found: string) => {
  const characters = found.replace(/[^\dXx０-９]/g, '')
  return characters.slice(0, head) + '*'.repeat(characters.length - head - tail) + characters.slice(-tail)
}

/** Digits of both widths, and the separators that people type between them. */
const digit = '[\\d０-９]'
const gap = '[ .·—–-]?'
const begins = `(?<!${digit})`
const ends = `(?!${digit})`
const provinces = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12])'
const born = '(?:19|20)\\d{2}(?:0[1-9]|1[0-2])[0-3]\\d'

/** Personal numbers that are masked, the longest first. */
const masks: readonly Mask[] = [
  {
    label: 'idNumber',
    pattern: new RegExp(`${begins}${provinces}\\d{4}${gap}${born}${gap}\\d{3}[\\dXx]${ends}`, 'g'),
    hide: keepEnds(4, 4),
  },
  {
    label: 'card',
    pattern: new RegExp(
      `${begins}[3-69３-６９]${digit}{3}(?:${gap}${digit}{4}){2,3}(?:${gap}${digit}{1,4})${ends}`,
      'g',
    ),
    hide: keepEnds(4, 4),
  },
  {
    label: 'phone',
    pattern: new RegExp(
      `${begins}(?:[+＋]?(?:00)?86${gap})?[1１][3-9３-９]${digit}(?:${gap}${digit}{4}){2}${ends}`,
      'g',
    ),
    hide: keepEnds(3, 4),
  },
  {
    label: 'phone',
    pattern: new RegExp(`${begins}[1１][ -][3-9３-９](?:[ -]${digit}){9}${ends}`, 'g'),
    hide: keepEnds(3, 4),
  },
]

const prefixes = [...services.map(service => planOf(service).prefix), 'TK', 'TS', 'HB'].join('|')
/** A number of a record of ours: date, time and six digits, which can look like an identity number and is not masked. */
const ownNumber = new RegExp(
  `(?<![A-Za-z\\d])((?:${prefixes})\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:[01]\\d|2[0-3])(?:[0-5]\\d){2}\\d{6})(?!\\d)`,
)

const riskPatterns: readonly [RiskLabel, RegExp][] = [
  ['offPlatform', /微信|威信|\bvx\b|wechat|加\s*[qQ]|[qQ]{2}\s*[:：]?\s*\d{5,}|私下(转账|交易)|线下转账/i],
  ['abuse', /傻[逼叉]|去死|弄死|滚蛋|王八|操你|他妈的|废物/],
]

/** Invisible characters that split words or change the direction of a line; the joiner of emoji is kept. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

export type ScreenedText = { text: string; fullText: string | null; labels: RiskLabel[] }

/** A text from outside for staff to read: personal numbers masked, risks as labels. Links stay plain text. */
export function screenText(written: string): ScreenedText {
  const text = written.replace(invisible, '')
  const labels = new Set<RiskLabel>()
  const mask = (words: string) =>
    masks.reduce(
      (rest, { label, pattern, hide }) =>
        rest.replace(pattern, found => {
          labels.add(label)
          return hide(found)
        }),
      words,
    )
  const shown = text
    .split(ownNumber)
    .map((words, place) => (place % 2 ? words : mask(words)))
    .join('')
  for (const [label, pattern] of riskPatterns) if (pattern.test(text)) labels.add(label)
  if (text.normalize('NFKC').match(links)) labels.add('link')
  return { text: shown, fullText: shown === text ? null : text, labels: [...labels] }
}

/** The text of a notification, with links replaced: it is read without the warnings of the conversation. */
export function withoutLinks(text: string): string {
  const plain = text.normalize('NFKC')
  // Full-width letters can form an address; in all other texts they are kept.
  const isDisguised = plain.match(links)?.length !== text.match(links)?.length
  return (isDisguised ? plain : text).replace(links, '[…]')
}
