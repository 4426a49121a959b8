import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Pass } from './session.ts'

/** Public: everybody who reaches a demo may sign in. */
export const demoPassword = 'citydesk-demo'

export const demoUsernames = ['admin', 'ops', 'kefu', 'leader', 'dispatcher', 'finance', 'auditor', 'viewer'] as const
export type DemoUsername = (typeof demoUsernames)[number]

/** What there is besides a password of one's own. */
const SignInOffers = z.object({
  /** What the company's provider is called; none without one. */
  company: z.string().nullable(),
  /** The accounts of the demo, which everybody may use; none outside of it. */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ username: z.enum(demoUsernames), name: z.string() })),
    })
    .nullable(),
})
export type SignInOffers = z.infer<typeof SignInOffers>

/**
 * Signing in at the company's own provider (OpenID Connect). The browser opens `signOnStart`, and comes back to
 * `/auth-redirect?ticket=…&redirect=…`, or to `/login?reason=…` with one of `signOnReasons`.
 */
export const signOn = {
  offers: query('signOn.offers', {
    needs: 'public',
    input: z.object({}),
    output: SignInOffers,
  }),
  /** The ticket is valid once, for 60 s, in the browser that began. */
  oidcFinish: command('signOn.oidcFinish', {
    needs: 'public',
    input: z.object({ ticket: z.string().min(1).max(128) }),
    output: Pass,
  }),
  /**
   * After a fresh sign-in at the provider in this browser, by whoever is signed in. `proof` is good in this session for five
   * minutes, instead of a password.
   */
  confirm: command('signOn.confirm', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({}),
    output: z.object({ proof: z.string() }),
  }),
}

/**
 * A page, not a call: `?redirect=/path` is the page that the person requested. With `?confirm=1` they sign in once more, to
 * confirm who they are.
 */
export const signOnStart = '/api/session/oidcStart'

/** Expired or begun in another browser · declined there · no enabled account of that name · provider unreachable, misconfigured, or without a fresh
 * sign-in where one was asked for. */
const signOnReasons = ['expired', 'declined', 'unknown', 'failed'] as const
export type SignOnReason = (typeof signOnReasons)[number]
