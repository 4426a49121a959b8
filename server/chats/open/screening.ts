import type { RiskLabel } from '#contract/chats/chat.ts'
import { invisible, maskNumbers } from '#server/people/index.ts'
import { linksIn, plainText } from './links.ts'

const riskPatterns: readonly [RiskLabel, RegExp][] = [
  ['offPlatform', /微信|威信|\bvx\b|wechat|加\s*[qQ]|[qQ]{2}\s*[:：]?\s*\d{5,}|私下(转账|交易)|线下转账/i],
  ['abuse', /傻[逼叉]|去死|弄死|滚蛋|王八|操你|他妈的|废物/],
]

type ScreenedText = { text: string; fullText: string | null; labels: RiskLabel[] }

/** A text from outside for staff to read: personal numbers masked, risks as labels. Links stay plain text. */
export function screenText(written: string): ScreenedText {
  const text = written.replace(invisible, '')
  const { text: shown, found } = maskNumbers(text)
  const labels = new Set<RiskLabel>(found)
  for (const [label, pattern] of riskPatterns) if (pattern.test(text)) labels.add(label)
  if (linksIn(plainText(text)).length > 0) labels.add('link')
  return { text: shown, fullText: shown === text ? null : text, labels: [...labels] }
}

/** The text of a notification, with links replaced: it is read without the warnings of the conversation. */
export function withoutLinks(text: string): string {
  const plain = plainText(text)
  const found = linksIn(plain).map(({ written }) => written)
  // Full-width letters can form an address; in all other texts they are kept.
  const isDisguised = found.some(written => !text.includes(written))
  return found
    .toSorted((one, other) => other.length - one.length)
    .reduce((shown, written) => shown.replaceAll(written, '[…]'), isDisguised ? plain : text)
}
