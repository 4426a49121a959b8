import type { Permission } from '#contract/access/permissions.ts'
import { expandPermissions } from '#server/access/session/index.ts'
import type { Caller } from '#server/kit/caller.ts'

/** What somebody may do, and where. A caller is one. */
export type Powers = Pick<Caller, 'isSuper' | 'permissions' | 'cityCodes'>

/** `codes` as roles hold them, `*` included. */
export function powersOf(codes: string[], cityCodes: string[] | null): Powers {
  return { isSuper: codes.includes('*'), permissions: new Set<Permission>(expandPermissions(codes)), cityCodes }
}

/** Whether everything that `other` may do anywhere, `own` may do there too. `*` is only within `*`. */
export function covers(own: Powers, other: Powers): boolean {
  if (other.isSuper && !own.isSuper) return false
  if (![...other.permissions].every(code => own.permissions.has(code))) return false
  return coversCities(own, other.cityCodes)
}

export function coversCities({ cityCodes: own }: Pick<Powers, 'cityCodes'>, cityCodes: string[] | null): boolean {
  if (own === null) return true
  return cityCodes?.every(code => own.includes(code)) ?? false
}

/** Whether `own` may grant a role that holds these codes: where it may act is a matter of the person, not of the role. */
export function canGrant(own: Powers, codes: string[]): boolean {
  return covers(own, powersOf(codes, own.cityCodes))
}
