import { timeZone } from '#contract/base/shanghai.ts'
import { yuanOf } from '#contract/base/texts/yuan.ts'
import type { Language } from '#contract/base/values.ts'
import { type MessageValue, type MessageVariable, messageVariables } from '#contract/open/messages/message-keys.ts'
import { fill } from '#server/kit/refusal.ts'
import { invisible } from '#server/people/index.ts'
import { valueWords } from '#words/open/message-templates.ts'
import type { Phrase } from '#words/words.ts'

type Words = string | Phrase

const numbers = inAll(tag => new Intl.NumberFormat(tag))
const amounts = inAll(tag => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, useGrouping: 'always' }))
const moments = inAll(tag => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }))
const between: Record<Language, string> = { zh: '；', en: '; ', es: '; ', ja: '、' }

/** One value as a person reads it in their language. */
export function sayValue(name: MessageVariable, value: MessageValue, language: Language): string {
  switch (messageVariables[name]) {
    case 'money':
      return sayMoney(Number(value), language)
    case 'number':
      return numbers[language].format(Number(value))
    case 'moment':
      return value === null ? valueWords.noEnd[language] : sayMoment(Number(value), language)
    default:
      return sayWords(value as Words | readonly Words[], language)
  }
}

/** `1,234.50 元`, `¥1,234.50`, `1.234,50 ¥` */
function sayMoney(fen: number, language: Language): string {
  const yuan = amounts[language].format(yuanOf(fen) as Intl.StringNumericLiteral)
  return fill(valueWords.money[language], { yuan })
}

function sayMoment(at: number, language: Language): string {
  // Some languages have a narrow space in a time, which SMS cannot carry.
  return moments[language].format(at).replace(/[\u202f\u00a0]/g, ' ')
}

/** Without the characters that turn the direction of what comes after. */
function sayWords(value: Words | readonly Words[], language: Language): string {
  const all: readonly Words[] = typeof value === 'string' || 'zh' in value ? [value] : value
  const said = all.map(one => (typeof one === 'string' ? one : one[language]).replace(invisible, '').trim())
  return said.filter(one => one !== '').join(between[language]) || valueWords.noReason[language]
}

/** One for each language, made once. */
function inAll<Format>(make: (tag: string) => Format): Record<Language, Format> {
  return { zh: make('zh-CN'), en: make('en'), es: make('es'), ja: make('ja') }
}
