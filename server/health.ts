import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Sockets } from '#server/sockets/index.ts'

/** `/healthz` while the process runs, `/readyz` while it can serve, `/metrics` for this machine's own collector. */
export function serveHealth(app: FastifyInstance, { db }: Runtime, sockets: Sockets): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  new Gauge({
    name: 'citydesk_sockets',
    help: 'Open sockets on this node',
    registers: [register],
    collect() {
      this.set(sockets.connections.size)
    },
  })
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
