import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { namesIn, type OpenCall, pathOf } from '#contract/open/calls/call.ts'
import { type OpenOrderAnswer, stringToSign } from '#contract/open/open.ts'
import { type OpenCallName, type OpenCalls, openCalls } from '#contract/open/open-calls.ts'

export type App = { id: string; secret: string }
export type Answer = z.output<typeof OpenOrderAnswer>
/** Calls about a record take its number first. */
type Sender<Call extends OpenCall> = Call extends { method: 'POST'; path: `${string}{no}${string}` }
  ? (no: string, input: z.input<Call['input']>) => Promise<z.output<Call['answer']>>
  : (input: z.input<Call['input']>) => Promise<z.output<Call['answer']>>
/** Every call of the contract, and `settled`, which resolves when every request is answered or given up. */
export type OpenApi = { [Name in OpenCallName]: Sender<OpenCalls[Name]> } & { settled(): Promise<void> }

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
  const senders = Object.entries<OpenCall>(openCalls).map(([name, call]) => [name, senderOf(call, send)])
  return { ...Object.fromEntries(senders), settled }
}

function senderOf(call: OpenCall, send: Send): (...sent: unknown[]) => Promise<unknown> {
  const { method, answer } = call
  if (method === 'GET') return async input => answer.parse(await send(method, addressOf(call, input as object)))
  return async (...sent) => {
    const [input, no] = sent.toReversed()
    return answer.parse(await send(method, pathOf(call, { no }), input))
  }
}

/** The path of a `GET`, with what it does not name as its query. */
function addressOf(call: OpenCall, input: object): string {
  const inPath = namesIn(call.path)
  const query = Object.entries(input).filter(([name, value]) => value !== undefined && !inPath.includes(name))
  const path = pathOf(call, { ...input })
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}

type Send = (method: OpenCall['method'], path: string, body?: unknown) => Promise<unknown>

function createSend(options: Options) {
  const underway = new Set<Promise<unknown>>()
  const send: Send = async (method, path, body) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const request = sendUntilAnswered(options, { method, path, body: text })
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

type Sent = { method: OpenCall['method']; path: string; body: string }

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
async function sendOnce(options: Options, { method, path, body }: Sent): Promise<Outcome> {
  const url = new URL(path, options.api)
  const signed = signedHeaders(options.app, { method, url, body })
  const json = method === 'GET' ? {} : { body, headers: { 'content-type': 'application/json' } }
  try {
    const response = await fetch(url, {
      method,
      ...json,
      headers: { ...json.headers, ...signed },
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
