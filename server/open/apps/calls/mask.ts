import { readJson } from '#contract/base/json.ts'
import { maskNumbers } from '#server/people/index.ts'

/** Fields whose texts are ids, choices and times. Of every other text only its length is shown. */
const plainFields = new Set([
  ...['no', 'orderNo', 'refundNo', 'tradeNo', 'channelNo', 'externalNo', 'externalId', 'workerId', 'eventId'],
  ...['messageId', 'traceId', 'imageId', 'service', 'kind', 'event', 'by', 'type', 'state', 'stage', 'status', 'code'],
  ...['cityCode', 'cityCodes', 'occurredAt', 'sentAt', 'publishedAt', 'language', 'message', 'messageZh', 'docs'],
  ...['category', 'channel'],
])
/** A text under `reason` is a code of ours, or what somebody typed. */
const reasonCode = /^[A-Za-z]\w{0,39}$/
const positionFields = new Set(['lng', 'lat'])
const mostBytes = 2048
const mostEntries = 20
const mostDepth = 12

/** A body as staff may see it: JSON with its secrets and personal data masked, cut. */
export function maskBody(body: string | undefined): string {
  if (!body) return ''
  const json = readJson(body)
  return json === undefined ? `(${Buffer.byteLength(body)} bytes, not JSON)` : cut(JSON.stringify(mask(json), null, 1))
}

/** Path and query: of the query, ids and choices alone are shown. */
export function maskUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${mask(value, name)}`)
  return cut(maskNumbers(path).text + (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
}

/** At most 2 KB, without half a character at the end. */
export function cut(text: string): string {
  const bytes = Buffer.from(text)
  return bytes.length <= mostBytes
    ? text
    : `${bytes
        .subarray(0, mostBytes)
        .toString()
        .replace(/\uFFFD$/, '')}…`
}

function mask(value: unknown, field = '', depth = 0): unknown {
  if (depth > mostDepth) return '…'
  if (typeof value === 'string') return maskText(value, field)
  if (typeof value === 'number') return maskNumber(value, field)
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(entry => mask(entry, field, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).slice(0, mostEntries)
  // The sentences about wrong fields are our own.
  if (field === 'fields')
    return Object.fromEntries(entries.map(([name, text]) => [name, maskText(String(text), 'message')]))
  return Object.fromEntries(entries.map(([name, part]) => [name, mask(part, name, depth + 1)]))
}

function maskText(text: string, field: string): string {
  const isPlain = plainFields.has(field) || (field === 'reason' && reasonCode.test(text))
  return isPlain ? maskNumbers(text.slice(0, mostBytes)).text : `***(${text.length})`
}

function maskNumber(value: number, field: string): unknown {
  if (positionFields.has(field)) return '***'
  const { text, found } = maskNumbers(String(value))
  return found.size > 0 ? text : value
}
