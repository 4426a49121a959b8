import { type Service, services } from '#contract/orders/service-names.ts'

/** What the address holds: a service, a city and days, each empty for all or for today. */
export type Question = { service: Service | ''; cityCode: string; from: string; to: string }

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

/** As the server takes them. */
function isDay(text: string): boolean {
  const isNear = text >= '2000' && text < '2101'
  return isNear && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
}
