import type { InputOf, Operation, OutputOf } from '#contract/operation.ts'
import { type Envelope, type Reason, type RefusalData, signInAgainCodes } from '#contract/refusals.ts'
import type { Pass, session } from '#contract/session.ts'
import { askToSignInAgain, dropCaches, expiresAt, getToken, keepPass } from './session.ts'
import { text } from './text.ts'
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
    super(message || wordsNow(text).failed)
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

type Where = Pick<Operation, 'method' | 'path' | 'needs'>

async function send(where: Where, input: object, { requestId, signal }: CallOptions): Promise<unknown> {
  const envelope = await fetchEnvelope(requestOf(where, { ...input, ...(requestId && { requestId }) }), signal)
  if (envelope.code === 200) return envelope.data
  if (signInAgainCodes.includes(envelope.code)) askToSignInAgain()
  throw new Refused(envelope)
}

function requestOf({ method, path, needs }: Where, input: object): Request {
  const headers = new Headers({ 'accept-language': languageNow() })
  const token = getToken()
  if (token && needs !== 'nobody') headers.set('token', token)
  if (method === 'GET') return new Request(path + queryOf(input), { headers })
  const isForm = path === doors.login.path
  if (!isForm) headers.set('content-type', 'application/json')
  const body = isForm ? new URLSearchParams(input as Record<string, string>) : JSON.stringify(input)
  return new Request(path, { method, headers, body })
}

function queryOf(input: object): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

async function fetchEnvelope(request: Request, signal?: AbortSignal): Promise<Envelope> {
  const patience = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(request, { signal: signal ? AbortSignal.any([signal, patience]) : patience })
    return (await answer.json()) as Envelope
  } catch {
    signal?.throwIfAborted()
    dropCaches()
    throw new Unreachable(patience.aborted ? wordsNow(text).timedOut : wordsNow(text).unreachable)
  }
}

/** Stated again, because the schemas of the contract weigh as much as the whole sign-in page. */
const doors = {
  login: { method: 'POST', path: '/api/user/login', needs: 'nobody' },
  renewal: { method: 'POST', path: '/api/sysUser/refreshToken', needs: 'signed-in' },
} as const satisfies Record<string, Where>

/** Keeps the token. Throws as `call` does. */
export async function signIn(input: InputOf<typeof session.login>): Promise<void> {
  keepPass((await send(doors.login, input, {})) as Pass)
}

let renewing: Promise<void> | undefined

/** One renewal for all calls that wait; a window that does not know its expiry learns it by renewing. */
function renewWhenNear(): Promise<void> | undefined {
  if (!getToken() || (expiresAt() ?? 0) - Date.now() > renewBeforeMs) return undefined
  renewing ??= inTurn(renew).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Windows of one browser share the token, so they renew one after the other. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('citydesk-renew', work) : work()
}

async function renew(): Promise<void> {
  const before = getToken()
  try {
    keepPass((await send(doors.renewal, {}, {})) as Pass)
  } catch (error) {
    // Another window may have renewed it a moment ago. Otherwise the call that waits hears the same refusal itself.
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    if (before !== getToken()) return
  }
}
