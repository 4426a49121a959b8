import type { Permission } from '#contract/access/permissions.ts'
import type { RoleRow } from '#contract/access/roles.ts'

/** `*` alone grants everything. */
export function isGranted(role: Pick<RoleRow, 'permissions'>, permission: Permission): boolean {
  return role.permissions.includes('*') || role.permissions.includes(permission)
}

/** Whether two roles differ in this permission. */
export function isDifferent(roles: readonly RoleRow[], permission: Permission): boolean {
  const [one, other] = roles
  return Boolean(one && other && isGranted(one, permission) !== isGranted(other, permission))
}
