import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
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
import { AccessChanged, envelopeOfRefusal, Refusal, refuse } from './refusal.ts'
import { answerOnce } from './requests.ts'
import type { Runtime } from './runtime.ts'

export type QueryContext = {
  /** Only for reading: it may be a replica's. What a query notes is written by `runtime.db`. */
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
/**
 * `runtime.db` has connections that commands alone use, and not for their transactions: what is written by it stays when the command is refused.
 * Whoever holds a transaction and waits for a second connection of the same pool could wait for ever, for others who do the same.
 */
export type CommandContext = Change & { caller: Caller; sender: Sender; runtime: Runtime }
/** Of an operation that nobody has to be signed in for. */
export type OpenContext = { sender: Sender; runtime: Runtime; traceId: string; setCookie: (cookie: string) => void }

export type ContextOf<O extends Operation> = O['needs'] extends 'public'
  ? OpenContext
  : O['kind'] extends 'command'
    ? CommandContext
    : QueryContext

/** As `run` calls it, with the context that the operation's terms promise. */
type Handler = (context: OpenContext | QueryContext | CommandContext, input: unknown) => Promise<unknown>
/** The person behind a token; what changed more than a second ago counts. */
export type Identify = (token: string) => Promise<Caller>
export type ConfirmedCallers = {
  identify: Identify
  /** The first statement of a command: throws `AccessChanged` if the caller is no longer what they were taken for. */
  confirm(db: Database, caller: Caller): Promise<void>
}

/** `forCommands`: what commands get as their `runtime`. */
export type Served = { runtime: Runtime; forCommands: Runtime }

/** Serves every operation of a feature at its path. */
export function serve(
  app: FastifyInstance,
  { runtime, forCommands }: Served,
  callers: ConfirmedCallers,
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
          const call = async () => ({
            runtime,
            forCommands,
            sender,
            traceId: request.id,
            confirm: callers.confirm,
            caller: operation.needs === 'public' ? null : admit(operation, await callers.identify(sender.token)),
            requestId: requestIdOf(requestId),
            setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
            input: parse(operation, input, sender),
          })
          const answer = await run(operation, handle, await call()).catch(async error => {
            if (!(error instanceof AccessChanged)) throw error
            return run(operation, handle, await call())
          })
          const { data, text = JSON.stringify(data) } = shownOf(operation, answer)
          reply.header('content-type', 'application/json; charset=utf-8')
          return `{"code":200,"success":true,"message":"","data":${text},"traceId":"${request.id}"}`
        },
      })
  }
}

type Shown = { data: unknown; text?: string }

const shownAnswers = new WeakMap<object, Shown>()

/** The answer as the contract shows it. What is frozen is the same each time, and is checked and written once: the answer, or its rows. */
function shownOf({ output }: Operation, answer: unknown): Shown {
  if (!(answer instanceof Object)) return { data: output.parse(answer) }
  const known = shownAnswers.get(answer)
  if (known) return known
  if (!Object.isFrozen(answer))
    return { data: areFrozenRowsOf(answer) ? showRows(output, answer) : output.parse(answer) }
  const data = Object.freeze(output.parse(answer))
  shownAnswers.set(answer, { data, text: JSON.stringify(data) })
  return { data }
}

type FrozenRows = { rows: readonly object[] }

function areFrozenRowsOf(answer: object): answer is FrozenRows {
  return 'rows' in answer && Array.isArray(answer.rows) && answer.rows.length > 0 && answer.rows.every(Object.isFrozen)
}

const shownRows = new WeakMap<z.ZodType, WeakMap<object, object>>()

function showRows(output: z.ZodType, { rows, ...rest }: FrozenRows): unknown {
  const known = shownRows.get(output) ?? new WeakMap<object, object>()
  shownRows.set(output, known)
  const unknown = rows.filter(row => !known.has(row))
  const shown = output.parse({ ...rest, rows: unknown }) as FrozenRows
  for (const [at, row] of unknown.entries()) known.set(row, Object.freeze(shown.rows[at] ?? row))
  return { ...shown, rows: rows.map(row => known.get(row)) }
}

/** Refuses whoever may not ask this. */
function admit(operation: Operation, caller: Caller): Caller {
  if (!servesUnready(operation)) refuseUnready(caller)
  return may(caller, operation.needs) ? caller : refuse('noPermission')
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
function requestIdOf(requestId: unknown): string | null {
  refuseUnstorable({ requestId })
  return typeof requestId === 'string' && requestId ? startOf(requestId, 64) : null
}

/** Signing in and out, choosing a password and setting up the second factor. */
function servesUnready({ name }: Operation): boolean {
  return /^(session|account)\.|^(users\.newUpdate|signOn\.confirm)$/.test(name)
}

function parse(operation: Operation, input: unknown, sender: Sender): InputOf<Operation> {
  refuseUnstorable(input)
  const parsed = operation.input.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data
  return refuse('badInput', { fields: fieldSentences(parsed.error, sender.language) })
}

type Question = Pick<Call, 'runtime' | 'sender' | 'traceId' | 'input'> & { caller: Caller }

/** The answer to a query that was asked together with others, with the refusals of its own path. */
export async function answerQuery(operation: Operation, handler: unknown, question: Question): Promise<unknown> {
  if (operation.kind !== 'query' || operation.needs === 'public') refuse('notFound')
  const caller = admit(operation, question.caller)
  const input = parse(operation, question.input, question.sender)
  return shownOf(operation, await runQuery(handler as Handler, { ...question, caller }, input)).data
}

type Call = Served & {
  confirm: ConfirmedCallers['confirm']
  caller: Caller | null
  sender: Sender
  traceId: string
  requestId: string | null
  setCookie: (cookie: string) => void
  input: unknown
}

async function run(operation: Operation, handle: Handler, call: Call): Promise<unknown> {
  const { runtime, forCommands, confirm, caller, sender, traceId, requestId, setCookie, input } = call
  if (!caller) return handle({ runtime, sender, traceId, setCookie }, input)
  if (operation.kind === 'query') return runQuery(handle, { runtime, caller, sender, traceId }, input)
  return makeChange(runtime, { actor: actorOf(caller), traceId, requestId }, async change => {
    await confirm(change.db, caller)
    const context = { ...change, caller, sender, runtime: forCommands }
    return answerOnce(change, caller, operation, input, () => handle(context, input))
  })
}

async function runQuery(
  handle: Handler,
  { runtime, caller, sender, traceId }: Omit<Question, 'input'>,
  input: unknown,
): Promise<unknown> {
  await runtime.settings.ready()
  const context = { caller, sender, runtime, traceId, setting: runtime.settings.now }
  return runtime.reads.ask(db => handle({ ...context, db }, input))
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

/**
 * Turns what an operation threw into its answer: a refusal is HTTP 200; anything else is a bug, logged with its trace id. Beside the
 * operations of staff, whoever asks takes HTTP 200 for a success: apps, for one.
 */
export function answerOfError(error: unknown, request: FastifyRequest): { status: number; envelope: Envelope } {
  const { language } = senderOf(request)
  const refused = (refusal: Refusal) => envelopeOfRefusal(refusal, language, request.id)
  if (error instanceof Refusal) return { status: error.reason === 'busy' ? 503 : 200, envelope: refused(error) }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return { status, envelope: refused(new Refusal('badInput')) }
  if (status < 500) return { status: 200, envelope: refused(new Refusal('badInput')) }
  request.log.error({ error }, 'an operation failed')
  return { status: request.url.startsWith('/api/') ? 200 : 500, envelope: refused(new Refusal('internal')) }
}
