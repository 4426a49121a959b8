import { permissions } from '#contract/access/permissions.ts'
import type { Caller } from '#server/kit/caller.ts'

/** A caller with all permissions in all cities, for calls within the bench's process. */
export function adminCaller(userId = 0): Caller {
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
