import { type RawBuilder, sql } from 'kysely'
import type { MoveIn } from '#contract/base/machine.ts'
import type { AgentStatus, agentMachine } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { agentStatusColumn } from '#server/chats/table.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { serveQueue } from './assign.ts'
import { lockQueue } from './queue.ts'

type AgentMove = MoveIn<typeof agentMachine>

export const leaveQueue = 'chats.leave'

/** Notes that an agent is active; one who was offline becomes busy, which keeps their conversations and assigns no new ones. */
export async function setAgentPresent(change: Pick<Change, 'db'>, userId: number): Promise<void> {
  await addAgent(change.db, userId)
  await moveAgent(change, userId, 'act')
}

/** A new one is offline. */
async function addAgent(db: Database, userId: number): Promise<void> {
  await sql`insert into chat_agents (user_id) values (${userId})
    on conflict (user_id) do update set present_at = now()`.execute(db)
}

async function moveAgent(change: Pick<Change, 'db'>, userId: number, move: AgentMove): Promise<void> {
  await moveRows(change, agentStatusColumn, { move, by: 'staff', where: row => row('user_id', '=', userId) })
}

/** Staff who may reply, as agents for this reader; those who never were one are offline with the default groups and capacity. */
async function agentsWhere(
  db: Database,
  which: RawBuilder<unknown>,
  { cityCodes }: Pick<Caller, 'cityCodes'>,
): Promise<Agent[]> {
  const { rows } = await sql<Agent>`
    select u.id, coalesce(nullif(u.nick_name, ''), u.username, '') as name, u.avatar,
      coalesce(a.status, 'offline') as status,
      coalesce(a.groups, '{presale,food,chauffeur,errand,companion,finance}') as groups,
      case when u.city_codes is not null then array(select code from unnest(u.city_codes) code
        where ${cityCodes}::text[] is null or code = any(${cityCodes}::text[]) order by code) end as "cityCodes",
      coalesce(a.capacity, 8) as capacity,
      (select count(*) from chats c where c.assignee_id = u.id and c.state in ('open', 'pending')) as load
    from users u left join chat_agents a on a.user_id = u.id
    where u.kind = 'staff' and u.status = 'enabled' and ${which} and exists (
      select from user_roles held join roles r on r.id = held.role_id
      where held.user_id = u.id and r.permissions && '{*,chats.reply}')
    order by coalesce(a.status, 'offline') = 'offline', name, u.id limit 500`.execute(db)
  return rows
}

/** Staff who share a city with the reader. */
function sharingCities(cityCodes: string[] | null): RawBuilder<unknown> {
  return cityCodes === null ? sql`true` : sql`(u.city_codes is null or u.city_codes && ${cityCodes}::text[])`
}

export const agents = handle(chats.agents, ({ db, caller }) => agentsWhere(db, sharingCities(caller.cityCodes), caller))

type Asked = { db: Database; caller: Pick<Caller, 'cityCodes'> }

async function agentOf({ db, caller }: Asked, userId: number): Promise<Agent> {
  const [agent] = await agentsWhere(db, sql`u.id = ${userId}`, caller)
  return agent ?? refuse('notFound')
}

/** Whether an agent has gone offline. Staff without a row never were an agent and count as present. */
export async function isOffline(db: Database, userId: number | null, { locks = false } = {}): Promise<boolean> {
  const agent = await db
    .selectFrom('chat_agents')
    .select('status')
    .where('user_id', '=', userId)
    .$if(locks, found => found.forShare())
    .executeTakeFirst()
  return agent?.status === 'offline'
}

/** This agent, if they can take the conversation now. */
export async function freeAgent(
  { db, caller }: Asked,
  { city_code }: ChatRecord,
  userId: number,
): Promise<Agent | undefined> {
  const [agent] = await agentsWhere(
    db,
    sql`u.id = ${userId} and (u.city_codes is null or ${city_code} = any(u.city_codes))`,
    caller,
  )
  return agent && agent.status === 'online' && agent.load < agent.capacity ? agent : undefined
}

export const myStatus = handle(chats.myStatus, context => agentOf(context, context.caller.userId))

const moveTo = { online: 'goOnline', busy: 'goBusy', offline: 'goOffline' } as const satisfies Record<
  AgentStatus,
  AgentMove
>

/** Going online assigns waiting conversations; going offline passes on those in which somebody waits for a reply. */
export const agentStatus = handle(chats.agentStatus, async (context, { status }) => {
  const { db, caller, nudge } = context
  if (status === 'online') await lockQueue(db)
  await addAgent(db, caller.userId)
  await moveAgent(context, caller.userId, moveTo[status])
  if (status === 'online') await serveQueue(context, { freed: caller.userId })
  if (status === 'offline') await context.later(leaveQueue, { userId: caller.userId })
  nudge({ word: 'chats.changed', id: null })
  return agentOf(context, caller.userId)
})

/** Only of staff who share a city with the leader. */
export const setAgent = handle(chats.setAgent, async (context, { userId, groups, capacity }) => {
  const { db, caller, nudge } = context
  await lockQueue(db)
  const [before] = await agentsWhere(db, sql`u.id = ${userId} and ${sharingCities(caller.cityCodes)}`, caller)
  if (!before) return refuse('notFound')
  await sql`insert into chat_agents (user_id, groups, capacity) values (${userId}, ${groups}, ${capacity})
    on conflict (user_id) do update set groups = excluded.groups, capacity = excluded.capacity`.execute(db)
  await serveQueue(context, { freed: userId })
  await recordEvent(context, {
    action: 'chats.setAgent',
    subject: 'users',
    subjectId: userId,
    changes: { groups: [before.groups, groups], capacity: [before.capacity, capacity] },
  })
  nudge({ word: 'chats.changed', id: null })
  return agentOf(context, userId)
})
