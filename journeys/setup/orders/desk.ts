import { type Pass, type Person, session } from '#contract/access/session.ts'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import { type Envelope, type RefusalData, refusals } from '#contract/base/refusals.ts'
import type { Language } from '#contract/base/values.ts'
import { openSocket, type TestSocket } from '../process/socket.ts'

/** The server's no, as a person meets it. */
export class Refused extends Error {
  readonly code: number
  readonly reason: RefusalData['reason']
  readonly fields: Record<string, string>
  readonly record: unknown

  constructor({ code, message, data }: Envelope<RefusalData>) {
    super(message)
    this.code = code
    this.reason = data.reason
    this.fields = data.fields ?? {}
    this.record = data.record
  }
}

export type CallOptions = {
  token?: string
  requestId?: string
  language?: Language
  headers?: Record<string, string>
}

/** Compressing and reading what was compressed would be a tenth of the work of a call; `desk/live/live-answers.test.ts` asks for it. */
export const uncompressed = { 'accept-encoding': 'identity' }

/** Calls an operation and holds the answer against the contract; throws `Refused` where the answer is no. */
export async function ask<O extends Operation>(
  url: string,
  operation: O,
  input: InputOf<O> | Record<string, unknown>,
  { token, requestId, language = 'zh', headers = {} }: CallOptions = {},
): Promise<OutputOf<O>> {
  const hasBody = operation.method !== 'GET'
  const response = await fetch(url + operation.path, {
    method: operation.method,
    headers: {
      'accept-language': language,
      ...uncompressed,
      ...(token !== undefined && { token }),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(hasBody && { body: JSON.stringify({ ...(input as object), ...(requestId && { requestId }) }) }),
  })
  return readAnswer(operation, response)
}

/** The envelope is the contract's: HTTP 200, `code` 200 exactly when `success`, and a reason that belongs to its code. */
export async function readAnswer<O extends Operation>(operation: O, response: Response): Promise<OutputOf<O>> {
  const envelope = (await response.json()) as Envelope
  if (response.status !== 200) throw new Error(`HTTP ${response.status} for ${operation.name}`)
  if (envelope.success !== (envelope.code === 200)) throw new Error(`success contradicts code ${envelope.code}`)
  if (!envelope.traceId) throw new Error(`${operation.name} answered without a trace id`)
  if (envelope.success) return operation.output.parse(envelope.data) as OutputOf<O>
  const refused = new Refused(envelope as Envelope<RefusalData>)
  if (refusals[refused.reason] !== refused.code) throw new Error(`${refused.reason} came under ${refused.code}`)
  if (/\{\w+\}/.test(refused.message)) throw new Error(`An unfilled place in: ${refused.message}`)
  throw refused
}

/** Somebody signed in, and what they can do. */
export type Desk = {
  readonly person: Person
  readonly token: string
  call<O extends Operation>(
    operation: O,
    input: InputOf<O> | Record<string, unknown>,
    options?: Pick<CallOptions, 'requestId' | 'language'>,
  ): Promise<OutputOf<O>>
  /** Opens a socket, sends the first login and watches the features. */
  socket(...features: string[]): Promise<TestSocket>
}

export async function signInAt(url: string, credentials: { username: string; password: string }): Promise<Desk> {
  const { token } = await ask(url, session.login, credentials)
  return deskOf(url, token)
}

export async function deskOf(url: string, token: Pass['token']): Promise<Desk> {
  const person = await ask(url, session.userInfo, {}, { token })
  return {
    person,
    token,
    call: (operation, input, options) => ask(url, operation, input, { ...options, token }),
    async socket(...features) {
      const socket = await openSocket({ url, token })
      socket.firstLogin(person.id)
      if (features.length > 0) socket.watch(...features)
      await socket.settled()
      return socket
    },
  }
}

/** The refusal that `call` met; fails if it was let through. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  try {
    await call
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('It was not refused.')
}
