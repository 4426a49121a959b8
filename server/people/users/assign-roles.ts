import type { z } from 'zod'
import { type AssignableRole, users } from '#contract/people/users.ts'
import { nudgeAccessChanged } from '#server/access/session/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { setRoles, writePerson } from '#server/people/index.ts'
import { answerPerson, lockStaff, refuseLastAdministrator } from './lock.ts'
import { type HeldRole, peopleQuery, powersOfPerson } from './person.ts'
import { canGrant, type Powers } from './powers.ts'
import { inScope } from './scope.ts'

type Assignable = z.output<typeof AssignableRole>

/** Every role, and whether this person may give it to others. */
export const getRoleListForAssign = handle(users.getRoleListForAssign, async ({ db, caller, sender }) => {
  const roles = await db.selectFrom('roles').select(['id', 'code', 'names', 'permissions']).orderBy('id').execute()
  return roles.map(role => viewRole(role, caller, sender.language))
})

export const getRoleByUserId = handle(users.getRoleByUserId, async ({ db, caller, sender }, { id }) => {
  const person = await peopleQuery(db)
    .where('users.id', '=', id)
    .where('users.kind', '=', 'staff')
    .where(inScope(caller))
    .executeTakeFirst()
  if (!person) return refuse('notFound')
  return person.roles.map(role => viewRole(role, caller, sender.language))
})

function viewRole(
  { id, code, names, permissions }: HeldRole,
  own: Powers,
  language: keyof HeldRole['names'],
): Assignable {
  return { id, code, name: names[language] ?? names.zh, isAssignable: canGrant(own, permissions) }
}

/** Gives a person exactly these roles. */
export const saveUserRole = handle(users.saveUserRole, async (context, { userId, roleIds }) => {
  const { db } = context
  const { person, own } = await lockStaff(context, { id: userId, move: 'assignRoles' })
  const roles = await findGrantable(context, own, roleIds)
  await setRoles(
    db,
    userId,
    roles.map(role => role.id),
  )
  await refuseLastAdministrator(db, powersOfPerson(person))
  await writePerson(context, userId, {})
  await recordEvent(context, {
    action: 'users.saveUserRole',
    subject: 'users',
    subjectId: userId,
    subjectNo: person.username ?? '',
    changes: { roles: [person.roles.map(role => role.code), roles.map(role => role.code)] },
  })
  nudgeAccessChanged(context, userId)
  return answerPerson(context, userId)
})

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
