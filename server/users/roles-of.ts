import type { z } from 'zod'
import type { AssignableRole, UserRow } from '#contract/people/users.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { tellAccessChanged } from '#server/session/index.ts'
import { answerPerson, holdStaff, refuseLastAdministrator, writePerson } from './hold.ts'
import { type HeldRole, peopleQuery, powersOfPerson } from './person.ts'
import { canGrant, type Powers } from './powers.ts'
import { inScope } from './scope.ts'

type Assignable = z.output<typeof AssignableRole>

/** Every role, and whether this person may give it to others. */
export async function getRoleListForAssign({ db, caller, sender }: QueryContext): Promise<Assignable[]> {
  const roles = await db.selectFrom('roles').select(['id', 'code', 'names', 'permissions']).orderBy('id').execute()
  return roles.map(role => viewRole(role, caller, sender.language))
}

export async function getRoleByUserId(
  { db, caller, sender }: QueryContext,
  { id }: { id: number },
): Promise<Assignable[]> {
  const person = await peopleQuery(db)
    .where('users.id', '=', id)
    .where('users.kind', '=', 'staff')
    .where(inScope(caller))
    .executeTakeFirst()
  if (!person) return refuse('notFound')
  return person.roles.map(role => viewRole(role, caller, sender.language))
}

function viewRole(
  { id, code, names, permissions }: HeldRole,
  own: Powers,
  language: keyof HeldRole['names'],
): Assignable {
  return { id, code, name: names[language] ?? names.zh, isAssignable: canGrant(own, permissions) }
}

/** Gives a person exactly these roles. */
export async function saveUserRole(
  context: CommandContext,
  { userId, roleIds }: { userId: number; roleIds: number[] },
): Promise<UserRow> {
  const { db } = context
  const { person, own } = await holdStaff(context, userId)
  const roles = await findGrantable(context, own, roleIds)
  await setRoles(db, userId, roles)
  await refuseLastAdministrator(db, powersOfPerson(person))
  await writePerson(context, userId, {})
  await recordEvent(context, {
    action: 'users.saveUserRole',
    subject: 'users',
    subjectId: userId,
    subjectNo: person.username ?? '',
    changes: { roles: [person.roles.map(role => role.code), roles.map(role => role.code)] },
  })
  tellAccessChanged(context, userId)
  return answerPerson(context, userId)
}

/** The roles behind these ids; refuses one that does not exist and one that holds more than `own`. */
export async function findGrantable(
  { db, sender }: CommandContext,
  own: Powers,
  roleIds: number[],
): Promise<HeldRole[]> {
  const ids = [...new Set(roleIds)]
  if (ids.length === 0) return []
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'code', 'names', 'permissions'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  if (roles.length < ids.length) {
    refuse('badInput', { fields: { roleIds: fieldSentence('unknown', sender.language) } })
  }
  if (!roles.every(role => canGrant(own, role.permissions))) refuse('beyondOwn')
  return roles
}

export async function setRoles(db: Database, userId: number, roles: HeldRole[]): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).execute()
  if (roles.length === 0) return
  await db
    .insertInto('user_roles')
    .values(roles.map(role => ({ user_id: userId, role_id: role.id })))
    .execute()
}
