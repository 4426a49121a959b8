import type { Pass } from '#contract/access/session.ts'
import type { LiveAnswer, LiveAnswers, LiveQuestion } from '#contract/base/live.ts'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Envelope, Reason, RefusalData } from '#contract/base/refusals.ts'
import { mustSignInAgain } from '#contract/base/sign-in-codes.ts'
import { callsWords } from '#words/base/ui.ts'
import { api, type Endpoint } from './api.ts'
import { learnClock, serverNow } from './clock.ts'
import { isSomebodyHere } from './presence.ts'
import { askToSignInAgain, clearSession, dropCaches, expiresAt, getToken, storePass, tokenAfter } from './session.ts'
import { createStore, useStore } from './store.ts'
import { findLocks } from './windows.ts'
import { languageNow, wordsNow } from './words.ts'

const timeoutMs = 20_000
const renewBeforeMs = 600_000

type CallOptions = {
  /** One per button press: repeated with the same id, a command answers its first result. */
  requestId?: string
  signal?: AbortSignal
}

/** The server, or something before it, answered no. `message` is a sentence in the reader's language. */
export class Refused extends Error {
  readonly code: number
  readonly traceId: string
  readonly reason: Reason | undefined
  /** Path of the input → what is wrong with it. */
  readonly fields: Record<string, string>
  /** The record as it stands now, when somebody else was faster. */
  readonly record: unknown
  /** By something on the way, such as a proxy: nobody knows whether the application would have. */
  readonly isForeign: boolean

  constructor({ code, message, traceId, data }: Envelope) {
    super(message || wordsNow(callsWords).failed)
    const why = data as Partial<RefusalData> | null
    this.name = 'Refused'
    this.code = code
    this.traceId = traceId
    this.reason = why?.reason
    this.fields = why?.fields ?? {}
    this.record = why?.record
    this.isForeign = traceId === ''
  }
}

/** The application did not answer: at once or, `isLate`, within the time-out. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  readonly isLate: boolean

  constructor(message: string, isLate: boolean) {
    super(message)
    this.isLate = isLate
  }
}

/** Throws `Refused` or `Unreachable`; the reason of an aborted `signal` comes through as it is. */
export async function call<O extends Endpoint>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions = {},
): Promise<OutputOf<O>> {
  await renewWhenNear()
  return (await send(operation, input as object, options)) as OutputOf<O>
}

/** Asks together what the screen shows, as far as it is not known here. Throws as `call` does. */
export async function callLive(questions: readonly LiveQuestion[], signal: AbortSignal): Promise<LiveAnswer[]> {
  await renewWhenNear()
  const { answers } = (await send(live, { questions }, { signal })) as LiveAnswers
  return answers
}

/** As `call`, without renewing the token before. */
export async function send(endpoint: Line, input: object, { requestId, signal }: CallOptions = {}): Promise<unknown> {
  const body = input instanceof FormData ? input : { ...input, ...(requestId && { requestId }) }
  const envelope = await fetchEnvelope(requestOf(endpoint, body), signal)
  if (envelope.code === 200) return envelope.data
  if (mustSignInAgain(envelope.code)) askToSignInAgain()
  throw new Refused(envelope)
}

/** Signs in through `endpoint` and stores the token. Throws as `call` does. */
export async function signIn(endpoint: Endpoint, input: object): Promise<void> {
  storePass((await send(endpoint, input)) as Pass, 'in')
}

/** Signed out here at once; the server is told without waiting for its answer. */
export function signOut(): void {
  const request = requestOf(api.session.logout, {})
  clearSession('out')
  fetch(request, { keepalive: true }).catch(() => {})
}

