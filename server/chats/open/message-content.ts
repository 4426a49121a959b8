import type { z } from 'zod'
import type { OpenMessage } from '#contract/open/open-chats.ts'
import { packetHooks } from '#server/chats/packet-hooks.ts'
import { cardOf, orderOfPeer } from '#server/chats/read/peer-orders.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import type { MessageColumns } from '#server/chats/thread/messages.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { mediaNames } from './media-names.ts'
import type { PeerRecord } from './peers.ts'
import { screenText } from './screening.ts'

type Sent = z.output<typeof OpenMessage>
type Content = Pick<MessageColumns, 'kind' | 'text' | 'full_text' | 'file_id' | 'details' | 'labels' | 'packet_id'>

/** The columns of a message from outside, with its text screened. */
export async function contentOf(change: Change, chat: ChatRecord, peer: PeerRecord, sent: Sent): Promise<Content> {
  switch (sent.kind) {
    case 'text': {
      const { text, fullText, labels } = screenText(sent.text)
      return { kind: 'text', text, full_text: fullText, labels }
    }
    case 'image':
    case 'voice':
      return mediaOf(change, peer, sent)
    case 'order': {
      const order = await orderOfPeer(change.db, sent.orderNo, peer.user_id)
      if (!order) return refuse('notOfThisPerson')
      return { kind: 'order', details: JSON.stringify(cardOf(order)) }
    }
    case 'packet': {
      const { text: greeting, labels } = screenText(sent.greeting)
      const packet = await packetHooks().receive(change, chat, peer, {
        amountFen: sent.amountFen,
        greeting,
        messageId: sent.messageId,
      })
      return { kind: 'packet', text: greeting, labels, packet_id: packet.id }
    }
  }
}

/** A file that this app uploaded. */
async function mediaOf(
  { db }: Change,
  { app_id }: PeerRecord,
  { kind, mediaId }: Extract<Sent, { mediaId: string }>,
): Promise<Content> {
  const file = await db
    .selectFrom('files')
    .select(['id', 'details'])
    .where('module', '=', kind === 'image' ? 'chatimg' : 'chatvoice')
    .where('app_id', '=', app_id)
    .where('name', 'in', mediaNames(mediaId))
    .executeTakeFirst()
  if (!file) return refuse('badInput', { fields: { mediaId: fieldReason('uploadFirst') } })
  const { hasQr, ...details } = file.details
  return { kind, file_id: file.id, details: JSON.stringify(details), labels: hasQr ? ['qr'] : [] }
}
