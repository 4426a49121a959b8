import type { Permission } from '#contract/access/permissions.ts'
import type { Group, PermissionWords } from '#words/access/permissions.ts'

export type PermissionGroup = { group: Group; permissions: Permission[] }

/** Every permission there is, in the order of its words. */
export function permissionsIn(text: PermissionWords): Permission[] {
  return Object.keys(text.permissions) as Permission[]
}

/** All permissions whose words or code are like `search`, by what they are about. */
export function permissionGroups(search: string, text: PermissionWords): PermissionGroup[] {
  const wanted = search.trim().toLowerCase()
  const found = permissionsIn(text).filter(code =>
    `${code} ${text.permissions[code]} ${text.groups[groupOf(code)]}`.toLowerCase().includes(wanted),
  )
  const groups = new Map<Group, Permission[]>()
  for (const code of found) groups.set(groupOf(code), [...(groups.get(groupOf(code)) ?? []), code])
  return [...groups].map(([group, codes]) => ({ group, permissions: codes }))
}

function groupOf(code: Permission): Group {
  return code.slice(0, code.indexOf('.')) as Group
}
