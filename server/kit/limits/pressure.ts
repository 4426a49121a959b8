import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/kit/refusal.ts'
import { senderOf } from '#server/kit/serve.ts'
import { budget } from './budget.ts'
import type { KnownSenders } from './senders.ts'

type Load = { known: KnownSenders; lagMs: number; waitingQueries: () => number }

/** While the event loop lags or queries wait for a connection, requests of strangers are refused before they cost more. */
export async function refuseStrangersUnderPressure(
  app: FastifyInstance,
  { known, lagMs, waitingQueries }: Load,
): Promise<void> {
  const isNewcomerAllowed = perSecond(budget.newcomersPerSecond)
  await app.register(underPressure, {
    maxEventLoopDelay: lagMs,
    sampleInterval: budget.pressureSampleMs,
    healthCheck: async () => waitingQueries() <= budget.waitingQueries,
    healthCheckInterval: budget.pressureSampleMs,
    pressureHandler: async request => {
      if (['/healthz', '/readyz', '/metrics'].includes(request.routeOptions.url ?? '')) return
      const name = nameOf(request)
      // After a restart nobody is known yet; some of those who claim to be are let on, to prove it.
      if (!name || !(known.has(name) || isNewcomerAllowed())) refuse('busy')
    },
  })
}

/** What the sender claims to be: a session's token, which pages carry as a cookie, or an app. */
function nameOf(request: FastifyRequest): string {
  const { token, cookie } = senderOf(request)
  const app = request.headers['x-signature'] && request.headers['x-app-id']
  return token || /(?:^|; )Admin-Token=([^;]+)/.exec(cookie)?.[1] || String(app ?? '')
}

function perSecond(most: number): () => boolean {
  let second = 0
  let count = 0
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) count = 0
    second = now
    return ++count <= most
  }
}
