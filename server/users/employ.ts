import type { z } from 'zod'
import { type UserRow, users } from '#contract/people/users.ts'
import { holds } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { endSessions, hashPassword, refuseWeakPassword } from '#server/session/index.ts'
import { answerPerson, holdStaff, lockAccess, ownPowers, refuseLastAdministrator, writePerson } from './hold.ts'
import { type PersonRecord, powersOfPerson } from './person.ts'
import { coversCities } from './powers.ts'
import { refuseTaken } from './profile.ts'
import { findGrantable, setRoles } from './roles-of.ts'
import { viewPerson } from './view.ts'

/** A new member of staff. The password is known to whoever made it up, so it is good for choosing another one only. */
export async function add(context: CommandContext, asked: z.output<typeof users.add.input>): Promise<UserRow> {
  const { db, caller, runtime, sender } = context
  const { username, password, nickName, roleIds } = asked
  if (roleIds.length > 0 && !holds(caller, users.saveUserRole.needs)) refuse('noPermission')
  await refuseWeakPassword(
    { password, username, field: 'password' },
    { language: sender.language, config: runtime.config },
  )
  const passwordHash = await hashPassword(password)
  await lockAccess(db)
  const own = await ownPowers(context)
  const roles = await findGrantable(context, own, roleIds)
  // "All cities" said by somebody who sees some of them means those.
  const cityCodes = asked.cityCodes ?? own.cityCodes
  if (!coversCities(own, cityCodes)) refuse('beyondOwn')
  await refuseTaken(context, username)
  const { id } = await db
    .insertInto('users')
    .values({
      kind: 'staff',
      username,
      nick_name: nickName,
      real_name: asked.realName ?? '',
      phone: asked.phone ?? '',
      gender: asked.gender ?? 1,
      avatar: asked.avatar ?? '',
      password_hash: passwordHash,
      password_is_temporary: true,
      city_codes: cityCodes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setRoles(db, id, roles)
  const changes = {
    roles: [[], roles.map(role => role.code)] as [unknown, unknown],
    cityCodes: [null, cityCodes] as [unknown, unknown],
  }
  await recordEvent(context, { action: 'users.add', subject: 'users', subjectId: id, subjectNo: username, changes })
  return answerPerson(context, id)
}

/** Disables; nobody is ever deleted. */
export async function disable(
  context: CommandContext,
  { id, reason = '' }: { id: number; reason?: string | undefined },
): Promise<UserRow> {
  const { person } = await holdStaff(context, id)
  await become(context, person, 'disabled', reason, 'users.delete')
  await endSessions(context, id, 'disabled')
  await refuseLastAdministrator(context.db, powersOfPerson(person))
  return answerPerson(context, id)
}

export async function enable(
  context: CommandContext,
  { id, version }: { id: number; version: number },
): Promise<UserRow> {
  const { person } = await holdStaff(context, id, version)
  await become(context, person, 'enabled', '', 'users.enable')
  return answerPerson(context, id)
}

/** Changes where a person stands; refuses if they stand there already. */
export async function become(
  context: CommandContext,
  person: PersonRecord,
  status: PersonRecord['status'],
  reason: string,
  action: string,
): Promise<void> {
  const { caller, sender } = context
  if (person.status === status) refuse('alreadySo', { record: viewPerson(person, caller, sender.language) })
  await writePerson(context, person.id, { status, status_reason: reason })
  await recordEvent(context, {
    action,
    subject: 'users',
    subjectId: person.id,
    subjectNo: person.username ?? person.nick_name,
    from: person.status,
    to: status,
    reason,
  })
}
