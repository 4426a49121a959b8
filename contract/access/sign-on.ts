import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Pass } from './session.ts'

/**
 * Signing in at the company's own provider (OpenID Connect). The browser opens `signOnStart`, and comes back to
 * `/auth-redirect?ticket=…&redirect=…`, or to `/login?reason=…` with one of `signOnReasons`.
 */
export const signOn = {
  oidc: query('signOn.oidc', {
    at: 'GET /api/session/oidc',
    needs: 'public',
    input: z.object({}),
    output: z.object({ enabled: z.boolean(), label: z.string() }),
  }),
  /** The ticket is valid once, for 60 s, in the browser that began. */
  oidcFinish: command('signOn.oidcFinish', {
    at: 'POST /api/session/oidcFinish',
    needs: 'public',
    input: z.object({ ticket: z.string().min(1).max(128) }),
    output: Pass,
  }),
}

/** A page, not a call: `?redirect=/path` is the page that the person requested. */
export const signOnStart = '/api/session/oidcStart'

/** Expired or begun in another browser · declined there · no enabled account of that name · provider unreachable or misconfigured. */
export const signOnReasons = ['expired', 'declined', 'unknown', 'failed'] as const
export type SignOnReason = (typeof signOnReasons)[number]
