import type { FastifyInstance } from 'fastify'
import { openPrefix } from '#contract/open/calls/call.ts'
import { type Identify, senderOf } from '#server/kit/serve.ts'
import { budget } from './budget.ts'

/** Refuses a large body without a session before any of it is read. Routes that check their sender themselves are left alone. */
export function refuseLargeBodiesOfStrangers(app: FastifyInstance, identify: Identify): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, routeOptions } = request
    const isLarge =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > budget.strangerBodyBytes
    // By the route and not by the address: whatever is under /open and no call has nobody who checks its sender.
    if (!isLarge || routeOptions.url?.startsWith(openPrefix)) return
    // The connection is closed if the client goes on sending after a refusal.
    reply.header('connection', 'close')
    await identify(senderOf(request).token)
    reply.removeHeader('connection')
  })
}
