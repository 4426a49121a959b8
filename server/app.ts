import { randomUUID } from 'node:crypto'
import fastifyFormbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { operations } from '#contract/operations.ts'
import { accountHandlers } from '#server/account/index.ts'
import { chatReviewsHandlers } from '#server/chatReviews/index.ts'
import { chatsHandlers, chatTypingHandlers, startClocks, startPresence, startUrgency } from '#server/chats/index.ts'
import { complaintsHandlers, startComplaintClocks } from '#server/complaints/index.ts'
import { dashboardHandlers } from '#server/dashboard/index.ts'
import { dispatchHandlers } from '#server/dispatch/index.ts'
import { eventsExport, eventsHandlers, startChaining } from '#server/events/index.ts'
import { exportsHandlers, startExports } from '#server/exports/index.ts'
import { fileRoutes } from '#server/files/index.ts'
import { serveHealth } from '#server/health.ts'
import { startHousekeeping } from '#server/housekeeping.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { answerOfError, type Identify, serve } from '#server/kit/serve.ts'
import { menusHandlers } from '#server/menus/index.ts'
import { merchantsExport, merchantsHandlers, startWatchingLicences } from '#server/merchants/index.ts'
import { type Delivery, notificationsHandlers, startDelivery } from '#server/notifications/index.ts'
import { openRoutes } from '#server/open/index.ts'
import {
  connectRefunds,
  ordersExport,
  ordersHandlers,
  startClaimExpiry,
  startHandingBack,
  startInbox,
  startTimeouts,
  startUrgePauses,
} from '#server/orders/index.ts'
import { packetsHandlers, startPackets } from '#server/packets/index.ts'
import { closeHeaders, servePages } from '#server/pages.ts'
import { quickRepliesHandlers } from '#server/quickReplies/index.ts'
import { refundsExport, refundsHandlers, refundsOfOrders } from '#server/refunds/index.ts'
import { peopleHandlers } from '#server/reveal/index.ts'
import { rolesHandlers } from '#server/roles/index.ts'
import { identify, identifySession, sessionHandlers } from '#server/session/index.ts'
import { signOnHandlers, signOnRoutes } from '#server/sign-on/index.ts'
import { signInsExport, signInsHandlers } from '#server/signIns/index.ts'
import { type Sockets, startNudging, startSockets } from '#server/sockets/index.ts'
import { staffHandlers } from '#server/staff/index.ts'
import { staffExport, usersExport, usersHandlers } from '#server/users/index.ts'
import { viewsHandlers } from '#server/views/index.ts'
import { startWebhooks } from '#server/webhooks/index.ts'
import { startWorkers, workersExport, workersHandlers } from '#server/workers/index.ts'

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
  http.addHook('preClose', async () => hangUp(http))
  await http.register(fastifyFormbody)
  const onClose = (stop: () => void | Promise<void>) => http.addHook('onClose', async () => stop())

  connectRefunds(refundsOfOrders)
  serveOperations(http, runtime, who)
  await http.register(openRoutes, { runtime })
  await http.register(signOnRoutes, { runtime })
  await http.register(fileRoutes, { runtime, identify: who })

  const sockets: Sockets = startSockets({
    server: http.server,
    runtime,
    identify: who,
    onFrame: (connection, text) => delivery.onFrame(connection, text),
  })
  const delivery = await startDelivery(runtime, sockets)
  onClose(startNudging(runtime, sockets, id => identifySession(runtime.db, id)))
  serveHealth(http, runtime, { sockets, delivery })
  await servePages(http)

  onClose(startChaining(runtime))
  onClose(startPresence(runtime, sockets))
  await startClockwork(runtime)
  return { http, sockets, delivery }
}

/** A line that was busy when the server began to close, and is kept alive, would hold it up for a minute. */
function hangUp({ server }: FastifyInstance): void {
  const timer = setInterval(() => server.closeIdleConnections(), 100)
  server.once('close', () => clearInterval(timer))
}

/** Everything that happens by itself. */
async function startClockwork(runtime: Runtime): Promise<void> {
  await startTimeouts(runtime)
  await startUrgePauses(runtime)
  await startClaimExpiry(runtime)
  await startInbox(runtime)
  await startClocks(runtime)
  await startUrgency(runtime)
  await startPackets(runtime)
  await startComplaintClocks(runtime)
  await startWebhooks(runtime)
  await startExports(runtime, [
    ordersExport,
    refundsExport,
    workersExport,
    merchantsExport,
    usersExport,
    staffExport,
    eventsExport,
    signInsExport,
  ])
  await startHousekeeping(runtime)
  await startHandingBack(runtime)
  await startWorkers(runtime)
  await startWatchingLicences(runtime)
}

function serveOperations(http: FastifyInstance, runtime: Runtime, who: Identify): void {
  serve(http, runtime, who, operations.session, sessionHandlers)
  serve(http, runtime, who, operations.signOn, signOnHandlers)
  serve(http, runtime, who, operations.orders, ordersHandlers)
  serve(http, runtime, who, operations.workers, workersHandlers)
  serve(http, runtime, who, operations.merchants, merchantsHandlers)
  serve(http, runtime, who, operations.refunds, refundsHandlers)
  serve(http, runtime, who, operations.chats, chatsHandlers)
  serve(http, runtime, who, operations.chatReviews, chatReviewsHandlers)
  serve(http, runtime, who, operations.chatTyping, chatTypingHandlers)
  serve(http, runtime, who, operations.complaints, complaintsHandlers)
  serve(http, runtime, who, operations.packets, packetsHandlers)
  serve(http, runtime, who, operations.quickReplies, quickRepliesHandlers)
  serve(http, runtime, who, operations.dispatch, dispatchHandlers)
  serve(http, runtime, who, operations.notifications, notificationsHandlers)
  serve(http, runtime, who, operations.dashboard, dashboardHandlers)
  serve(http, runtime, who, operations.account, accountHandlers)
  serve(http, runtime, who, operations.users, usersHandlers)
  serve(http, runtime, who, operations.staff, staffHandlers)
  serve(http, runtime, who, operations.people, peopleHandlers)
  serve(http, runtime, who, operations.roles, rolesHandlers)
  serve(http, runtime, who, operations.menus, menusHandlers)
  serve(http, runtime, who, operations.events, eventsHandlers)
  serve(http, runtime, who, operations.signIns, signInsHandlers)
  serve(http, runtime, who, operations.exports, exportsHandlers)
  serve(http, runtime, who, operations.views, viewsHandlers)
}
