import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ChatGroup } from '#contract/chats/chat.ts'
import type { QuickReply, quickReplies } from '#contract/chats/quick-replies.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { lastActorOf, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'

type Row = Selectable<Tables['chat_quick_replies']>

/** One's own, everybody's, and those of one's groups. Who may monitor sees those of all groups, to look after them. */
function usable(db: Database, caller: Caller, groups: ChatGroup[] | null) {
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

export async function listReplies({ db, caller }: QueryContext): Promise<QuickReply[]> {
  const agent = await db
    .selectFrom('chat_agents')
    .select('groups')
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  const rows = await usable(db, caller, agent?.groups ?? null)
    .orderBy('uses', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map(row => view(row, caller))
}

type Terms = z.output<typeof quickReplies.add.input>

export async function addReply(context: CommandContext, terms: Terms): Promise<QuickReply> {
  const { db, caller } = context
  refuseBeyondOwn(caller, terms.scope)
  const row = await db
    .insertInto('chat_quick_replies')
    .values({ ...columnsOf(terms), owner_id: caller.userId })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'quickReplies.add', row)
  return view(row, caller)
}

export async function updateReply(
  context: CommandContext,
  { id, version, ...terms }: z.output<typeof quickReplies.update.input>,
): Promise<QuickReply> {
  const { db, caller } = context
  const row = await hold(context, { id, version })
  refuseBeyondOwn(caller, terms.scope)
  const written = await db
    .updateTable('chat_quick_replies')
    .set({ ...columnsOf(terms), version: row.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'quickReplies.update', written)
  return view(written, caller)
}

export async function removeReply(
  context: CommandContext,
  target: { id: number; version: number },
): Promise<Record<string, never>> {
  const row = await hold(context, target)
  await context.db
    .updateTable('chat_quick_replies')
    .set({ removed_at: new Date(), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await record(context, 'quickReplies.remove', row)
  return {}
}

/** One that this person may use was used once more. */
export async function countUse(db: Database, caller: Caller, id: number): Promise<void> {
  await db
    .updateTable('chat_quick_replies')
    .set(row => ({ uses: row('uses', '+', 1) }))
    .where('id', 'in', usable(db, caller, null).clearSelect().select('id').where('id', '=', id))
    .execute()
}

async function hold({ db, caller }: CommandContext, { id, version }: { id: number; version: number }): Promise<Row> {
  const row = await usable(db, caller, null).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('notFound')
  if (row.version !== version) {
    const by = await lastActorOf(db, 'quickReplies', id)
    refuse('changedByOther', { params: { by }, record: view(row, caller) })
  }
  return mayWrite(row, caller) ? row : refuse('noPermission')
}

function mayWrite({ scope, owner_id }: Row, caller: Caller): boolean {
  return scope === 'personal' ? owner_id === caller.userId : caller.permissions.has('chats.monitor')
}

/** What others will say in our name is published by a leader. */
function refuseBeyondOwn(caller: Caller, scope: QuickReply['scope']): void {
  if (scope !== 'personal' && !caller.permissions.has('chats.monitor')) refuse('noPermission')
}

function columnsOf({ scope, group, shortcut, text }: Terms) {
  return { scope, skill: scope === 'group' ? group : null, shortcut, text }
}

function record(context: CommandContext, action: string, { id, shortcut }: Row): Promise<number> {
  return recordEvent(context, { action, subject: 'quickReplies', subjectId: id, subjectNo: shortcut })
}

function view(row: Row, caller: Caller): QuickReply {
  const { id, scope, skill, shortcut, text, uses, version } = row
  const allowed: QuickReply['allowed'] = mayWrite(row, caller) ? ['update', 'remove'] : []
  return { id, scope, group: skill, shortcut, text, uses, version, allowed }
}
