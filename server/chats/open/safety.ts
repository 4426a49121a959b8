import type { RiskLabel } from '#contract/chats/chat.ts'
import { planOf, services } from '#contract/orders/service.ts'
import { links } from './links.ts'

type Mask = { label: RiskLabel; pattern: RegExp; hide: (found: string) => string }

const keepEnds = (head: number, tail: number) => (found: string) => {
  const characters = found.replace(/[^\dXx０-９]/g, '')
  return characters.slice(0, head) + '*'.repeat(characters.length - head - tail) + characters.slice(-tail)
}

/** Digits as people type them, and what they put between them. */
const digit = '[\\d０-９]'
const gap = '[ .·—–-]?'
const begins = `(?<!${digit})`
const ends = `(?!${digit})`
const provinces = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12])'
const born = '(?:19|20)\\d{2}(?:0[1-9]|1[0-2])[0-3]\\d'

/** Numbers that nobody needs to read in passing, the longest first. */
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
/** A number of ours: a moment and six digits, which by evening look like somebody's identity card. */
const ownNumber = new RegExp(
  `(?<![A-Za-z\\d])((?:${prefixes})\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:[01]\\d|2[0-3])(?:[0-5]\\d){2}\\d{6})(?!\\d)`,
)

const signs: readonly [RiskLabel, RegExp][] = [
  ['offPlatform', /微信|威信|\bvx\b|wechat|加\s*[qQ]|[qQ]{2}\s*[:：]?\s*\d{5,}|私下(转账|交易)|线下转账/i],
  ['abuse', /傻[逼叉]|去死|弄死|滚蛋|王八|操你|他妈的|废物/],
]

/** What is not seen but splits words and turns lines around; the joiner of emoji is not among them. */
const unseen = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

export type Read = { text: string; fullText: string | null; labels: RiskLabel[] }

/** A text from outside as people may see it: numbers masked, and what to beware of as labels. A link stays what it is, plain text. */
export function readSafely(written: string): Read {
  const text = written.replace(unseen, '')
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
  for (const [label, pattern] of signs) if (pattern.test(text)) labels.add(label)
  if (text.normalize('NFKC').match(links)) labels.add('link')
  return { text: shown, fullText: shown === text ? null : text, labels: [...labels] }
}

/** For a notification, which people read out of its context: without any address to go to. */
export function withoutLinks(text: string): string {
  const plain = text.normalize('NFKC')
  // Letters of full width make addresses as well; elsewhere they stay as they are.
  const isDisguised = plain.match(links)?.length !== text.match(links)?.length
  return (isDisguised ? plain : text).replace(links, '[…]')
}
