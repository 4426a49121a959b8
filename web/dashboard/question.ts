import { navigate, useLocation } from '#web/kit/route.ts'
import { type Question, questionIn } from './address.ts'

export type { Question } from './address.ts'

export type ChangeQuestion = (patch: Partial<Question>) => void

export function useDashboardQuestion(): [question: Question, change: ChangeQuestion] {
  const { path, search, hash } = useLocation()
  const question = questionIn(search)
  return [question, patch => navigate(path + addressWith({ ...question, ...patch }, search) + hash, { replace: true })]
}

/** Parameters that belong to others are kept. */
function addressWith(question: Question, search: string): string {
  const pairs = new URLSearchParams(search)
  for (const [name, value] of Object.entries(question)) {
    if (value === '') pairs.delete(name)
    else pairs.set(name, value)
  }
  const written = pairs.toString()
  return written && `?${written}`
}

/** As the blocks ask it. An address with one day only means that day. */
export function asked({ service, cityCode, from, to }: Question) {
  return { service: service || null, cityCode, from: from || to, to: to || from }
}
export type Asked = ReturnType<typeof asked>
