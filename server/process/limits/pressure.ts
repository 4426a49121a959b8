import { monitorEventLoopDelay } from 'node:perf_hooks'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/kit/refusal.ts'
import { budget } from './budget.ts'
import { claimedName, isHealthCheck, type KnownSenders } from './senders.ts'

const resolutionMs = 10

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It changes nothing. */
    isRead?: boolean
    /** What a screen shows already is asked again. */
    isAgain?: boolean
  }
}

type Load = { known: KnownSenders; lagMs: number; waitingQueries: () => number }

/**
 * While the event loop lags or queries wait for a connection, requests of strangers are refused before they cost more, and so
 * is what screens ask again; of other reads, so many a second are answered. Answers the same for what no hook sees: it refuses whoever
 * claims this name and has to prove it first.
 */
export async function refuseStrangersUnderPressure(
  app: FastifyInstance,
  { known, lagMs, waitingQueries }: Load,
): Promise<(name: string) => void> {
  const isNewcomerAllowed = perSecond(budget.newcomersPerSecond)
  const isFileAllowed = perSecond(budget.filesPerSecond)
  const isReadAllowed = perSecond(budget.readsPerSecond)
  const lag = measureLag()
  const refuseUnproved = (name: string) => {
    // After a restart nobody is known yet; some of those who claim to be are let on, to prove it.
    if (!name || !(known.has(name) || isNewcomerAllowed())) refuse('busy')
  }
  app.addHook('onClose', async () => lag.stop())
  await app.register(underPressure, {
    healthCheck: async () => lag.now() <= lagMs && waitingQueries() <= budget.waitingQueries,
    healthCheckInterval: budget.pressureSampleMs,
    pressureHandler: async request => {
      if (isHealthCheck(request)) return
      // A page that lacks one of its files stays empty.
      if (isFile(request) && isFileAllowed()) return
      refuseUnproved(claimedName(request))
      // What people do and what apps send goes on; screens keep what they show.
      const { isAgain, isRead } = request.routeOptions.config ?? {}
      if (isAgain || (isRead && !isReadAllowed())) refuse('busy')
    },
  })
  return name => {
    if (app.isUnderPressure()) refuseUnproved(name)
  }
}

/**
 * The mean lag of the event loop since it was asked before, in milliseconds; where nothing was measured since, which is so while the loop
 * is blocked, the figure of then. The library's own is infinite after an interval without a sample.
 */
function measureLag(): { now(): number; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lag = 0
  return {
    now() {
      if (delays.count > 0) lag = delays.mean / 1e6 - resolutionMs
      delays.reset()
      return lag
    },
    stop: () => void delays.disable(),
  }
}

/** No route but the one of all files is meant. */
function isFile({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && ['/*', undefined].includes(routeOptions.url)
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
