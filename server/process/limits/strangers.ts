import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#server/kit/refusal.ts'
import { budget } from './budget.ts'
import { claimedName, isHealthCheck, type KnownSenders } from './senders.ts'
import { createThrottle } from './throttle.ts'

/**
 * Requests of senders who have not proved who they are are throttled. Whoever would wait too long is refused, and not before:
 * a client that asks again at once would keep the server busy with refusals. Answers the same for what no hook sees: it waits for the
 * turn of whoever claims this name.
 */
export function paceStrangers(
  app: FastifyInstance,
  known: KnownSenders,
  perSecond: number,
): (name: string) => Promise<void> {
  const throttle = createThrottle({ perSecond, atOnce: Math.ceil(perSecond / 2), longestMs: budget.strangerWaitMs })
  const pace = async (name: string) => {
    if (name !== '' && known.has(name)) return
    const waitMs = throttle(performance.now())
    if (waitMs !== 0) await pause(waitMs ?? budget.strangerWaitMs)
    if (waitMs === null) refuse('busy')
  }
  app.addHook('onRequest', async request => {
    if (!isHealthCheck(request)) await pace(claimedName(request))
  })
  return pace
}
