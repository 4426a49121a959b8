import type { SignInOffers } from '#contract/access/sign-on.ts'
import type { Endpoint } from '#web/kit/endpoints.ts'

/** By the operation's name, without schemas: those of the contract weigh as much as this whole page. */
export const endpoints = {
  'session.login': { method: 'POST', path: '/api/user/login', needs: 'public', isForm: true },
  'session.createFirstAdministrator': {
    method: 'POST',
    path: '/api/session/createFirstAdministrator',
    needs: 'public',
  },
  'signOn.offers': { method: 'GET', path: '/api/session/signInOffers', needs: 'public' },
  'signOn.oidcFinish': { method: 'POST', path: '/api/session/oidcFinish', needs: 'public' },
} as const satisfies Record<string, Endpoint>

export type { SignInOffers }

/** A navigation, not a call: the browser goes there and is redirected back to `/auth-redirect`. */
export function oidcStart(redirect: string): string {
  return `/api/session/oidcStart?redirect=${encodeURIComponent(redirect)}`
}
