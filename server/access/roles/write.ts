import { sql } from 'kysely'
import { unseenOf } from '#contract/access/permissions.ts'
import { type RoleRow, roles } from '#contract/access/roles.ts'
import type { Target } from '#contract/base/values.ts'
import { expandPermissions, nudgeAccessChanged } from '#server/access/session/index.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { canGrant, lockAccess, ownPowers, refuseLastAdministrator } from '#server/people/users/index.ts'
import { mayDecide, type RoleRecord, removalRefusal, rolesQuery, viewRole } from './list.ts'

export const add = handle(roles.add, async (context, asked) => {
  const { db, sender } = context
  const { code, names, permissions, needsTotp } = asked
  await lockAccess(db)
  await refuseBeyondOwn(context, permissions)
  const taken = await db.selectFrom('roles').select('id').where('code', '=', code).executeTakeFirst()
  if (taken) refuse('badInput', { fields: { code: fieldSentence('taken', sender.language) } })
  const { id } = await db
    .insertInto('roles')
    .values({ code, names: JSON.stringify(names), permissions: expanded(permissions), needs_totp: needsTotp })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(context, {
    action: 'roles.add',
    subject: 'roles',
    subjectId: id,
    subjectNo: code,
    changes: { names: [null, names], permissions: [[], permissions], needsTotp: [false, needsTotp] },
  })
  return answer(context, id)
})

export const update = handle(roles.update, async (context, asked) => {
  const { db } = context
  const role = await lockRole(context, asked)
  await refuseBeyondOwn(context, asked.permissions)
  const permissions = expanded(asked.permissions)
  await db
    .updateTable('roles')
    .set({ names: JSON.stringify(asked.names), permissions, needs_totp: asked.needsTotp, version: sql`version + 1` })
    .where('id', '=', role.id)
    .execute()
  await refuseLastAdministrator(db, { isSuper: role.permissions.includes('*') })
  await recordEvent(context, {
    action: 'roles.update',
    subject: 'roles',
    subjectId: role.id,
    subjectNo: role.code,
    changes: changesBetween(termsOf(role), { names: asked.names, permissions, needsTotp: asked.needsTotp }),
  })
  for (const member of role.members) nudgeAccessChanged(context, member.id)
  return answer(context, role.id)
})

export const remove = handle(roles.remove, async (context, target) => {
  const { db } = context
  const role = await lockRole(context, target)
  const refusal = removalRefusal(role)
  if (refusal) refuse(refusal, { params: { members: role.members.length } })
  await db.deleteFrom('roles').where('id', '=', role.id).execute()
  await recordEvent(context, {
    action: 'roles.remove',
    subject: 'roles',
    subjectId: role.id,
    subjectNo: role.code,
    changes: { names: [role.names, null], permissions: [role.permissions, []] },
  })
  context.nudge({ word: 'roles.changed', id: role.id })
  return {}
})

/** The role, under `lockAccess`; refuses callers who may not decide about it, and those who saw another version. */
async function lockRole(context: CommandContext, { id, version }: Target): Promise<RoleRecord> {
  const { db, caller, sender } = context
  await lockAccess(db)
  async function lock(): Promise<RoleRecord | undefined> {
    const role = await rolesQuery(db).where('roles.id', '=', id).executeTakeFirst()
    if (role && !mayDecide(role, await ownPowers(context))) refuse('beyondOwn')
    return role
  }
  const fresh = (role: RoleRecord) => viewRole(role, caller, sender.language)
  return lockSeen(db, { subject: 'roles', id, version, lock, fresh })
}

/** Unknown ones, those that the caller may not grant, and those to act on what the role may not see. */
async function refuseBeyondOwn(context: CommandContext, permissions: string[]): Promise<void> {
  const isKnown = permissions.every(code => code === '*' || expandPermissions([code]).length > 0)
  if (!isKnown) {
    refuse('badInput', { fields: { permissions: fieldSentence('unknown', context.sender.language) } })
  }
  if (!canGrant(await ownPowers(context), permissions)) refuse('beyondOwn')
  if (unseenOf(permissions).length > 0) {
    refuse('badInput', { fields: { permissions: fieldSentence('unseen', context.sender.language) } })
  }
}

/** Each code once; `*` alone, since it includes the others. */
function expanded(permissions: string[]): string[] {
  return permissions.includes('*') ? ['*'] : expandPermissions(permissions)
}

function termsOf({ names, permissions, needs_totp }: RoleRecord) {
  return { names, permissions, needsTotp: needs_totp }
}

async function answer(context: CommandContext, id: number): Promise<RoleRow> {
  const role = await rolesQuery(context.db).where('roles.id', '=', id).executeTakeFirstOrThrow()
  context.nudge({ word: 'roles.changed', id })
  return viewRole(role, context.caller, context.sender.language)
}
