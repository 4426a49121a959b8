import type { FastifyInstance } from 'fastify'
import { type Identify, senderOf } from '#server/kit/serve.ts'
import { budget } from './budget.ts'

/** Refuses a large body without a session before any of it is read. Routes that check their sender themselves are left alone. */
export function refuseLargeBodiesOfStrangers(app: FastifyInstance, identify: Identify): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, url } = request
    const isLarge =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > budget.strangerBodyBytes
    if (!isLarge || url.startsWith('/open/')) return
    // The connection is closed if the client goes on sending after a refusal.
    reply.header('connection', 'close')
    await identify(senderOf(request).token)
    reply.removeHeader('connection')
  })
}
