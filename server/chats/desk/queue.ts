import { sql } from 'kysely'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import type { Database } from '#server/kit/database.ts'
import { lockNamed } from '#server/process/locks/index.ts'

/**
 * One transaction at a time serves the queue or puts a new conversation into it. Taken after the lock of a conversation and
 * before those of agents. Whoever has it never waits for another conversation.
 */
export async function lockQueue(db: Database): Promise<void> {
  await lockNamed(db, 'chats.queue')
}

/** The states that count as the load of an agent. */
const loadStates = sql`('open', 'pending')`

/** How many more conversations the agent `a` can take. */
const room = sql`a.capacity - (select count(*) from chats h where h.assignee_id = a.user_id and h.state in ${loadStates})::int`

/** SQL condition: the user `u` may reply to conversations. */
const mayReply = sql`u.status = 'enabled' and exists (
  select from user_roles held join roles r on r.id = held.role_id
  where held.user_id = u.id and r.permissions && '{*,chats.reply}')`

/** SQL condition: the user `u` may reply in the city of the conversation `c`. */
export const mayServe = sql`(u.city_codes is null or c.city_code = any(u.city_codes)) and ${mayReply}`

/** A conversation that is next, and the agent who should have it. */
export type Next = Pick<ChatRecord, 'skill'> & { chatId: number; userId: number; name: string }

type Asked = {
  /** This agent has just become free for more, and is also given what they passed on before. */
  freed: number | null
  /** These conversations are passed over, and a place is kept for each. */
  kept: readonly Next[]
}

/**
 * Of the waiting conversations that an agent is free for, the most urgent, of those the longest waiting; and its agent: who had the
 * person's last conversation, else the one assigned to longest ago. Asked under the lock of the queue.
 */
export async function nextInQueue(db: Database, { freed, kept }: Asked): Promise<Next | undefined> {
  const fits = sql`f.room > 0 and c.skill = any(f.groups) and (f.city_codes is null or c.city_code = any(f.city_codes))
    and (c.returned_by is distinct from f.user_id or f.user_id = ${freed}::bigint)`
  const { rows } = await sql<Next>`
    with free as materialized (
      select a.user_id, coalesce(nullif(u.nick_name, ''), u.username, '') as name, a.groups, u.city_codes, a.assigned_at,
        ${room} - (select count(*) from unnest(${kept.map(({ userId }) => userId)}::bigint[]) k(id) where k.id = a.user_id) as room
      from chat_agents a join users u on u.id = a.user_id
      where a.status = 'online' and ${mayReply})
    select c.id as "chatId", c.skill, agent.user_id as "userId", agent.name
    from (
      select c.* from chats c
      where c.state = 'queued' and c.id <> all(${kept.map(({ chatId }) => chatId)}::bigint[])
        and exists (select from free f where ${fits})
      order by array_position('{urgent,high,normal,low}', c.priority), c.waiting_since, c.id limit 1) c
    cross join lateral (
      select f.user_id, f.name from free f where ${fits}
      order by (f.user_id is not distinct from (
        select h.assignee_id from chats h where h.peer_id = c.peer_id and h.id < c.id order by h.id desc limit 1)) desc,
        f.assigned_at, f.user_id
      limit 1) agent`.execute(db)
  return rows[0]
}

/** Locks it, unless somebody else has it locked or it has changed meanwhile. */
export function lockWaiting(db: Database, { chatId, skill }: Next): Promise<ChatRecord | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('id', '=', chatId)
    .where('state', '=', 'queued')
    .where('skill', '=', skill)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Locks an agent until the transaction ends; answers whether they are online. */
export async function lockOnline(db: Database, userId: number): Promise<boolean> {
  const agent = await db
    .selectFrom('chat_agents')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'online')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return agent !== undefined
}

/** Asked once the agent is locked: whatever was assigned while waiting for the lock, or right before it, counts. */
export async function roomOf(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ room: number }>`
    select ${room} as room from chat_agents a where a.user_id = ${userId}`.execute(db)
  return rows[0]?.room ?? 0
}
