import { sql } from 'kysely'
import { agentStatusColumn } from '#server/chats/table.ts'
import { type ChatRecord, lockChat } from '#server/chats/thread/chat.ts'
import type { Sockets } from '#server/desk/sockets/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { isOffline, leaveQueue } from './agents.ts'
import { requeueChat } from './assign.ts'

const intervalMs = 15_000

/** Notes which agents have a socket on this node, and sets those offline whom no node has seen for the setting `chats.agentGrace`. Answers how to stop. */
export function startPresence(runtime: Runtime, sockets: Sockets): () => void {
  const timer = setInterval(() => {
    notePresence(runtime, sockets).catch(error =>
      runtime.log.warn({ error }, 'chats: could not note which agents are present'),
    )
  }, intervalMs)
  return () => clearInterval(timer)
}

async function notePresence(runtime: Runtime, sockets: Sockets): Promise<void> {
  const present = [...new Set([...sockets.connections].map(({ caller }) => caller.userId))]
  if (present.length > 0) {
    await sql`update chat_agents set present_at = now() where user_id in (
      select user_id from chat_agents where user_id = any(${present}) and status <> 'offline' for update skip locked)`.execute(
      runtime.db,
    )
  }
  await releaseAbsent(runtime)
}

/** Sets agents offline whom no node has seen for a while; their conversations go to others. */
export async function releaseAbsent(runtime: Runtime): Promise<void> {
  await runtime.settings.ready()
  const isAbsent = absentFor(runtime.settings.now('chats.agentGrace'))
  const { rows } = await sql`select 1 from chat_agents where ${isAbsent} limit 1`.execute(runtime.db)
  if (rows.length === 0) return
  await makeClockChange(runtime, async change => {
    const absent = sql<number>`(select user_id from chat_agents where ${isAbsent} for update skip locked)`
    const rows = await moveRows(change, agentStatusColumn, {
      move: 'goOffline',
      by: 'clock',
      where: row => row('user_id', 'in', absent),
    })
    for (const { user_id } of rows) await change.later(leaveQueue, { userId: user_id })
    if (rows.length > 0) change.nudge({ word: 'chats.changed', id: null })
  })
}

const absentFor = (seconds: number) =>
  sql`status <> 'offline' and present_at < now() - make_interval(secs => ${seconds})`

/** Requeues the conversations of an agent who left, in which somebody waits for a reply; each in a transaction of its own. */
export async function requeueChatsOf(runtime: Runtime, { userId }: { userId: number }): Promise<void> {
  const left = await runtime.db
    .selectFrom('chats')
    .innerJoin('chat_agents', 'chat_agents.user_id', 'chats.assignee_id')
    .select('chats.id')
    .where('chats.assignee_id', '=', userId)
    .where('chats.state', '=', 'open')
    .where('chat_agents.status', '=', 'offline')
    .orderBy('chats.id')
    .execute()
  for (const { id } of left) {
    await makeClockChange(runtime, async change => {
      const chat = await lockChat(change.db, id)
      if (chat?.assignee_id !== userId || chat.state !== 'open' || !(await isOffline(change.db, userId))) return
      await requeueChat(change, chat, { by: 'clock' })
    })
  }
}

/** Requeues a conversation that has just become open if its agent has gone offline; answers it as it is then, or null if the agent is there. */
export async function requeueIfLeft(
  change: Change,
  chat: ChatRecord,
  by: 'clock' | 'peer',
): Promise<ChatRecord | null> {
  const { assignee_id: userId } = chat
  if (userId === null) return null
  if (await isOffline(change.db, userId)) return requeueChat(change, chat, { by })
  // Whoever goes offline from now on waits for this transaction, and then finds it open. Not with the lock of the queue: that comes before.
  if (await isOffline(change.db, userId, { locks: true })) await change.later(leaveQueue, { userId })
  return null
}
