import { refuseBannedTerm } from '#server/bannedTerms/index.ts'
import { isAllowedLink, links } from '#server/chats/open/links.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

const secrets = '(?:验证码|校验码|动态码|(?:支付|登录)?密码|银行卡号|卡号|cvv|安全码)'
const requests = new RegExp(
  [
    `(?:把|发|给|提供|告诉|报|说|输入|填|需要|请).{0,8}${secrets}`,
    `${secrets}.{0,6}(?:是多少|发[给我来]|告诉|多少|给我)`,
    '(?:发|提供|告诉|报|拍).{0,8}银行卡',
    `短信.{0,6}(?:数字|[四六4-6]位).{0,6}(?:发|报|告诉|给|说|多少)|(?:发|报|告诉|给|说).{0,6}短信.{0,6}(?:数字|[四六4-6]位)`,
  ].join('|'),
)
const englishRequests =
  /\b(?:send|tell|give|provide|share|enter|need|what(?:'s| is))\b.{0,30}\b(?:(?:verification|security|sms|login|one[- ]time) (?:code|pin)|password|passcode|otp|cvv|card number)/

/** Allowed warnings: a negation, and between it and the secret only words that belong to the negation. */
const warnings = new RegExp(
  `(?:不会|不要|请勿|切勿|勿|别|无需|不需要|不用|不得)(?:再|向|跟|对|将|把|您|你|的|任何|他人|别人|用户|顾客|轻易|随意|随便|主动|以|方式|理由|提供|告诉|告知|泄露|透露|索要|索取|询问|要求|要|问|发送|发|分享|输入|填写|填|报|说|和|与|或|、|短信|手机|收到|人|${secrets}){0,14}(?:${secrets}|银行卡)(?:(?:告诉|告知|发给|透露给|泄露给|提供给|给)(?:任何人|他人|别人|其他人|陌生人))?`,
  'g',
)
const englishWarnings = /\b(?:never|not|don't|won't)\b[^,.;!?]{0,60}/g

/** Refuses what staff write to a customer when it asks for secrets, links to a host that is not allowed, or holds a banned term. */
export async function refuseUnsafe({ db, runtime: { config } }: CommandContext, text: string): Promise<void> {
  const plain = text.normalize('NFKC')
  const sentences = plain.toLowerCase().split(/[。!?\n]/)
  if (sentences.some(asksForSecrets)) refuse('asksForSecrets')
  const hosts = [...config.CHAT_LINK_HOSTS, ...(config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).hostname] : [])]
  for (const [found] of plain.matchAll(links)) if (!isAllowedLink(found, hosts)) refuse('linkNotAllowed')
  await refuseBannedTerm(db, text)
}

/** Blanks between Chinese characters are ignored. */
function asksForSecrets(sentence: string): boolean {
  if (englishRequests.test(sentence.replace(englishWarnings, ''))) return true
  return requests.test(sentence.replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '').replace(warnings, ''))
}
