import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/kit/refusal.ts'
import { budget } from './budget.ts'
import { claimedName, isHealthCheck, type KnownSenders } from './senders.ts'
import { createThrottle } from './throttle.ts'

/**
 * Requests of senders who have not proved who they are are throttled. Whoever would wait too long is refused, and not before:
 * a client that asks again at once would keep the server busy with refusals.
 */
export function paceStrangers(app: FastifyInstance, known: KnownSenders, perSecond: number): void {
  const throttle = createThrottle({ perSecond, atOnce: Math.ceil(perSecond / 2), longestMs: budget.strangerWaitMs })
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const name = claimedName(request)
    if (isHealthCheck(request) || (name !== '' && known.has(name))) return
    const waitMs = throttle(performance.now())
    if (waitMs !== 0) await pause(waitMs ?? budget.strangerWaitMs)
    if (waitMs === null) refuse('busy')
  })
}
