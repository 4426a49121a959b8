import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Target } from '#contract/base/values.ts'
import type { ChatGroup } from '#contract/chats/chat.ts'
import { type QuickReply, quickReplies } from '#contract/chats/quick-replies.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'

type Row = Selectable<Tables['chat_quick_replies']>

/** The caller's own replies, those for everybody and those of these groups; null means all groups. Monitors see all groups. */
function usableReplies(db: Database, caller: Caller, groups: ChatGroup[] | null) {
  return db
    .selectFrom('chat_quick_replies')
    .selectAll()
    .where('removed_at', 'is', null)
    .where(row =>
      row.or([
        row('scope', '=', 'everybody'),
        row.and([row('scope', '=', 'personal'), row('owner_id', '=', caller.userId)]),
        row.and([
          row('scope', '=', 'group'),
          groups === null || caller.permissions.has('chats.monitor') ? row.lit(true) : row('skill', 'in', groups),
        ]),
      ]),
    )
}

export const list = handle(quickReplies.list, async ({ db, caller }) => {
  const agent = await db
    .selectFrom('chat_agents')
    .select('groups')
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  const rows = await usableReplies(db, caller, agent?.groups ?? null)
    .orderBy('uses', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map(row => view(row, caller))
})

export const add = handle(quickReplies.add, async (context, terms) => {
  const { db, caller } = context
  if (!mayWrite({ scope: terms.scope, owner_id: caller.userId }, caller)) refuse('noPermission')
  const row = await db
    .insertInto('chat_quick_replies')
    .values({ ...columnsOf(terms), owner_id: caller.userId })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'quickReplies.add', row)
  return view(row, caller)
})

export const update = handle(quickReplies.update, async (context, { id, version, ...terms }) => {
  const { db, caller } = context
  const row = await lockOwn(context, { id, version })
  if (!mayWrite({ scope: terms.scope, owner_id: caller.userId }, caller)) refuse('noPermission')
  const written = await db
    .updateTable('chat_quick_replies')
    .set({ ...columnsOf(terms), version: row.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'quickReplies.update', written)
  return view(written, caller)
})

export const remove = handle(quickReplies.remove, async (context, target) => {
  const row = await lockOwn(context, target)
  await context.db
    .updateTable('chat_quick_replies')
    .set({ removed_at: new Date(), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await record(context, 'quickReplies.remove', row)
  return {}
})

/** Counts one use of a reply that this person may use. */
export async function countUse(db: Database, caller: Caller, id: number): Promise<void> {
  await db
    .updateTable('chat_quick_replies')
    .set(row => ({ uses: row('uses', '+', 1) }))
    .where('id', 'in', usableReplies(db, caller, null).clearSelect().select('id').where('id', '=', id))
    .execute()
}

/** Locks a reply that the caller may change. */
async function lockOwn({ db, caller }: CommandContext, { id, version }: Target): Promise<Row> {
  const row = await lockSeen(db, {
    subject: 'quickReplies',
    id,
    version,
    lock: () => usableReplies(db, caller, null).where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: found => view(found, caller),
  })
  return mayWrite(row, caller) ? row : refuse('noPermission')
}

/** Everybody writes replies of their own; those that others use too are written by monitors. */
function mayWrite({ scope, owner_id }: Pick<Row, 'scope' | 'owner_id'>, caller: Caller): boolean {
  return scope === 'personal' ? owner_id === caller.userId : caller.permissions.has('chats.monitor')
}

function columnsOf({ scope, group, shortcut, text, act }: z.output<typeof quickReplies.add.input>) {
  return { scope, skill: scope === 'group' ? group : null, shortcut, text, act }
}

function record(context: CommandContext, action: EventAction, { id, shortcut }: Row): Promise<number> {
  return recordEvent(context, { action, subject: 'quickReplies', subjectId: id, subjectNo: shortcut })
}

function view(row: Row, caller: Caller): QuickReply {
  const { id, scope, skill, shortcut, text, act, uses, version } = row
  const allowed: QuickReply['allowed'] = mayWrite(row, caller) ? ['update', 'remove'] : []
  return { id, scope, group: skill, shortcut, text, act, uses, version, allowed }
}
