import { sql } from 'kysely'
import type { z } from 'zod'
import type { RoleRow, roles } from '#contract/access/roles.ts'
import { lastActorOf, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { expandPermissions, tellAccessChanged } from '#server/session/index.ts'
import { canGrant, lockAccess, ownPowers, refuseLastAdministrator } from '#server/users/index.ts'
import { type RoleRecord, rolesQuery, viewRole } from './list.ts'

export async function add(context: CommandContext, asked: z.output<typeof roles.add.input>): Promise<RoleRow> {
  const { db, sender } = context
  const { code, names, permissions, needsTotp } = asked
  await lockAccess(db)
  await refuseBeyondOwn(context, permissions)
  const taken = await db.selectFrom('roles').select('id').where('code', '=', code).executeTakeFirst()
  if (taken) refuse('badInput', { fields: { code: fieldSentence('taken', sender.language) } })
  const { id } = await db
    .insertInto('roles')
    .values({ code, names: JSON.stringify(names), permissions: tidy(permissions), needs_totp: needsTotp })
    .returning('id')
    .executeTakeFirstOrThrow()
  const changes = {
    permissions: [[], permissions] as [unknown, unknown],
    needsTotp: [false, needsTotp] as [unknown, unknown],
  }
  await recordEvent(context, { action: 'roles.add', subject: 'roles', subjectId: id, subjectNo: code, changes })
  return answer(context, id)
}

export async function update(context: CommandContext, asked: z.output<typeof roles.update.input>): Promise<RoleRow> {
  const { db } = context
  const role = await hold(context, asked)
  await refuseBeyondOwn(context, asked.permissions)
  const permissions = tidy(asked.permissions)
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
    changes: changesOf(role, { names: asked.names, permissions, needsTotp: asked.needsTotp }),
  })
  for (const member of role.members) tellAccessChanged(context, member.id)
  return answer(context, role.id)
}

/** Only a role that nobody bears: taking access away from many is a decision about each. */
export async function remove(
  context: CommandContext,
  target: { id: number; version: number },
): Promise<Record<string, never>> {
  const { db } = context
  const role = await hold(context, target)
  if (role.is_builtin) refuse('builtinRole')
  if (role.members.length > 0) refuse('roleHasMembers', { params: { members: role.members.length } })
  await db.deleteFrom('roles').where('id', '=', role.id).execute()
  const changes = { permissions: [role.permissions, []] as [unknown, unknown] }
  await recordEvent(context, {
    action: 'roles.remove',
    subject: 'roles',
    subjectId: role.id,
    subjectNo: role.code,
    changes,
  })
  context.tell({ word: 'roles.changed', id: role.id })
  return {}
}

/** The role, locked against everybody who changes access; refuses whom it is above and who saw another version. */
async function hold(context: CommandContext, { id, version }: { id: number; version: number }): Promise<RoleRecord> {
  const { db, caller, sender } = context
  await lockAccess(db)
  const role = await rolesQuery(db).where('roles.id', '=', id).executeTakeFirst()
  if (!role) return refuse('notFound')
  if (!canGrant(await ownPowers(context), role.permissions)) refuse('beyondOwn')
  if (role.version !== version) {
    const by = await lastActorOf(db, 'roles', id)
    refuse('changedByOther', { params: { by }, record: viewRole(role, caller, sender.language) })
  }
  return role
}

async function refuseBeyondOwn(context: CommandContext, permissions: string[]): Promise<void> {
  const isKnown = permissions.every(code => code === '*' || expandPermissions([code]).length > 0)
  if (!isKnown) {
    refuse('badInput', { fields: { permissions: fieldSentence('unknown', context.sender.language) } })
  }
  if (!canGrant(await ownPowers(context), permissions)) refuse('beyondOwn')
}

/** Each once, and `*` alone, since it says the rest. */
function tidy(permissions: string[]): string[] {
  return permissions.includes('*') ? ['*'] : expandPermissions(permissions)
}

type Terms = { names: object; permissions: string[]; needsTotp: boolean }

function changesOf(role: RoleRecord, after: Terms): Record<string, [unknown, unknown]> {
  const before: Terms = { names: role.names, permissions: role.permissions, needsTotp: role.needs_totp }
  const fields = ['names', 'permissions', 'needsTotp'] as const
  return Object.fromEntries(
    fields
      .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map(field => [field, [before[field], after[field]]]),
  )
}

async function answer(context: CommandContext, id: number): Promise<RoleRow> {
  const role = await rolesQuery(context.db).where('roles.id', '=', id).executeTakeFirstOrThrow()
  context.tell({ word: 'roles.changed', id })
  return viewRole(role, context.caller, context.sender.language)
}
