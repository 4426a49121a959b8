import type { Pass } from '#contract/access/session.ts'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import { type Envelope, type Reason, type RefusalData, signInAgainCodes } from '#contract/base/refusals.ts'
import { callsWords } from '#words/base/calls.ts'
import { isSomebodyHere } from './presence.ts'
import { askToSignInAgain, dropCaches, expiresAt, forgetSession, getToken, keepPass } from './session.ts'
import { createStore, useStore } from './store.ts'
import { languageNow, wordsNow } from './words.ts'

const timeoutMs = 20_000
const renewBeforeMs = 600_000

export type CallOptions = {
  /** One per button press: repeated with the same id, a command answers its first result. */
  requestId?: string
  signal?: AbortSignal
}

/** The server answered no. `message` is its sentence in the reader's language. */
export class Refused extends Error {
  readonly code: number
  readonly traceId: string
  readonly reason: Reason | undefined
  /** Path of the input → what is wrong with it. */
  readonly fields: Record<string, string>
  /** The record as it stands now, when somebody else was faster. */
  readonly record: unknown

  constructor({ code, message, traceId, data }: Envelope) {
    super(message || wordsNow(callsWords).failed)
    const why = data as Partial<RefusalData> | null
    this.name = 'Refused'
    this.code = code
    this.traceId = traceId
    this.reason = why?.reason
    this.fields = why?.fields ?? {}
    this.record = why?.record
  }
}

/** No answer of the application came back. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Throws `Refused` or `Unreachable`; the reason of an aborted `signal` comes through as it is. */
export async function call<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions = {},
): Promise<OutputOf<O>> {
  if (operation.needs !== 'nobody') await renewWhenNear()
  return (await send(operation, input as object, options)) as OutputOf<O>
}

/** Stated by hand where the schemas of the contract would weigh more than the page that asks. */
export type Endpoint = Pick<Operation, 'method' | 'path' | 'needs'> & { isForm?: boolean }

/** As `call`, without renewing the token before. */
export async function send(door: Endpoint, input: object, { requestId, signal }: CallOptions = {}): Promise<unknown> {
  const body = input instanceof FormData ? input : { ...input, ...(requestId && { requestId }) }
  const envelope = await fetchEnvelope(requestOf(door, body), signal)
  if (envelope.code === 200) return envelope.data
  if (signInAgainCodes.includes(envelope.code)) askToSignInAgain()
  throw new Refused(envelope)
}

/** Signs in through `door` and keeps the pass. Throws as `call` does. */
export async function takePass(door: Endpoint, input: object): Promise<void> {
  keepPass((await send(door, input)) as Pass, 'in')
}

/** Signed out here at once; the server hears of it when it can be reached. */
export function signOut(): void {
  const farewell = requestOf(endpoints.logout, {})
  forgetSession()
  fetch(farewell, { keepalive: true }).catch(() => {})
}

function requestOf({ method, path, needs, isForm = false }: Endpoint, input: object): Request {
  const headers = new Headers({ 'accept-language': languageNow() })
  const token = getToken()
  if (token && needs !== 'nobody') headers.set('token', token)
  if (method === 'GET') return new Request(addressOf(path, input), { headers })
  if (input instanceof FormData) return new Request(path, { method, headers, body: input })
  if (!isForm) headers.set('content-type', 'application/json')
  const body = isForm ? new URLSearchParams(input as Record<string, string>) : JSON.stringify(input)
  return new Request(path, { method, headers, body })
}

/** What the path has a place for, as `:id`, stands there; the rest is the query. */
function addressOf(path: string, input: object): string {
  const said = new Map(Object.entries(input))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(said.get(name)))
    said.delete(name)
    return value
  })
  return filled + queryOf(said)
}

function queryOf(said: ReadonlyMap<string, unknown>): string {
  const pairs = [...said].filter(([, value]) => value !== undefined && value !== null)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

const trouble = createStore<string | undefined>(undefined)

/** Why the server cannot be reached, from a failed call until the next answer. */
export function useTrouble(): string | undefined {
  return useStore(trouble)
}

async function fetchEnvelope(request: Request, signal?: AbortSignal): Promise<Envelope> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(request, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
    const envelope = (await answer.json()) as Envelope
    trouble.set(undefined)
    return envelope
  } catch {
    signal?.throwIfAborted()
    dropCaches()
    const why = timeout.aborted ? wordsNow(callsWords).timedOut : wordsNow(callsWords).unreachable
    trouble.set(why)
    throw new Unreachable(why)
  }
}

const endpoints = {
  renewal: { method: 'POST', path: '/api/sysUser/refreshToken', needs: 'signed-in' },
  logout: { method: 'POST', path: '/api/sysUser/logout', needs: 'signed-in' },
} as const satisfies Record<string, Endpoint>

let renewing: Promise<void> | undefined

/** One renewal for all calls that wait; a window that does not know its expiry learns it by renewing. */
export function renewWhenNear(): Promise<void> | undefined {
  if (!getToken() || !isSomebodyHere() || (expiresAt() ?? 0) - Date.now() > renewBeforeMs) return undefined
  renewing ??= inTurn(renew).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Windows of one browser share the token, so one of them renews it for all. */
function inTurn(work: (before: string | undefined) => Promise<void>): Promise<void> {
  const before = getToken()
  return navigator.locks ? navigator.locks.request('citydesk-renew', () => work(before)) : work(before)
}

async function renew(before: string | undefined): Promise<void> {
  // Another window was faster while this one waited its turn, and has told us when the new one ends.
  if (before !== getToken()) return
  try {
    keepPass((await send(endpoints.renewal, {})) as Pass, 'renewed')
  } catch (error) {
    // The call that waits hears the same refusal itself.
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error
  }
}
