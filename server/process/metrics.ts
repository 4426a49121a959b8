import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { hashToken } from '#server/access/session/index.ts'
import type { Delivery } from '#server/desk/notifications/feature.ts'
import type { Sockets } from '#server/desk/sockets/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { isOwnMachine } from '#server/process/limits/index.ts'
import type { Replica } from '#server/process/replica.ts'

type Parts = { sockets: Sockets; delivery: Delivery; replica: Replica | undefined }

/** `/metrics` for a collector. */
export function serveMetrics(app: FastifyInstance, { config }: Runtime, { sockets, delivery, replica }: Parts): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read())
      },
    })
  gauge('citydesk_sockets', 'Open sockets on this node', () => sockets.connections.size)
  gauge('citydesk_socket_buffered_bytes', 'Sent to sockets and not taken by them yet', () =>
    [...sockets.connections].reduce((sum, connection) => sum + connection.buffered(), 0),
  )
  gauge('citydesk_acknowledgements_passed_over', 'Acknowledged by somebody whose they were not, or again', () =>
    delivery.ignoredAcknowledgements(),
  )
  gauge('citydesk_replica_used', 'Whether questions are asked of the replica, 1 also where there is none', () =>
    replica && !replica.isUsed() ? 0 : 1,
  )
  gauge(
    'citydesk_replica_wait_seconds',
    'How long the last question waited for the replica',
    () => (replica?.waitedMs() ?? 0) / 1000,
  )
  timeRequests(app, register)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN)) return reply.code(404).send()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function timeRequests(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'citydesk_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: request.routeOptions.url ?? 'page', status: reply.statusCode }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

/** Headers by which a proxy says that it asks for somebody else. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** With a token, whoever sends it. Without one, a request from this machine that no proxy passed on. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const sent = headers.authorization?.replace(/^Bearer /i, '') ?? ''
    return timingSafeEqual(hashToken(sent), hashToken(token))
  }
  return isOwnMachine(socket.remoteAddress ?? '') && !forwarding.some(name => headers[name] !== undefined)
}
