import type { FastifyInstance } from 'fastify'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Outages, WriteCheck } from '#server/process/outages/index.ts'

type Parts = { outages: Outages; checkWrites: WriteCheck }

/** `/healthz` while the process runs, `/readyz` while it can serve: while the database can be read and written. */
export function serveHealth(app: FastifyInstance, { log }: Runtime, { outages, checkWrites }: Parts): void {
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
