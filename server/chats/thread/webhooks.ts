import type { z } from 'zod'
import type { ChatWebhookBody } from '#contract/open/open-chats.ts'
import { type PeerRecord, peerOf } from '#server/chats/open/peers.ts'
import type { Change } from '#server/kit/change.ts'
import type { Message, MessageContent } from '#server/open/messages/index.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import type { ChatRecord } from './chat.ts'

type Body = z.output<typeof ChatWebhookBody>
type Type = Body['type']
type DataOf<T extends Type> = Extract<Body, { type: T }>['data']

/** Enqueues a webhook about a conversation for the app of the person in it, and for no other app. */
export async function enqueueChatWebhook<T extends Type>(
  change: Change,
  chat: Pick<ChatRecord, 'id' | 'peer_id'>,
  type: T,
  data: Omit<DataOf<T>, 'to' | 'chatId'>,
  content: MessageContent | null = null,
): Promise<void> {
  const peer = await peerOf(change.db, chat.peer_id)
  await enqueuePeerWebhook(
    change,
    peer,
    type,
    { chatId: chat.id, ...data } as unknown as Omit<DataOf<T>, 'to'>,
    content,
  )
}

/** Enqueues a webhook about a person for their app. */
export async function enqueuePeerWebhook<T extends Type>(
  change: Change,
  peer: PeerRecord,
  type: T,
  data: Omit<DataOf<T>, 'to'>,
  content: MessageContent | null = null,
): Promise<void> {
  const to = { kind: peer.kind, externalId: peer.external_id }
  const message = content && ({ ...content, to: { appId: peer.app_id, ...to } } as Message)
  await enqueueWebhook<Type>(change, peer.app_id, type, { ...data, to } as unknown as DataOf<Type>, message)
}
