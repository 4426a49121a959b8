import { randomUUID } from 'node:crypto'
import fastifyFormbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { operations } from '#contract/operations.ts'
import { dashboardHandlers } from '#server/dashboard/index.ts'
import { serveHealth } from '#server/health.ts'
import { startHousekeeping } from '#server/housekeeping.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { answerOfError, type Identify, serve } from '#server/kit/serve.ts'
import { type Delivery, notificationsHandlers, startDelivery } from '#server/notifications/index.ts'
import { openRoutes } from '#server/open/index.ts'
import { ordersHandlers, startTimeouts } from '#server/orders/index.ts'
import { closeHeaders, servePages } from '#server/pages.ts'
import { identify, identifySession, sessionHandlers } from '#server/session/index.ts'
import { type Sockets, startNudging, startSockets } from '#server/sockets/index.ts'
import { startWebhooks } from '#server/webhooks/index.ts'

const largestBody = 1024 * 1024

export type App = { http: FastifyInstance; sockets: Sockets; delivery: Delivery }

/** The server as a list: every feature, and how the world reaches it. */
export async function createApp(runtime: Runtime): Promise<App> {
  const http = Fastify({
    loggerInstance: runtime.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    trustProxy: runtime.config.TRUSTED_PROXIES.length > 0 ? runtime.config.TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
  })
  const who: Identify = token => identify(runtime, token)
  http.setErrorHandler((error, request, reply) => {
    const { status, envelope } = answerOfError(error, request)
    return reply.code(status).send(envelope)
  })
  http.addHook('onSend', closeHeaders(runtime.config))
  await http.register(fastifyFormbody)

  serve(http, runtime, who, operations.session, sessionHandlers)
  serve(http, runtime, who, operations.orders, ordersHandlers)
  serve(http, runtime, who, operations.notifications, notificationsHandlers)
  serve(http, runtime, who, operations.dashboard, dashboardHandlers)
  await http.register(openRoutes, { runtime })

  const sockets: Sockets = startSockets({
    server: http.server,
    runtime,
    identify: who,
    onFrame: (connection, text) => delivery.onFrame(connection, text),
  })
  const delivery = await startDelivery(runtime, sockets)
  startNudging(runtime, sockets, id => identifySession(runtime.db, id))
  serveHealth(http, runtime, { sockets, delivery })
  await servePages(http)

  await startTimeouts(runtime)
  await startWebhooks(runtime)
  await startHousekeeping(runtime)
  return { http, sockets, delivery }
}
