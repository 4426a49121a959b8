import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Delivery } from '#server/notifications/index.ts'
import type { Sockets } from '#server/sockets/index.ts'

type Parts = { sockets: Sockets; delivery: Delivery }

/** `/healthz` while the process runs, `/readyz` while it can serve, `/metrics` for this machine's own collector. */
export function serveHealth(app: FastifyInstance, { db }: Runtime, { sockets, delivery }: Parts): void {
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

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)) return reply.code(404).send()
    return reply.type(register.contentType).send(await register.metrics())
  })
}
