import { sql } from 'kysely'
import { shanghaiHour } from '#contract/base/shanghai.ts'
import type { Hours } from '#contract/settings/kinds.ts'
import { mayServe } from '#server/chats/desk/queue.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import type { Change } from '#server/kit/change.ts'

/** Sends a person in the queue how many are before them or, outside the hours with no agent present, to leave a message. */
export async function greetQueued(change: Change, chat: ChatRecord): Promise<ChatRecord> {
  const hours = change.setting('chats.hours')
  if (chat.state !== 'queued') return chat
  if (!isWithin(hours, Date.now()) && !(await hasAgent(change, chat))) {
    const params = { from: `${hours.from}:00`, to: `${hours.to}:00` }
    return (await addSystemMessage(change, chat, { event: 'offHours', params, isForPeer: true })).chat
  }
  const { ahead } = await change.db
    .selectFrom('chats')
    .select(row => row.fn.countAll<number>().as('ahead'))
    .where('state', '=', 'queued')
    .where('city_code', '=', chat.city_code)
    .where('id', '<', chat.id)
    .executeTakeFirstOrThrow()
  return (await addSystemMessage(change, chat, { event: 'queued', params: { ahead }, isForPeer: true })).chat
}

/** The hours may span midnight, as from 22 to 6. */
function isWithin({ from, to }: Hours, at: number): boolean {
  const hour = shanghaiHour(at)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Whether an agent who could take it is present. */
async function hasAgent({ db }: Change, { id }: ChatRecord): Promise<boolean> {
  const { rows } = await sql`select 1 from chats c, chat_agents a join users u on u.id = a.user_id
    where c.id = ${id} and a.status <> 'offline' and ${mayServe} limit 1`.execute(db)
  return rows.length > 0
}
