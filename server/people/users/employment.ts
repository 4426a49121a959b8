import { users } from '#contract/people/users.ts'
import { endSessions, hashPassword, refuseWeakPassword } from '#server/access/session/index.ts'
import { may } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { addStaff, movePerson, refuseLookAlikes, refuseTaken } from '#server/people/index.ts'
import { findGrantable } from './assign-roles.ts'
import { answerPerson, lockAccess, lockStaff, ownPowers, refuseLastAdministrator } from './lock.ts'
import { powersOfPerson } from './person.ts'
import { coversCities } from './powers.ts'

/** A new member of staff. Whoever made the password up knows it, so it is temporary. */
export const add = handle(users.add, async (context, { password, roleIds, cityCodes: askedCities, ...profile }) => {
  const { db, caller, runtime, sender } = context
  const { username } = profile
  if (roleIds.length > 0 && !may(caller, users.saveUserRole.needs)) refuse('noPermission')
  await refuseWeakPassword(
    { password, username, field: 'password' },
    { language: sender.language, config: runtime.config },
  )
  // Whoever typed a name that is taken learns it before a password is hashed, and it is asked again when nobody else can take one.
  const refuseName = () => refuseLookAlikes(db, profile, { id: 0, isOwn: false })
  await refuseName()
  const passwordHash = await hashPassword(password)
  await lockAccess(db)
  const own = await ownPowers(context)
  const roles = await findGrantable(context, own, roleIds)
  // "All cities" from somebody who sees some of them means those.
  const cityCodes = askedCities ?? own.cityCodes
  if (!coversCities(own, cityCodes)) refuse('beyondOwn')
  await refuseName()
  const adding = addStaff(db, {
    ...profile,
    passwordHash,
    isPasswordTemporary: true,
    cityCodes,
    roleIds: roles.map(role => role.id),
  })
  const id = await refuseTaken(adding)
  await recordEvent(context, {
    action: 'users.add',
    subject: 'users',
    subjectId: id,
    subjectNo: username,
    changes: { roles: [[], roles.map(role => role.code)], cityCodes: [null, cityCodes] },
  })
  return answerPerson(context, id)
})

/** Disables; nobody is ever deleted. */
export const disable = handle(users.delete, async (context, { id, reason = '' }) => {
  const { person } = await lockStaff(context, { id, move: 'delete' })
  await movePerson(context, person, 'delete', { reason })
  await endSessions(context, id, 'disabled')
  await refuseLastAdministrator(context.db, powersOfPerson(person))
  return answerPerson(context, id)
})

export const enable = handle(users.enable, async (context, { id, version }) => {
  const { person } = await lockStaff(context, { id, version, move: 'enable' })
  await movePerson(context, person, 'enable', { reason: '' })
  return answerPerson(context, id)
})
