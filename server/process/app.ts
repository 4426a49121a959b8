import { randomUUID } from 'node:crypto'
import fastifyFormbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { startChaining } from '#server/access/events/feature.ts'
import { type AccessChanges, identifyByTicket, identifySession, knowCallers } from '#server/access/session/feature.ts'
import { signOnRoutes } from '#server/access/sign-on/feature.ts'
import { startPresence } from '#server/chats/feature.ts'
import { notingSteps } from '#server/dashboard/firstSteps/feature.ts'
import { startExports } from '#server/desk/exports/feature.ts'
import { fileRoutes } from '#server/desk/files/index.ts'
import { liveRoutes } from '#server/desk/live/index.ts'
import { type Delivery, startDelivery } from '#server/desk/notifications/feature.ts'
import { type Sockets, startNudging, startSockets } from '#server/desk/sockets/index.ts'
import type { Config } from '#server/kit/config.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { answerOfError, type Identify, type Served, serve } from '#server/kit/serve.ts'
import { refundsOfOrders } from '#server/money/refunds/feature.ts'
import { settlementsOfOrders } from '#server/money/settlements/feature.ts'
import { openRoutes, referenceRoutes } from '#server/open/index.ts'
import { startWebhooks } from '#server/open/webhooks/feature.ts'
import { startAutopilots } from '#server/orders/autopilots/feature.ts'
import { connectMoney } from '#server/orders/feature.ts'
import { mapRoutes } from '#server/orders/maps/index.ts'
import { compressAnswers } from '#server/process/compression.ts'
import { features } from '#server/process/features.ts'
import { startHousekeeping } from '#server/process/housekeeping.ts'
import { budget, createKnownSenders, refuseForeignForms } from '#server/process/limits/index.ts'
import { limitStrangers } from '#server/process/limits/limit-strangers.ts'
import { serveMetrics } from '#server/process/metrics.ts'
import {
  createWriteCheck,
  isPassing,
  type Outages,
  startOutageWatch,
  type WriteCheck,
} from '#server/process/outages/index.ts'
import {
  answerForNode,
  answerUnreadableAddress,
  answerUnreadableRequest,
  closeHeaders,
  servePages,
} from '#server/process/pages.ts'
import type { Replica } from '#server/process/replica.ts'
import { type Traces, traceRequests } from '#server/process/traces.ts'

/** What only the server as a whole knows of. */
type ServerParts = Pick<Served, 'forCommands'> & {
  /** With connections that only what apps send may use. */
  forIntake: Runtime
  outages: Outages
  replica: Replica | undefined
  traces: Traces
  waitingQueries: () => number
  accessChanges: AccessChanges
}

type App = { http: FastifyInstance; sockets: Sockets; delivery: Delivery }

