import { type Permission, permissions } from '#contract/access/permissions.ts'
import { type Group, groupOf, type PermissionNames } from './usePermissionNames.ts'

export type PermissionGroup = { group: Group; permissions: Permission[] }

/** Permissions whose names or code match `search`, grouped by feature. */
export function permissionGroups(search: string, names: PermissionNames): PermissionGroup[] {
  const wanted = search.trim().toLowerCase()
  const found = permissions.filter(code =>
    `${code} ${names.permissions[code]} ${names.groups[groupOf(code)]}`.toLowerCase().includes(wanted),
  )
  return [...Map.groupBy(found, groupOf)].map(([group, codes]) => ({ group, permissions: codes }))
}
