import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { minuteMs } from '#contract/base/durations.ts'
import { senderOf } from '#server/kit/serve.ts'
import { networkOf } from './addresses.ts'
import { budget } from './budget.ts'

/** Who proved lately who they are, by the name that they claimed. */
export type KnownSenders = { add(name: string): void; has(name: string): boolean }

export function createKnownSenders(): KnownSenders {
  const lastAt = new Map<string, number>()
  const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
  return {
    add(name) {
      const key = keyOf(name)
      lastAt.delete(key)
      lastAt.set(key, Date.now())
      const [oldest] = lastAt.keys()
      if (lastAt.size > budget.knownSenders && oldest !== undefined) lastAt.delete(oldest)
    },
    has: name => Date.now() - (lastAt.get(keyOf(name)) ?? 0) < budget.knownMinutes * minuteMs,
  }
}

/** What the sender claims to be: a session's token, which pages carry as a cookie, or an app at its address. Empty for others. */
export function claimedName(request: FastifyRequest): string {
  const { token, cookie } = senderOf(request)
  const session = token || tokenOfCookie(cookie)
  if (session) return session
  const app = request.headers['x-signature'] && request.headers['x-app-id']
  // An app's id is no secret.
  return app ? `${app} ${networkOf(request.ip)}` : ''
}

/** The same of whoever opens a socket: by the token in its address, by the cookie of the page, or only by a ticket. */
export function nameClaimedForSocket(query: URLSearchParams, cookie = ''): string {
  return query.get('token') || tokenOfCookie(cookie) || query.get('ticket') || ''
}

function tokenOfCookie(cookie: string): string {
  return /(?:^|; )Admin-Token=([^;]+)/.exec(cookie)?.[1] ?? ''
}

export function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return ['/healthz', '/readyz', '/metrics'].includes(routeOptions.url ?? '')
}
