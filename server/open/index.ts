import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refusals } from '#contract/base/refusals.ts'
import { OpenEvent, type OpenOrderAnswer, OpenRefund } from '#contract/open/open.ts'
import { OpenMerchants } from '#contract/open/open-merchants.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { OpenWorkers } from '#contract/open/open-workers.ts'
import { budget } from '#server/kit/budget.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import { fieldSentences, refuseUnstorable } from '#server/kit/field-sentences.ts'
import { envelopeOfRefusal, Refusal, refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { claimedName, type KnownSenders, refuseDeepJson } from '#server/limits/index.ts'
import { reportMerchants } from '#server/merchants/index.ts'
import { type OrderRecord, placeOrder, type Received, receiveEvent } from '#server/orders/index.ts'
import { askByCustomer } from '#server/refunds/index.ts'
import { reportWorkers } from '#server/workers/index.ts'
import { announcementRoutes } from './announcements.ts'
import { applicationRoutes } from './applications.ts'
import { billRoutes } from './bills.ts'
import { chatRoutes } from './chats.ts'
import { complaintRoutes } from './complaints.ts'
import { countCalls } from './count-calls.ts'
import { feedbackRoutes } from './feedback.ts'
import { moneyRoutes } from './money.ts'
import { peopleRoutes } from './people.ts'
import { postRoutes } from './posts.ts'
import { createRateLimit } from './rate-limit.ts'
import { refuseForeign } from './reach.ts'
import { isPassing, OpenRefusal, openRefusals, statusOfReason } from './refusal.ts'
import type { Route } from './route.ts'
import { refuseOtherUnderSameId } from './same-id.ts'
import { type App, acceptBody, authenticateHeaders } from './signature.ts'
import { verificationRoutes } from './verifications.ts'

/** The signed API for the apps of customers, shops and workers. Every call is idempotent. */
export async function openRoutes(
  app: FastifyInstance,
  { runtime, known }: { runtime: Runtime; known: KnownSenders },
): Promise<void> {
  const rateLimit = createRateLimit()
  const { config } = runtime
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: budget.bodyBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  countCalls(app, runtime)

  const callers = new WeakMap<FastifyRequest, App>()
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    // The connection is closed if the client goes on sending after a refusal.
    reply.header('connection', 'close')
    const caller = await authenticateHeaders(runtime, request)
    if (!rateLimit.isAllowed(caller.id, caller.rateLimit)) throw new OpenRefusal('tooFast')
    reply.removeHeader('connection')
    callers.set(request, caller)
    known.add(claimedName(request))
  }

  const route: Route = (path, scopeOf, schema, handle, terms = {}) => {
    const { method = 'POST', answer, bodyLimit = budget.bodyBytes } = terms
    const answerCall = async (request: FastifyRequest<{ Params: { no?: string } }>, reply: FastifyReply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const caller = callers.get(request) ?? (await authenticateHeaders(runtime, request))
      await acceptBody(runtime.db, caller, request, body)
      const json = method === 'GET' ? { ...(request.query as object), ...request.params } : readJson(body)
      refuseUnstorable(json, 'en')
      refuseUnstorable(request.params, 'en')
      const parsed = schema.safeParse(json, { reportInput: true })
      if (!parsed.success) return refuse('badInput', { fields: fieldSentences(parsed.error, 'en') })
      if (!caller.scopes.includes(scopeOf(parsed.data))) throw new OpenRefusal('scope')
      const actor: Actor = { kind: 'system', id: null, name: caller.id }
      const result = await makeChange(runtime, { actor, traceId: request.id }, async change => {
        const { params } = request
        const input = parsed.data as typeof parsed.data & object
        await refuseForeign(change.db, caller, { call: path, params, input })
        await refuseOtherUnderSameId(change.db, { appId: caller.id, call: path, params, input })
        return handle({ change, app: caller, input, params })
      })
      return answer ? answer(result, reply) : result
    }
    app.route({ method, url: `/open/v1${path}`, bodyLimit, onRequest, handler: answerCall })
  }

  orderRoutes(route)
  reportRoutes(route)
  peopleRoutes(route)
  chatRoutes(route, config)
  complaintRoutes(route, config)
  verificationRoutes(route, runtime)
  applicationRoutes(route, runtime)
  postRoutes(route, config)
  announcementRoutes(route)
  feedbackRoutes(route, config)
  billRoutes(route)
  moneyRoutes(route, runtime)
}

/** Orders, their events, and refunds that customers ask for. */
function orderRoutes(route: Route): void {
  route(
    '/orders',
    () => 'order.write',
    OpenOrder,
    async ({ change, app, input }) => answerOf(await placeOrder(change, app.id, input)),
  )
  route(
    '/orders/:no/events',
    ({ by }) => `event.${by}`,
    OpenEvent,
    ({ change, app, input, params }) => receiveEvent(change, app.id, params.no ?? '', input),
    { answer: answerReceived },
  )
  route(
    '/orders/:no/refunds',
    () => 'order.write',
    OpenRefund,
    ({ change, app, input, params }) => askByCustomer(change, app.id, params.no ?? '', input),
  )
}

/** Workers and shops. */
function reportRoutes(route: Route): void {
  route(
    '/workers',
    () => 'worker.write',
    OpenWorkers,
    async ({ change, app, input }) => {
      await reportWorkers(change, app.id, input.workers)
      return { reported: input.workers.length }
    },
  )
  route(
    '/merchants',
    () => 'merchant.write',
    OpenMerchants,
    async ({ change, app, input }) => {
      await reportMerchants(change, app.id, input.merchants)
      return { reported: input.merchants.length }
    },
  )
}

/** A refusal is thrown after its event was stored; an event that waits for its turn answers 202. */
function answerReceived(
  { order, isWaiting, refusal }: Received,
  reply: FastifyReply,
): z.output<typeof OpenOrderAnswer> {
  if (refusal) throw refusal
  if (isWaiting) reply.code(202)
  return answerOf(order)
}

function answerOf({ no, id, state, version }: OrderRecord): z.output<typeof OpenOrderAnswer> {
  return { no, id, state, version }
}

/** Undefined if it is not JSON; no schema accepts that. */
function readJson(body: Buffer): unknown {
  const text = body.toString('utf8')
  refuseDeepJson(text)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OpenRefusal) {
    const [status, message] = openRefusals[error.why]
    if (status === 429) reply.header('retry-after', '1')
    return reply.code(status).send({ code: status, reason: error.why, message, traceId: request.id })
  }
  if (error instanceof Refusal) {
    if (error.reason === 'busy') reply.header('retry-after', budget.retryAfterSeconds)
    const { code, message, data } = envelopeOfRefusal(error, 'en', request.id)
    return reply
      .code(statusOfReason[error.reason] ?? 422)
      .send({ code, reason: error.reason, message, fields: data.fields, traceId: request.id })
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status < 500) return reply.code(status).send({ code: status, message: String(error), traceId: request.id })
  request.log.error({ error }, 'open: a call failed')
  const again = { message: 'Try again with the same ids.', traceId: request.id }
  if (!isPassing(error)) return reply.code(500).send({ code: refusals.internal, reason: 'internal', ...again })
  return reply
    .code(503)
    .header('retry-after', budget.retryAfterSeconds)
    .send({ code: refusals.busy, reason: 'busy', ...again })
}