/** The path of the sign-in, which is fixed from outside, takes what an HTML form sends. */
function requestOf({ method, path }: Line, input: object): Request {
  const headers = new Headers({ 'accept-language': languageNow() })
  const token = getToken()
  if (token) headers.set('token', token)
  if (method === 'GET') return new Request(addressOf(path, input), { headers })
  if (input instanceof FormData) return new Request(path, { method, headers, body: input })
  const isForm = path === api.session.login.path
  if (!isForm) headers.set('content-type', 'application/json')
  const body = isForm ? new URLSearchParams(input as Record<string, string>) : JSON.stringify(input)
  return new Request(path, { method, headers, body })
}

/** Fields with a place in the path, such as `:id`, go there; the rest is the query. */
function addressOf(path: string, input: object): string {
  const fields = new Map(Object.entries(input))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields.get(name)))
    fields.delete(name)
    return value
  })
  return filled + queryOf(fields)
}

function queryOf(fields: ReadonlyMap<string, unknown>): string {
  const pairs = [...fields].filter(([, value]) => value !== undefined && value !== null)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

const connectionProblem = createStore<string | undefined>(undefined)

/** Why the server cannot be reached, from a failed call until the next answer. */
export function useConnectionProblem(): string | undefined {
  return useStore(connectionProblem)
}

async function fetchEnvelope(request: Request, signal?: AbortSignal): Promise<Envelope> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const askedAt = performance.now()
    const answer = await fetch(request, { signal: AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]) })
    const answeredAt = performance.now()
    const envelope = envelopeIn(await answer.text())
    if (!envelope) throw foreignAnswer(answer.status)
    learnClock(answer.headers.get('date'), askedAt, answeredAt)
    connectionProblem.set(undefined)
    return envelope
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Refused) throw error
    dropCaches()
    const isTimedOut = timeout.signal.aborted
    const lost = isTimedOut ? wordsNow(callsWords).timedOut : wordsNow(callsWords).unreachable
    const why = error instanceof Unreachable ? error.message : lost
    connectionProblem.set(why)
    throw new Unreachable(why, isTimedOut)
  } finally {
    clearTimeout(timer)
  }
}

/** Undefined for a page of a proxy, whatever it is written in. */
function envelopeIn(text: string): Envelope | undefined {
  try {
    const read = JSON.parse(text) as Partial<Envelope> | null
    return typeof read?.code === 'number' && typeof read.traceId === 'string' ? (read as Envelope) : undefined
  } catch {
    return undefined
  }
}

/** What stands before the server answered in its place. From 502 on it says that it does not reach it. */
function foreignAnswer(status: number): Refused | Unreachable {
  const words = wordsNow(callsWords)
  if (status >= 502) return new Unreachable(words.restarting, false)
  const message = status === 413 ? words.tooLargeOnTheWay : words.foreignAnswer(status)
  return new Refused({ code: status, success: false, message, data: null, traceId: '' })
}

/** Where a request goes. */
type Line = Pick<Endpoint, 'method' | 'path'>

const live: Line = { method: 'POST', path: '/api/live' }
let renewing: Promise<void> | undefined
const renewalLock = 'citydesk-renew'

/** One renewal for all calls that wait; a window that does not know when its token ends learns it by renewing. */
export function renewWhenNear(): Promise<void> | undefined {
  if (!getToken() || !isSomebodyHere() || (expiresAt() ?? 0) - serverNow() > renewBeforeMs) return undefined
  renewing ??= renewInOneWindow().finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Windows of one browser share the token, so one of them renews it for all. */
async function renewInOneWindow(): Promise<void> {
  const locks = await findLocks()
  if (!locks) return renew()
  const before = getToken()
  const isFree = await locks.request(renewalLock, { ifAvailable: true }, async lock => {
    if (lock) await renew()
    return lock !== null
  })
  // Another window renews it; its cookie arrives here a moment after its lock is free.
  if (!isFree) await locks.request(renewalLock, async () => void ((await tokenAfter(before)) ?? (await renew())))
}

async function renew(): Promise<void> {
  try {
    storePass((await send(api.session.refreshToken, {})) as Pass, 'renewed')
  } catch (error) {
    // The call that waits gets the same refusal.
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error
  }
}