/** The server: every feature of `features.ts`, and how browsers and apps reach it. */
export async function createApp(runtime: Runtime, parts: ServerParts): Promise<App> {
  const { forCommands, forIntake, outages, replica, traces, waitingQueries, accessChanges } = parts
  const http = Fastify({
    loggerInstance: runtime.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: budget.bodyBytes,
    trustProxy: runtime.config.TRUSTED_PROXIES.length > 0 ? runtime.config.TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadableAddress(runtime.config),
    clientErrorHandler: answerUnreadableRequest,
    ...timeoutsOf(runtime.config),
  })
  const known = createKnownSenders()
  const callers = knowCallers(runtime, accessChanges)
  const rememberingSenders =
    (identify: Identify): Identify =>
    async token => {
      const caller = await identify(token)
      known.add(token)
      return caller
    }
  const identify = rememberingSenders(callers.identify)
  http.setErrorHandler((error, request, reply) => {
    if (isPassing(error)) request.log.error({ error }, 'an operation found no connection or lost it')
    const { status, envelope } = answerOfError(isPassing(error) ? new Refusal('busy') : error, request)
    if (status === 503) reply.header('retry-after', budget.retryAfterSeconds)
    return reply.code(status).send(envelope)
  })
  answerForNode(http)
  const limits = await limitStrangers(http, runtime.config, { known, identify, waitingQueries })
  refuseForeignForms(http, runtime.config)
  http.addHook('onSend', closeHeaders(runtime.config))
  http.addHook('onSend', compressAnswers)
  http.addHook('preClose', async () => closeIdleConnections(http))
  await http.register(fastifyFormbody, { bodyLimit: budget.strangerBodyBytes })
  const onClose = (stop: () => void | Promise<void>) => http.addHook('onClose', async () => stop())

  connectMoney({ refunds: refundsOfOrders, settlements: settlementsOfOrders })
  const served = Object.values(features).map(notingSteps)
  for (const each of served) serve(http, { runtime, forCommands }, { identify, confirm: callers.confirm }, each)
  await http.register(liveRoutes, { runtime, identify, features: served })
  await http.register(openRoutes, { runtime, forIntake, known })
  await http.register(referenceRoutes, { config: runtime.config })
  await http.register(signOnRoutes, { runtime })
  await http.register(mapRoutes, { runtime })
  await http.register(fileRoutes, { runtime, identify, identifyNow: rememberingSenders(callers.identifyNow) })

  const sockets: Sockets = startSockets({
    server: http.server,
    runtime,
    limits,
    byToken: identify,
    byTicket: ticket => identifyByTicket(runtime.db, ticket),
    onFrame: (connection, text) => delivery.onFrame(connection, text),
  })
  const delivery = await startDelivery(runtime, sockets)
  onClose(startNudging(runtime, sockets, id => identifySession(runtime.db, id)))
  const checkWrites = createWriteCheck(runtime)
  onClose(startOutageWatch(runtime, outages, checkWrites))
  serveHealth(http, runtime, { outages, checkWrites })
  traceRequests(http, traces)
  serveMetrics(http, runtime, { sockets, delivery, replica })
  await servePages(http, runtime.config)

  startChaining(runtime)
  onClose(startPresence(runtime, sockets))
  startAutopilots(runtime)
  await startBackgroundWork(runtime)
  return { http, sockets, delivery }
}

/** A request that does not arrive is ended with 408. */
function timeoutsOf({ REQUEST_TIMEOUT_SECONDS }: Config) {
  const requestTimeout = REQUEST_TIMEOUT_SECONDS * 1000
  const headersTimeout = Math.min(budget.headersSeconds * 1000, requestTimeout)
  return {
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval: headersTimeout / 5, requireHostHeader: false },
  }
}

/** A line that was busy when the server began to close, and is kept alive, would hold it up for a minute. */
function closeIdleConnections({ server }: FastifyInstance): void {
  const timer = setInterval(() => server.closeIdleConnections(), 100)
  server.once('close', () => clearInterval(timer))
}

/** Everything that runs by itself. */
async function startBackgroundWork(runtime: Runtime): Promise<void> {
  const listed = Object.values(features)
  for (const start of listed.flatMap(each => each.start)) await start(runtime)
  await startWebhooks(runtime)
  await startExports(
    runtime,
    listed.flatMap(each => each.exports),
  )
  await startHousekeeping(runtime)
}

type Parts = { outages: Outages; checkWrites: WriteCheck }

/** `/healthz` while the process runs, `/readyz` while it can serve: while the database can be read and written. */
function serveHealth(app: FastifyInstance, { log }: Runtime, { outages, checkWrites }: Parts): void {
  let wasReady = true
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await checkWrites({ needsSpace: outages.running().some(({ outage }) => outage === 'diskFull') })
      wasReady = true
      return { ok: true }
    } catch (error) {
      // The check is repeated every few seconds.
      if (wasReady) log.error({ error }, 'readiness: the database cannot be written to')
      wasReady = false
      return reply.code(503).send({ ok: false })
    }
  })
}
