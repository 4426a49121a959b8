import type { SignInOffers } from '#contract/access/sign-on.ts'
import type { Endpoint } from '#web/kit/call.ts'

/** Declared again without schemas: those of the contract weigh as much as this whole page. */
export const endpoints = {
  login: { method: 'POST', path: '/api/user/login', needs: 'public', isForm: true },
  firstAdministrator: { method: 'POST', path: '/api/session/createFirstAdministrator', needs: 'public' },
  offers: { method: 'GET', path: '/api/session/signInOffers', needs: 'public' },
  oidcFinish: { method: 'POST', path: '/api/session/oidcFinish', needs: 'public' },
} as const satisfies Record<string, Endpoint>

export type { SignInOffers }

/** A navigation, not a call: the browser goes there and is redirected back to `/auth-redirect`. */
export function oidcStart(redirect: string): string {
  return `/api/session/oidcStart?redirect=${encodeURIComponent(redirect)}`
}
