import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OpenCall, openPrefix } from '#contract/open/calls/call.ts'
import { type StoredUpload, unlessStored } from '#server/desk/files/index.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { KnownApp } from '#server/open/apps/index.ts'
import { budget, claimedName, type KnownSenders } from '#server/process/limits/index.ts'
import { answerError } from './answer-error.ts'
import { callRoutes } from './call-routes.ts'
import { countCalls, routeOf } from './count-calls.ts'
import { createRateLimit } from './rate-limit.ts'
import { refuseForeign } from './reach.ts'
import { readInput } from './read-input.ts'
import { OpenRefusal } from './refusal.ts'
import type { Call, Route, RouteTerms } from './route.ts'
import { admissionOf, admitting } from './signed/admission.ts'
import { isSameIdAtOnce, refuseOtherUnderSameId } from './signed/same-id.ts'
import { acceptBody, authenticateHeaders, type KnownApps, nonceOf } from './signed/signature.ts'

export { describeOpenApi, descriptionVersion } from './reference/description.ts'
export { referenceRoutes } from './reference/routes.ts'
export { emptyNonces } from './signed/nonces.ts'

/** Any handler; what it takes is what its call declares. */
type Handler = (call: Call<never>) => Promise<unknown>
type Terms = RouteTerms<never> & { finish?: (result: never, reply: FastifyReply) => unknown }

/** The signed API for the apps of customers, shops and workers. Every call is idempotent. What apps send is stored by `forIntake`. */
export async function openRoutes(
  app: FastifyInstance,
  { runtime, forIntake, known }: { runtime: Runtime; forIntake: Runtime; known: KnownSenders },
): Promise<void> {
  const rateLimit = createRateLimit()
  const { config } = runtime
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: budget.bodyBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, request, reply) => answerError(config, error, request, reply))
  countCalls(app, runtime)

  const apps: KnownApps = new Map()
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    // The connection is closed if the client goes on sending after a refusal.
    reply.header('connection', 'close')
    const { app: caller } = await authenticateHeaders(forIntake, apps, request)
    if (!rateLimit.isAllowed(caller.id, caller.rateLimit)) throw new OpenRefusal('tooFast')
    reply.removeHeader('connection')
    known.add(claimedName(request))
  }

  const route: Route = (
    call: OpenCall,
    handle: Handler,
    { admits = false, stores, finish = result => result }: Terms = {},
  ) => {
    const url = routeOf(call.path)
    const path = url.slice(openPrefix.length)
    const answerCall = async (request: FastifyRequest<{ Params: { no?: string } }>, reply: FastifyReply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { params } = request
      const perform = async (known: KnownApp) => {
        const caller = known.app
        const input = await readInput(call, request, body)
        if (!caller.scopes.includes(call.scopeOf?.(input) ?? call.scopes[0])) throw new OpenRefusal('scope')
        const actor: Actor = { kind: 'system', id: null, name: caller.id }
        const sent = { appId: caller.id, call: path, params, input }
        const admission = () => admissionOf(sent, known, nonceOf(request))
        const file = await stores?.(input as never)
        const stored = () => file as StoredUpload
        const make = () =>
          makeChange(call.method === 'GET' ? runtime : forIntake, { actor, traceId: request.id }, async change => {
            await refuseForeign(change.db, caller, { call: path, params, input })
            if (!admits) await refuseOtherUnderSameId(change.db, sent)
            return handle({ change, app: caller, input: input as never, params, admission, stored })
          })
        const makeAgain = (error: unknown) => {
          if (admits && isSameIdAtOnce(error)) return make()
          throw error
        }
        return unlessStored(config, file, () => make().catch(makeAgain))
      }
      const result = admits
        ? await admitting({ runtime: forIntake, apps, request, body }, perform)
        : await perform(await acceptBody(forIntake, apps, request, body))
      return call.answer.parse(finish(result as never, reply))
    }
    const bodyLimit = call.mostBytes ?? budget.bodyBytes
    app.route({ method: call.method, url, bodyLimit, onRequest, handler: answerCall })
  }

  callRoutes(route, runtime)
}
