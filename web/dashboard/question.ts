import { type Service, services } from '#contract/orders/service-names.ts'
import { navigate, useLocation } from '#web/kit/route.ts'

/** What the address holds: a service, a city and days, each empty for all or for today. */
export type Question = { service: Service | ''; cityCode: string; from: string; to: string }
export type ChangeQuestion = (patch: Partial<Question>) => void

export function useDashboardQuestion(): [question: Question, change: ChangeQuestion] {
  const { path, search, hash } = useLocation()
  const question = questionIn(search)
  return [question, patch => navigate(path + addressWith({ ...question, ...patch }, search) + hash, { replace: true })]
}

/** Read without a schema, which the first page would have to load. What is invalid is treated as missing. */
export function questionIn(search: string): Question {
  const params = new URLSearchParams(search)
  const read = (name: keyof Question, isValid: (text: string) => boolean) => {
    const text = params.get(name) ?? ''
    return isValid(text) ? text : ''
  }
  return {
    service: services.find(one => one === params.get('service')) ?? '',
    cityCode: read('cityCode', text => /^\d{6}$/.test(text)),
    from: read('from', isDay),
    to: read('to', isDay),
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
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
