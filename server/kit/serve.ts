import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { InputOf, Operation } from '#contract/base/operation.ts'
import type { Envelope } from '#contract/base/refusals.ts'
import { startOf } from '#contract/base/values.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { actorOf, type Caller, may, refuseUnready, type Sender } from './caller.ts'
import { type Change, makeChange } from './change.ts'
import type { Database } from './database.ts'
import type { Feature } from './feature.ts'
import { fieldSentences, refuseUnstorable } from './field-sentences.ts'
import { languageOf } from './language.ts'
import { envelopeOfRefusal, Refusal, refuse } from './refusal.ts'
import { answerOnce } from './requests.ts'
import type { Runtime } from './runtime.ts'

export type QueryContext = {
  db: Database
  caller: Caller
  sender: Sender
  runtime: Runtime
  traceId: string
  /** What people set, as it counts now. */
  setting: SettingReader
  /** The search of the question was counted and recorded before, with the export that it is for. */
  isSearchNoted?: true
}
export type CommandContext = Change & { caller: Caller; sender: Sender; runtime: Runtime }
/** Of an operation that nobody has to be signed in for. */
export type OpenContext = { sender: Sender; runtime: Runtime; traceId: string; keepDevice: (device: string) => void }

export type ContextOf<O extends Operation> = O['needs'] extends 'public'
  ? OpenContext
  : O['kind'] extends 'command'
    ? CommandContext
    : QueryContext

/** As `run` calls it, with the context that the operation's terms promise. */
type Handler = (context: OpenContext | QueryContext | CommandContext, input: unknown) => Promise<unknown>
export type Identify = (token: string) => Promise<Caller>

/** Serves every operation of a feature at its path. */
export function serve(
  app: FastifyInstance,
  runtime: Runtime,
  identify: Identify,
  { operations, handlers }: Pick<Feature, 'operations' | 'handlers'>,
): void {
  for (const [verb, operation] of Object.entries(operations)) {
    const handle = handlers[verb] as unknown as Handler
    for (const url of pathsOf(operation))
      app.route({
        method: operation.method,
        url,
        config: { isRead: operation.kind === 'query' },
        handler: async (request, reply) => {
          const sender = senderOf(request)
          const { requestId, ...input } = askedBy(request)
          const caller = operation.needs === 'public' ? null : await identify(sender.token)
          const data = await answer(operation, handle, {
            runtime,
            caller,
            sender,
            traceId: request.id,
            requestId: requestIdOf(requestId, sender),
            keepDevice: device => void reply.header('set-cookie', deviceCookie(device, runtime.config)),
            input,
          })
          return { code: 200, success: true, message: '', data, traceId: request.id }
        },
      })
  }
}

/** A record to delete may be named in the path as well. */
const pathsOf = ({ method, path }: Operation) => (method === 'DELETE' ? [path, `${path}/:id`] : [path])

/** Parameters of the path win, so that a query string cannot ask for another record. */
function askedBy({ method, query, body, params }: FastifyRequest): Record<string, unknown> {
  const asked = method === 'GET' ? [query] : method === 'DELETE' ? [query, body] : [body]
  if (asked.some(part => typeof (part ?? {}) !== 'object' || Array.isArray(part))) refuse('badInput')
  return Object.assign({}, ...asked, params)
}

/** Null where the caller gave none. */
function requestIdOf(requestId: unknown, { language }: Sender): string | null {
  refuseUnstorable({ requestId }, language)
  return typeof requestId === 'string' && requestId ? startOf(requestId, 64) : null
}

/** Signing in and out, choosing a password and setting up the second factor. */
function servesUnready({ name }: Operation): boolean {
  return /^(session|account)\.|^users\.newUpdate$/.test(name)
}

function parse(operation: Operation, input: unknown, sender: Sender): InputOf<Operation> {
  refuseUnstorable(input, sender.language)
  const parsed = operation.input.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data
  return refuse('badInput', { fields: fieldSentences(parsed.error, sender.language) })
}

/** Refuses whoever may not ask this, and input that the contract does not know; answers the fields that the contract names. */
async function answer(operation: Operation, handle: Handler, call: Call): Promise<unknown> {
  const { caller, sender, input } = call
  if (caller && !servesUnready(operation)) refuseUnready(caller)
  if (caller && !may(caller, operation.needs)) refuse('noPermission')
  return operation.output.parse(await run(operation, handle, { ...call, input: parse(operation, input, sender) }))
}

type Question = Pick<Call, 'runtime' | 'sender' | 'traceId' | 'input'> & { caller: Caller }

/** The answer to a query that was asked together with others. */
export function answerQuery(operation: Operation, handler: unknown, question: Question): Promise<unknown> {
  if (operation.kind !== 'query' || operation.needs === 'public') refuse('notFound')
  return answer(operation, handler as Handler, { ...question, requestId: null, keepDevice: () => {} })
}

type Call = {
  runtime: Runtime
  caller: Caller | null
  sender: Sender
  traceId: string
  requestId: string | null
  keepDevice: (device: string) => void
  input: unknown
}

async function run(operation: Operation, handle: Handler, call: Call): Promise<unknown> {
  const { runtime, caller, sender, traceId, requestId, keepDevice, input } = call
  if (!caller) return handle({ runtime, sender, traceId, keepDevice }, input)
  if (operation.kind === 'query') {
    await runtime.settings.ready()
    return handle({ db: runtime.db, caller, sender, runtime, traceId, setting: runtime.settings.now }, input)
  }
  return makeChange(runtime, { actor: actorOf(caller), traceId, requestId }, change =>
    answerOnce(change, caller, operation, input, () => handle({ ...change, caller, sender, runtime }, input)),
  )
}

export function senderOf(request: FastifyRequest): Sender {
  const { token, authorization, cookie } = request.headers
  return {
    token: typeof token === 'string' ? token : (authorization?.replace(/^Bearer /i, '') ?? ''),
    language: languageOf(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 256) ?? '',
    device: /(?:^|; )citydesk-device=([\w-]{43})(?:;|$)/.exec(cookie ?? '')?.[1] ?? '',
    cookie: request.headers.cookie ?? '',
  }
}

/** Sent to the sign-in only; grants no access. */
function deviceCookie(device: string, { PUBLIC_URL }: Runtime['config']): string {
  const secure = PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  return `citydesk-device=${device}; Path=/api/user/login; Max-Age=31536000; HttpOnly; SameSite=Strict${secure}`
}

/** Turns what an operation threw into its answer: a refusal is HTTP 200; anything else is a bug, logged with its trace id. */
export function answerOfError(error: unknown, request: FastifyRequest): { status: number; envelope: Envelope } {
  const { language } = senderOf(request)
  const refused = (refusal: Refusal) => envelopeOfRefusal(refusal, language, request.id)
  if (error instanceof Refusal) return { status: error.reason === 'busy' ? 503 : 200, envelope: refused(error) }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return { status, envelope: refused(new Refusal('badInput')) }
  if (status < 500) return { status: 200, envelope: refused(new Refusal('badInput')) }
  request.log.error({ error }, 'an operation failed')
  return { status: 200, envelope: refused(new Refusal('internal')) }
}
