import type { z } from 'zod'
import type { Target } from '#contract/base/values.ts'
import { mostViews, type View, views } from '#contract/desk/views.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { withStoredNumbers } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { refuseUnopened, shareable, viewOf, viewsQuery } from './list.ts'

type Terms = Omit<z.output<typeof views.add.input>, 'list'>

export const add = handle(views.add, async (context, { list, ...terms }) => {
  const { db, caller } = context
  refuseUnopened(context, list)
  await lockOwner(context)
  await refuseBeyondLimit(context, list)
  await refuseNameTaken(context, { list, name: terms.name })
  await refuseForeignRole(context, terms.roleId)
  const { id } = await db
    .insertInto('views')
    .values({ owner_id: caller.userId, list, ...columnsOf(terms) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(context, { action: 'views.add', subject: 'views', subjectId: id, subjectNo: terms.name })
  return answer(context, id)
})

export const update = handle(views.update, async (context, { id, version, ...asked }) => {
  const { db } = context
  const row = await lockOwn(context, { id, version })
  refuseUnopened(context, row.list)
  const terms = { ...asked, name: withStoredNumbers(asked.name, row.name) }
  await refuseNameTaken(context, { list: row.list, name: terms.name, id })
  if (terms.roleId !== row.role_id) await refuseForeignRole(context, terms.roleId)
  const next = columnsOf(terms)
  await db
    .updateTable('views')
    .set({ ...next, version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  const changes = changesBetween(row, next)
  await recordEvent(context, { action: 'views.update', subject: 'views', subjectId: id, subjectNo: next.name, changes })
  return answer(context, id)
})

export const remove = handle(views.remove, async (context, target) => {
  const { id, name } = await lockOwn(context, target)
  await context.db.deleteFrom('views').where('id', '=', id).execute()
  await recordEvent(context, { action: 'views.remove', subject: 'views', subjectId: id, subjectNo: name })
  return {}
})

/** Changes from two windows of one person run one after the other. */
async function lockOwner({ db, caller }: CommandContext): Promise<void> {
  await lockNamed(db, 'views.change', caller.userId)
}

/** A view of one's own; only its owner changes it. */
async function lockOwn(context: CommandContext, { id, version }: Target) {
  const { db, caller, sender } = context
  await lockOwner(context)
  return lockSeen(db, {
    subject: 'views',
    id,
    version,
    lock: () =>
      viewsQuery(db).where('views.id', '=', id).where('views.owner_id', '=', caller.userId).executeTakeFirst(),
    fresh: row => viewOf(row, caller, sender.language),
  })
}

async function refuseBeyondLimit({ db, caller }: CommandContext, list: string): Promise<void> {
  const { count } = await db
    .selectFrom('views')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', caller.userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostViews) refuse('tooManyViews', { params: { limit: mostViews } })
}

async function refuseNameTaken(
  { db, caller, sender }: CommandContext,
  { list, name, id = 0 }: { list: string; name: string; id?: number },
): Promise<void> {
  const taken = await db
    .selectFrom('views')
    .select('id')
    .where('owner_id', '=', caller.userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (taken) refuse('badInput', { fields: { name: fieldSentence('taken', sender.language) } })
}

async function refuseForeignRole({ db, caller, sender }: CommandContext, roleId: number | null): Promise<void> {
  if (roleId === null) return
  // Locked, so that it is not removed before the view is saved.
  const role = await shareable(db, caller).where('roles.id', '=', roleId).forKeyShare().executeTakeFirst()
  if (!role) refuse('badInput', { fields: { roleId: fieldSentence('choice', sender.language) } })
}

function columnsOf({ name, question, roleId }: Terms) {
  return { name, question, role_id: roleId }
}

async function answer({ db, caller, sender }: CommandContext, id: number): Promise<View> {
  const row = await viewsQuery(db).where('views.id', '=', id).executeTakeFirstOrThrow()
  return viewOf(row, caller, sender.language)
}
