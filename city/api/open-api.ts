import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type OpenEvent, OpenOrderAnswer, stringToSign } from '#contract/open/open.ts'
import { type OpenAnnouncementRead, OpenAnnouncementReadAnswer } from '#contract/open/open-announcements.ts'
import {
  type OpenMessage,
  OpenMessageAnswer,
  type OpenPacketOpening,
  type OpenRating,
} from '#contract/open/open-chats.ts'
import type { OpenMerchants } from '#contract/open/open-merchants.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { OpenLanguages } from '#contract/open/open-people.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import { type ComplaintCalls, createComplaintCalls } from './complaint-calls.ts'
import { createFeedbackCalls, type FeedbackCalls } from './feedback-calls.ts'
import { createMoneyCalls, type MoneyCalls } from './money-calls.ts'
import { createReviewCalls, type ReviewCalls } from './review-calls.ts'

export type App = { id: string; secret: string }
export type Answer = { no: string; id: number; state: string; version: number }
export type OpenApi = ReviewCalls &
  MoneyCalls &
  FeedbackCalls &
  ComplaintCalls & {
    placeOrder(order: OpenOrder): Promise<Answer>
    sendEvent(no: string, event: OpenEvent): Promise<Answer>
    sendWorkers(workers: OpenWorkers['workers']): Promise<void>
    sendMerchants(merchants: OpenMerchants['merchants']): Promise<void>
    sendLanguages(people: OpenLanguages['people']): Promise<void>
    sendMessage(message: OpenMessage): Promise<{ id: number; chatId: number }>
    rate(rating: OpenRating): Promise<void>
    openPacket(no: string, opening: OpenPacketOpening): Promise<void>
    readAnnouncement(no: string, how: 'read' | 'acknowledge', reader: OpenAnnouncementRead): Promise<void>
    /** Resolves when every request is answered or given up. */
    settled(): Promise<void>
  }

/** The server refused the request; repeating it would not help. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(`The open API refused with ${status}: ${message}`)
    this.status = status
  }
}

type Options = {
  api: string
  app: App
  /** Of one request; default 10 s. */
  timeoutMs?: number
  signal?: AbortSignal
  onProblem?: (problem: string) => void
}

/** Signed requests, repeated while the server cannot be reached or is overloaded, until `signal` aborts; a refusal throws `Refused`. */
export function createOpenApi(options: Options): OpenApi {
  const { send, settled } = createSend(options)
  const post: Post = (path, body, headers) => send('POST', path, body, headers)
  return {
    placeOrder: async order =>
      OpenOrderAnswer.parse(await post('/open/v1/orders', order, { 'idempotency-key': order.externalNo })),
    sendEvent: async (no, event) =>
      OpenOrderAnswer.parse(
        await post(`/open/v1/orders/${encodeURIComponent(no)}/events`, event, { 'idempotency-key': event.eventId }),
      ),
    sendWorkers: async workers => {
      await post('/open/v1/workers', { workers })
    },
    sendMerchants: async merchants => {
      await post('/open/v1/merchants', { merchants })
    },
    sendLanguages: async people => {
      await post('/open/v1/people/languages', { people })
    },
    sendMessage: async message => OpenMessageAnswer.parse(await post('/open/v1/chat/messages', message)),
    rate: async rating => {
      await post('/open/v1/chat/rating', rating)
    },
    openPacket: async (no, opening) => {
      await post(`/open/v1/redpackets/${encodeURIComponent(no)}/open`, opening)
    },
    readAnnouncement: async (no, how, reader) => {
      OpenAnnouncementReadAnswer.parse(await post(`/open/v1/announcements/${encodeURIComponent(no)}/${how}`, reader))
    },
    ...createComplaintCalls(post),
    ...createReviewCalls(post),
    ...createMoneyCalls(send),
    ...createFeedbackCalls(send),
    settled,
  }
}

type Method = 'GET' | 'POST' | 'PUT'
type Post = (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>
/** One signed request; `body` is left out where it is undefined. */
export type Send = (method: Method, path: string, body?: unknown, headers?: Record<string, string>) => Promise<unknown>

function createSend(options: Options) {
  const underway = new Set<Promise<unknown>>()
  const send: Send = async (method, path, body, headers = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const request = sendUntilAnswered(options, { method, path, body: text, headers })
    underway.add(request)
    try {
      return await request
    } finally {
      underway.delete(request)
    }
  }
  const settled = async () => {
    await Promise.allSettled(underway)
  }
  return { send, settled }
}

/** The five headers that authenticate the app and the body. */
export function signedHeaders(app: App, request: { method: string; url: URL; body: string }): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const bodySha256 = createHash('sha256').update(request.body).digest('hex')
  const { pathname: path, search } = request.url
  const text = stringToSign({ method: request.method, path, query: search.slice(1), timestamp, nonce, bodySha256 })
  return {
    'x-app-id': app.id,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-body-sha256': bodySha256,
    'x-signature': createHmac('sha256', app.secret).update(text).digest('base64'),
  }
}

type Sent = { method: Method; path: string; body: string; headers: Record<string, string> }

async function sendUntilAnswered(options: Options, sent: Sent): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    options.signal?.throwIfAborted()
    const outcome = await sendOnce(options, sent)
    if ('answer' in outcome) return outcome.answer
    options.onProblem?.(`${sent.path}: ${outcome.problem}`)
    const pauseMs = outcome.pauseMs ?? Math.min(30_000, 500 * 2 ** Math.min(attempt, 6))
    await wait(pauseMs, undefined, options.signal ? { signal: options.signal } : {})
  }
}

type Outcome = { answer: unknown } | { problem: string; pauseMs?: number }

/** Signed for each attempt: a nonce is valid once, a timestamp for a short time. */
async function sendOnce(options: Options, { method, path, body, headers }: Sent): Promise<Outcome> {
  const url = new URL(path, options.api)
  const signed = signedHeaders(options.app, { method, url, body })
  const json = method === 'GET' ? {} : { body, headers: { 'content-type': 'application/json' } }
  try {
    const response = await fetch(url, {
      method,
      ...json,
      headers: { ...json.headers, ...headers, ...signed },
      // A city that stops waits for the answer: the server would wait a minute for the connection of an aborted call.
      signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
    })
    const text = await response.text()
    if (response.ok) return { answer: text === '' ? null : JSON.parse(text) }
    if (!isTemporary(response.status)) throw new Refused(response.status, text.slice(0, 300))
    return { problem: `HTTP ${response.status}`, ...retryAfterOf(response) }
  } catch (error) {
    if (error instanceof Refused || options.signal?.aborted) throw error
    return { problem: String(error instanceof Error ? (error.cause ?? error) : error) }
  }
}

function isTemporary(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

function retryAfterOf(response: Response): { pauseMs?: number } {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? { pauseMs: Math.min(seconds, 60) * 1000 } : {}
}
