import { useMemo } from 'react'
import { type Permission, permissions } from '#contract/access/permissions.ts'
import { useWords } from '#web/kit/words.ts'
import { featureWords } from '#words/access/features.ts'

/** The feature of a permission: the part before its dot. */
export type Group = Permission extends `${infer Feature}.${string}` ? Feature : never

/** The names of permissions and of their features. */
export type PermissionNames = {
  permissions: Readonly<Record<Permission, string>>
  groups: Readonly<Record<Group, string>>
}

export function usePermissionNames(): PermissionNames {
  const features = useWords(featureWords)
  return useMemo(() => namesIn(features), [features])
}

type Features = Readonly<Record<string, { name?: string; permissions?: Readonly<Record<string, string>> }>>

function namesIn(features: Features): PermissionNames {
  const named = permissions.map(code => {
    const feature = features[groupOf(code)]
    return { code, group: groupOf(code), name: feature?.permissions?.[code] ?? code, groupName: feature?.name ?? code }
  })
  return {
    permissions: Object.fromEntries(named.map(({ code, name }) => [code, name])) as PermissionNames['permissions'],
    groups: Object.fromEntries(named.map(({ group, groupName }) => [group, groupName])) as PermissionNames['groups'],
  }
}

export function groupOf(code: Permission): Group {
  return code.slice(0, code.indexOf('.')) as Group
}
