import { sql } from 'kysely'
import { hourInShanghai } from '#server/chats/clocks/waits.ts'
import { mayServe } from '#server/chats/desk/assign.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'

/** Tells whoever waits how many are before them; where nobody is on duty outside the hours, that they may leave a message. */
export async function greetWaiting(change: Change, chat: ChatRecord, hours: Config['CHAT_HOURS']): Promise<ChatRecord> {
  if (chat.state !== 'queued') return chat
  if (!isWithin(hours, Date.now()) && !(await isStaffed(change, chat))) {
    const params = { from: `${hours.from}:00`, to: `${hours.to}:00` }
    return (await addLine(change, chat, { event: 'offHours', params, isForPeer: true })).chat
  }
  const { ahead } = await change.db
    .selectFrom('chats')
    .select(row => row.fn.countAll<number>().as('ahead'))
    .where('state', '=', 'queued')
    .where('city_code', '=', chat.city_code)
    .where('id', '<', chat.id)
    .executeTakeFirstOrThrow()
  return (await addLine(change, chat, { event: 'queued', params: { ahead }, isForPeer: true })).chat
}

/** Also over midnight: from 22 to 6. */
function isWithin({ from, to }: Config['CHAT_HOURS'], at: number): boolean {
  const hour = hourInShanghai(at)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Somebody is there who could take it now or later. */
async function isStaffed({ db }: Change, { id }: ChatRecord): Promise<boolean> {
  const { rows } = await sql`select 1 from chats c, chat_agents a join users u on u.id = a.user_id
    where c.id = ${id} and a.status <> 'offline' and ${mayServe} limit 1`.execute(db)
  return rows.length > 0
}
