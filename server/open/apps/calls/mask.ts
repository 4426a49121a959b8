import { readJson } from '#contract/base/json.ts'
import { maskNumbers } from '#server/people/index.ts'

/** Fields whose texts are ids, choices and times. Of every other text only its length is shown. */
const plainFields = new Set([
  ...['no', 'orderNo', 'refundNo', 'tradeNo', 'channelNo', 'externalNo', 'externalId', 'workerId', 'eventId'],
  ...['messageId', 'traceId', 'imageId', 'service', 'kind', 'event', 'by', 'type', 'state', 'stage', 'status', 'code'],
  ...['cityCode', 'cityCodes', 'occurredAt', 'sentAt', 'publishedAt', 'language'],
  ...['category', 'channel'],
])
/** What our own answers say of a refusal. Under such a name an app writes about people. */
const ownFields = new Set(['message', 'messageZh', 'docs'])
/** A text under `reason` is a code of ours, or what somebody typed. */
const reasonCode = /^[A-Za-z]\w{0,39}$/
const positionFields = new Set(['lng', 'lat'])
const mostBytes = 2048
const mostEntries = 20
const mostDepth = 12

/** Who wrote it: an app, or we ourselves. */
type Side = 'request' | 'answer'

/** A body as staff may see it: JSON with its secrets and personal data masked, cut. */
export function maskBody(body: string | undefined, side: Side): string {
  if (!body) return ''
  const json = readJson(body)
  return json === undefined
    ? `(${Buffer.byteLength(body)} bytes, not JSON)`
    : cut(JSON.stringify(mask(json, { side, field: '', depth: 0 }), null, 1))
}

/** Path and query: of the query, ids and choices alone are shown. */
export function maskUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${maskText(value, 'request', name)}`)
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

type Place = { side: Side; field: string; depth: number }

function mask(value: unknown, { side, field, depth }: Place): unknown {
  if (depth > mostDepth) return '…'
  if (typeof value === 'string') return maskText(value, side, field)
  if (typeof value === 'number') return maskNumber(value, field)
  const below = { side, depth: depth + 1 }
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(entry => mask(entry, { ...below, field }))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).slice(0, mostEntries)
  // The sentences about wrong fields are our own.
  if (side === 'answer' && field === 'fields')
    return Object.fromEntries(entries.map(([name, text]) => [name, maskText(String(text), side, 'message')]))
  return Object.fromEntries(entries.map(([name, part]) => [name, mask(part, { ...below, field: name })]))
}

function maskText(text: string, side: Side, field: string): string {
  const isPlain =
    plainFields.has(field) ||
    (side === 'answer' && ownFields.has(field)) ||
    (field === 'reason' && reasonCode.test(text))
  return isPlain ? maskNumbers(text.slice(0, mostBytes)).text : `***(${text.length})`
}

function maskNumber(value: number, field: string): unknown {
  if (positionFields.has(field)) return '***'
  const { text, found } = maskNumbers(String(value))
  return found.size > 0 ? text : value
}
