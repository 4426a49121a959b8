import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type RoleRow, roles } from '#contract/access/roles.ts'
import type { Language } from '#contract/base/values.ts'
import { expandPermissions, menuFor } from '#server/access/session/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { canGrant, coversCities, type Powers } from '#server/people/users/index.ts'

export type RoleRecord = Awaited<ReturnType<ReturnType<typeof rolesQuery>['executeTakeFirstOrThrow']>>

export function rolesQuery(db: Database) {
  return db
    .selectFrom('roles')
    .selectAll('roles')
    .select(role =>
      jsonArrayFrom(
        role
          .selectFrom('user_roles')
          .innerJoin('users', 'users.id', 'user_roles.user_id')
          .select(['users.id', 'users.nick_name as name', 'users.city_codes as cityCodes'])
          .whereRef('user_roles.role_id', '=', 'roles.id')
          .orderBy('users.id'),
      ).as('members'),
    )
}

/** Why a role stays: whose access ends is decided person by person. */
export function removalRefusal(role: Pick<RoleRecord, 'is_builtin' | 'members'>) {
  if (role.is_builtin) return 'builtinRole'
  return role.members.length > 0 ? 'roleHasMembers' : null
}

/** Whether somebody may decide about a role: it holds no more than they do, and nobody beyond their cities has it. */
export function mayDecide(role: RoleRecord, own: Powers): boolean {
  return canGrant(own, role.permissions) && role.members.every(({ cityCodes }) => coversCities(own, cityCodes))
}

/** A role as this reader may see it: only members whose cities the reader may see. */
export function viewRole(role: RoleRecord, caller: Caller, language: Language): RoleRow {
  const mayEdit = may(caller, roles.update.needs) && mayDecide(role, caller)
  return {
    id: role.id,
    code: role.code,
    name: role.names[language] ?? role.names.zh,
    names: role.names,
    isBuiltin: role.is_builtin,
    permissions: role.permissions,
    needsTotp: role.needs_totp,
    members: role.members
      .filter(({ cityCodes }) => coversCities(caller, cityCodes))
      .map(({ id, name }) => ({ id, name })),
    version: role.version,
    allowed: mayEdit ? (removalRefusal(role) ? ['update'] : ['update', 'remove']) : [],
  }
}

export const list = handle(roles.list, async ({ db, caller, sender }) => {
  const rows = await rolesQuery(db).orderBy('roles.id').execute()
  return rows.map(role => viewRole(role, caller, sender.language))
})

/** What a member of the role would see: the menu, and the permissions behind the buttons. */
export const preview = handle(roles.preview, async ({ db, sender }, { id }) => {
  const role = await db.selectFrom('roles').select('permissions').where('id', '=', id).executeTakeFirst()
  if (!role) return refuse('notFound')
  const permissions = expandPermissions(role.permissions)
  return { permissions, menu: await menuFor(db, { permissions: new Set(permissions) }, sender.language) }
})
