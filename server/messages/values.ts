import { yuanOf } from '#contract/base/money.ts'
import { timeZone } from '#contract/base/shanghai.ts'
import type { Language } from '#contract/base/values.ts'
import { type MessageValue, type MessageVariable, messageVariables } from '#contract/messages/message-keys.ts'
import { fill } from '#server/kit/refusal.ts'
import { invisible } from '#server/people/index.ts'
import { valueWords } from '#words/messages/variables.ts'
import type { Phrase } from '#words/words.ts'

type Words = string | Phrase

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }
const between: Record<Language, string> = { zh: '；', en: '; ', es: '; ', ja: '、' }

/** One value as a person reads it in their language. */
export function sayValue(name: MessageVariable, value: MessageValue, language: Language): string {
  switch (messageVariables[name]) {
    case 'money':
      return sayMoney(Number(value), language)
    case 'number':
      return new Intl.NumberFormat(tags[language]).format(Number(value))
    case 'moment':
      return value === null ? valueWords.noEnd[language] : sayMoment(Number(value), language)
    default:
      return sayWords(value as Words | readonly Words[], language)
  }
}

/** `1,234.50 元`, `¥1,234.50`, `1.234,50 ¥` */
function sayMoney(fen: number, language: Language): string {
  const options = { minimumFractionDigits: 2, useGrouping: 'always' } as const
  const yuan = new Intl.NumberFormat(tags[language], options).format(yuanOf(fen) as Intl.StringNumericLiteral)
  return fill(valueWords.money[language], { yuan })
}

function sayMoment(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
  // Some languages have a narrow space in a time, which SMS cannot carry.
  return format.format(at).replace(/[\u202f\u00a0]/g, ' ')
}

/** Without the characters that turn the direction of what comes after. */
function sayWords(value: Words | readonly Words[], language: Language): string {
  const all: readonly Words[] = typeof value === 'string' || 'zh' in value ? [value] : value
  const said = all.map(one => (typeof one === 'string' ? one : one[language]).replace(invisible, '').trim())
  return said.filter(one => one !== '').join(between[language]) || valueWords.noReason[language]
}
