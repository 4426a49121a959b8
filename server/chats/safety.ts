import type { RiskLabel } from '#contract/chat.ts'
import { planOf, services } from '#contract/service.ts'
import { refuse } from '#server/kit/refusal.ts'

type Mask = { label: RiskLabel; pattern: RegExp; hide: (found: string) => string }

const keepEnds = (head: number, tail: number) => (found: string) => {
  const characters = found.replace(/[\s-]/g, '')
  return characters.slice(0, head) + '*'.repeat(characters.length - head - tail) + characters.slice(-tail)
}

/** Numbers that nobody needs to read in passing, the longest first. People write them with spaces and dashes. */
const masks: readonly Mask[] = [
  { label: 'idNumber', pattern: /(?<!\d)\d{6}(?:19|20)\d{2}[01]\d[0-3]\d\d{3}[\dXx](?!\d)/g, hide: keepEnds(4, 4) },
  { label: 'card', pattern: /(?<!\d)[3-6]\d{3}(?:[ -]?\d{4}){2,3}(?:[ -]?\d{1,4})(?!\d)/g, hide: keepEnds(4, 4) },
  { label: 'phone', pattern: /(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g, hide: keepEnds(3, 4) },
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

/** A web address, or what people take for one: `www.x`, `x.com/…`, also with the dot written out. */
const link =
  /(?:https?:\/\/|www\.)[^\s，。；、）)]+|(?<![\w@.-])(?:[a-z0-9-]+(?:\.|。|\s?点\s?))+(?:com|cn|net|org|top|xyz|cc|vip|info|shop|site|app|link|io|me)(?:[/:?][^\s，。；、）)]*)?(?![\w-])/gi

const questions =
  /(把|发|给|提供|告诉|报|说|输入|填|需要|请).{0,8}(验证码|校验码|动态码|密码|支付密码|银行卡(号)?|卡号|CVV|安全码)|(验证码|密码|银行卡号|卡号).{0,6}(是多少|发(给|我|来)|告诉|多少|给我)/i
/** What staff rightly say about them. */
const warnings = /(不会|不要|请勿|切勿|勿|别|无需|不需要|不得).{0,10}(验证码|校验码|密码|银行卡|卡号)/

const posing = /客服|官方|平台/

export type Read = { text: string; fullText: string | null; labels: RiskLabel[] }

/** A text from outside as people may see it: numbers masked, and what to beware of as labels. A link stays what it is, plain text. */
export function readSafely(text: string): Read {
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
  if (text.match(link)) labels.add('link')
  return { text: shown, fullText: shown === text ? null : text, labels: [...labels] }
}

/** For a notification, which people read out of its context: without any address to go to. */
export function withoutLinks(text: string): string {
  return text.replace(link, '[…]')
}

/** Staff never ask for secrets, and send nobody to a place that is not on the list. */
export function refuseUnsafe(text: string, allowedHosts: readonly string[]): void {
  const sentences = text.split(/[。！？!?\n]/)
  if (sentences.some(sentence => questions.test(sentence) && !warnings.test(sentence))) refuse('asksForSecrets')
  for (const [found] of text.matchAll(link)) {
    if (!isAllowed(found, allowedHosts)) refuse('linkNotAllowed')
  }
}

function isAllowed(found: string, allowedHosts: readonly string[]): boolean {
  const address = /^https?:/i.test(found) ? found : `https://${found}`
  if (!URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return !username && !password && allowedHosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}

/** Nobody outside is called as if they were ours. */
export function refusePosing(name: string): void {
  if (posing.test(name.normalize('NFKC').replace(/\s/g, ''))) refuse('nameNotAllowed')
}
