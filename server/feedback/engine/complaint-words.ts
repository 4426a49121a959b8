import { planOf, services } from '#contract/orders/service.ts'
import { contentWords } from '#words/feedback/feedback.ts'

const words: readonly string[] = Object.values(contentWords.complaint).flat()
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
