import { permissions } from '#contract/access/permissions.ts'
import type { Caller } from '#server/kit/caller.ts'

/** Somebody who may do everything everywhere, for what a bench asks in the server's own process. */
export function bossCaller(userId = 0): Caller {
  return {
    sessionId: 0,
    userId,
    name: 'bench',
    roleCodes: [],
    permissions: new Set(permissions),
    cityCodes: null,
    isSuper: true,
    mustDo: null,
    expiresAt: 0,
  }
}
