import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OpenCall, openPrefix } from '#contract/open/calls/call.ts'
import { openCalls } from '#contract/open/open-calls.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startCounting } from '#server/open/apps/index.ts'

const appName = /^[\w.-]{1,64}$/
const reasonWord = /^\w{1,40}$/

const namesByRoute = new Map(
  Object.entries<OpenCall>(openCalls).map(([name, { method, path }]) => [`${method} ${routeOf(path)}`, name]),
)

/** The address of a call as the server knows it. */
export function routeOf(path: string): string {
  return openPrefix + path.replace(/\{(\w+)\}/g, ':$1')
}

/** Counts each call under the app that it names, by what the answer says came of it; also one to an address where no call is. */
export function countCalls(app: FastifyInstance, runtime: Pick<Runtime, 'db' | 'log'>): void {
  const counter = startCounting(runtime)
  const answers = new WeakMap<FastifyRequest, unknown>()
  app.addHook('onClose', counter.stop)
  // The answer as it is before it is compressed.
  app.addHook('preSerialization', async (request, _reply, answer) => {
    answers.set(request, answer)
    return answer
  })
  app.addHook('onSend', async (request, { statusCode: status }, payload) => {
    const { headers, method, url, ip, body } = request
    const answer = answers.get(request)
    const appId = String(headers['x-app-id'] ?? '')
    if (appName.test(appId)) {
      counter.count({
        appId,
        outcome: outcomeOf(status, answer),
        call: namesByRoute.get(`${method} ${request.routeOptions.url}`) ?? '',
        at: new Date(),
        status,
        address: ip,
        method,
        url,
        headers,
        answer,
        body: Buffer.isBuffer(body) ? body : undefined,
      })
    }
    return payload
  })
  answerUnknownCalls(app)
}

/** As everywhere else where nothing is, before anybody reads what else is sent; but seen here. */
function answerUnknownCalls(app: FastifyInstance): void {
  app.all('/open/*', {
    onRequest: async (_request, reply) => {
      reply.header('connection', 'close').callNotFound()
      return reply
    },
    handler: (_request, reply) => reply.callNotFound(),
  })
}

function outcomeOf(status: number, answer: unknown): string {
  if (status < 400) return 'accepted'
  const { reason } = (answer ?? {}) as { reason?: unknown }
  if (typeof reason === 'string' && reasonWord.test(reason)) return reason
  return status === 404 ? 'unknownCall' : `http${status}`
}
