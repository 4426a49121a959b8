/** Doors and boxes whose codes are asked for in daily work. */
const places =
  '门禁?|门锁|密码锁|小区|单元|楼[下道栋梯]|电梯|入户|车库|道闸|wi-?fi|无线网络?|(?<!保险)柜子?|(?:行李|外卖|快递|储物|保温|餐)箱|门牌'
const ownPassword = `(?<!(?:${places})(?:的|上的|开门|开锁|解锁|进门|进入)?)密码(?!锁)`
const secrets = `(?:验证码|校验码|动态码|(?:支付|登录|账[户号]|手机|银行卡)?${ownPassword}|银行卡号|(?<!门禁|会员|电梯)卡号|cvv|安全码)`
const requests = new RegExp(
  [
    `(?:把|发|给|提供|告诉|报|说|输入|填|需要|请).{0,8}${secrets}`,
    `${secrets}.{0,6}(?:是多少|发[给我来]|告诉|多少|给我)`,
    '(?:发|提供|告诉|报|拍).{0,8}银行卡',
    `短信.{0,6}(?:数字|[四六4-6]位).{0,6}(?:发|报|告诉|给|说|多少)|(?:发|报|告诉|给|说).{0,6}短信.{0,6}(?:数字|[四六4-6]位)`,
  ].join('|'),
)
const englishPassword =
  '(?<!\\b(?:door|gate|wi-?fi|locker|building|lobby|entrance|suitcase|garage|lift|elevator) )(?:password|passcode)'
const englishRequests = new RegExp(
  `\\b(?:send|tell|give|provide|share|enter|need|what(?:'s| is))\\b.{0,30}\\b(?:(?:verification|security|sms|login|one[- ]time) (?:code|pin)|${englishPassword}|otp|cvv|card number)`,
)

/** Allowed warnings: a negation, and between it and the secret only words that belong to the negation. */
const warnings = new RegExp(
  `(?:不会|不要|请勿|切勿|勿|别|无需|不需要|不用|不得)(?:再|向|跟|对|将|把|您|你|的|任何|他人|别人|用户|顾客|轻易|随意|随便|主动|以|方式|理由|提供|告诉|告知|泄露|透露|索要|索取|询问|要求|要|问|发送|发|分享|输入|填写|填|报|说|和|与|或|、|短信|手机|收到|人|${secrets}){0,14}(?:${secrets}|银行卡)(?:(?:告诉|告知|发给|透露给|泄露给|提供给|给)(?:任何人|他人|别人|其他人|陌生人))?`,
  'g',
)
const englishWarnings = /\b(?:never|not|don't|won't)\b[^,.;!?]{0,60}/g

/** Whether a text asks somebody for what nobody may know, such as passwords of accounts and codes of banks. */
export function asksForSecrets(text: string): boolean {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[。!?\n]/)
    .some(isRequest)
}

/** Blanks between Chinese characters are ignored. */
function isRequest(sentence: string): boolean {
  if (englishRequests.test(sentence.replace(englishWarnings, ''))) return true
  return requests.test(sentence.replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '').replace(warnings, ''))
}
