import { planOf, services } from '#contract/orders/service.ts'

/**
 * Words of which each means that somebody wants something of us about one order, and so a complaint. A constant: they only
 * order the buttons, and a wrong one costs nothing.
 */
const words = [
  '退款',
  '骚扰',
  '投诉',
  '赔偿',
  '辱骂',
  '威胁',
  '少送',
  '多扣',
  'refund',
  'harass',
  'complain',
  'compensat',
  'reembolso',
  'acoso',
  'reclamación',
  'indemniza',
  '返金',
  '嫌がらせ',
  '苦情',
  '賠償',
] as const

const prefixes = services.map(service => planOf(service).prefix).join('|')
const orderNo = new RegExp(`(?<![A-Za-z\\d])(?:${prefixes})\\d{18}(?!\\d)`, 'i')

/** What in a text says that it is a complaint. */
export function complaintIn(text: string): { words: string[]; orderNo: string | null } {
  const small = text.normalize('NFKC').toLowerCase()
  return {
    words: words.filter(word => small.includes(word)),
    orderNo: orderNo.exec(small)?.[0].toUpperCase() ?? null,
  }
}
