import { sql } from 'kysely'
import { replyDeadline, scheduleReassignment, scheduleReplyCheck } from '#server/chats/clocks/deadlines.ts'
import { type ChatRecord, moveChat, noOffer, writeChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'

/** The states that count as the load of an agent. */
const loadStates = sql`('open', 'pending')`

type Candidate = { user_id: number; name: string }

/** SQL condition: the user `u` may reply in the city of the conversation `c`. */
export const mayServe = sql`u.status = 'enabled' and (u.city_codes is null or c.city_code = any(u.city_codes)) and exists (
  select from user_roles held join roles r on r.id = held.role_id
  where held.user_id = u.id and r.permissions && '{*,chats.reply}')`

/** Assigns a queued conversation to a free agent: the one who had it before, else the one assigned to longest ago. Answers the conversation as it is then. */
export async function assignChat(
  change: Change,
  chat: ChatRecord,
  { stickTo = null, notTo = null }: { stickTo?: number | null; notTo?: number | null } = {},
): Promise<ChatRecord> {
  const passedOver = notTo === null ? [] : [notTo]
  for (;;) {
    const agent = await lockAgent(change.db, chat, { stickTo, passedOver })
    if (!agent) return chat
    if ((await roomOf(change.db, agent.user_id)) > 0) return assignTo(change, chat, agent)
    passedOver.push(agent.user_id)
  }
}

/** How many more conversations the agent `a` can take. */
const room = sql`a.capacity - (select count(*) from chats h where h.assignee_id = a.user_id and h.state in ${loadStates})::int`

/** Asked once the agent is locked: whatever was assigned while waiting for the lock, or right before it, counts. */
async function roomOf(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ room: number }>`
    select ${room} as room from chat_agents a where a.user_id = ${userId}`.execute(db)
  return rows[0]?.room ?? 0
}

/** Skips agents locked by another transaction: it is assigning to them, and their load is about to change. */
async function lockAgent(
  db: Database,
  { id }: ChatRecord,
  { stickTo, passedOver }: { stickTo: number | null; passedOver: readonly number[] },
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select a.user_id, coalesce(nullif(u.nick_name, ''), u.username, '') as name
    from chats c, chat_agents a join users u on u.id = a.user_id
    where c.id = ${id} and a.status = 'online' and c.skill = any(a.groups) and a.user_id <> all (${passedOver}::bigint[])
      and ${mayServe} and ${room} > 0
    order by (a.user_id is not distinct from ${stickTo}) desc, a.assigned_at, a.user_id
    limit 1 for update of a skip locked`.execute(db)
  return rows[0]
}

async function assignTo(change: Change, chat: ChatRecord, { user_id, name }: Candidate): Promise<ChatRecord> {
  await change.db.updateTable('chat_agents').set({ assigned_at: new Date() }).where('user_id', '=', user_id).execute()
  const assigned = await moveChat(change, chat, 'assign', {
    by: 'clock',
    set: { assignee_id: user_id },
    aboutId: user_id,
  })
  await scheduleReassignment(change, assigned)
  return (await addSystemMessage(change, assigned, { event: 'assigned', params: { name }, isForPeer: true })).chat
}

/** Assigns waiting conversations to an online agent with free capacity: the most urgent first, then the longest waiting; never `except`, which they just passed on. */
export async function assignWaiting(
  change: Change,
  userId: number | null,
  { except = 0 }: { except?: number } = {},
): Promise<void> {
  const { rows } = await sql<Candidate>`
    select a.user_id, coalesce(nullif(u.nick_name, ''), u.username, '') as name
    from chat_agents a join users u on u.id = a.user_id
    where a.user_id = ${userId} and a.status = 'online' for update of a`.execute(change.db)
  const [agent] = rows
  const most = agent ? await roomOf(change.db, agent.user_id) : 0
  if (!agent || most <= 0) return
  const waiting = await sql<ChatRecord>`
    select c.* from chats c, chat_agents a join users u on u.id = a.user_id
    where a.user_id = ${userId} and c.state = 'queued' and c.skill = any(a.groups) and ${mayServe}
      and c.id <> ${except}
    order by array_position('{urgent,high,normal,low}', c.priority), c.rank, c.id limit ${most} for update of c skip locked`.execute(
    change.db,
  )
  for (const chat of waiting.rows) await assignTo(change, chat, agent)
}

/** Takes it from its assignee, puts it back into the queue and looks for another agent. */
export async function requeueChat(
  change: Change,
  chat: ChatRecord,
  { by, skill, reason }: { by: 'staff' | 'clock' | 'peer'; skill?: ChatRecord['skill']; reason?: string },
): Promise<ChatRecord> {
  const from = chat.assignee_id
  const waiting = await moveChat(change, chat, 'requeue', {
    by,
    set: {
      assignee_id: null,
      ...noOffer,
      ...(skill && { skill }),
      ...replyDeadline(change.setting, chat, Date.now()),
      ...(by === 'staff' && { transfers: chat.transfers + 1 }),
    },
    reason: reason ?? null,
    aboutId: from,
  })
  if (chat.waiting_since === null) await scheduleReplyCheck(change, waiting)
  const { chat: written } = await addSystemMessage(change, waiting, {
    event: 'requeued',
    params: { reason: reason ?? '' },
  })
  const counted = by === 'clock' ? await writeChat(change, written, { bounces: chat.bounces + 1 }) : written
  const answer = await assignChat(change, counted, { notTo: from })
  if (by === 'staff') await assignWaiting(change, from, { except: chat.id })
  return answer
}
