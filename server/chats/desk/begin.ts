import type { PeerKind } from '#contract/chats/chat.ts'
import { addPeer, lockPeer } from '#server/chats/open/peers.ts'
import { insertChat } from '#server/chats/thread/begin.ts'
import { type ChatRecord, lockChat } from '#server/chats/thread/chat.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { claimQueued } from './claim.ts'

type Person = { userId: number; kind: PeerKind; appId: string; externalId: string }

/** The person's conversation that is not over, locked, whoever has it; where there is none, the caller begins one and has it. */
export async function lockOrBeginWith(
  context: CommandContext,
  person: Person,
  about: { cityCode: string; orderNo: string },
): Promise<ChatRecord> {
  const { db } = context
  await lockPeer(db, person)
  await addPeer(db, person)
  const live = await db
    .selectFrom('chats')
    .select('id')
    .where('peer_id', '=', person.userId)
    .where('state', '<>', 'resolved')
    .executeTakeFirst()
  const chat = live && (await lockChat(db, live.id))
  // It may have been resolved while this waited for the lock.
  if (chat && chat.state !== 'resolved') return chat
  const begun = await insertChat(context, { peerId: person.userId, channel: 'app', ...about })
  return claimQueued(context, begun)
}
