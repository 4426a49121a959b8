import { yuanText } from '#contract/base/texts/yuan.ts'
import { type ChatRecord, chatLink } from '#server/chats/index.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { PacketRecord } from './table.ts'

type SenderNotification =
  | { kind: 'packet.decided'; by: string }
  | { kind: 'packet.opened' | 'packet.expired'; name: string }

/** Notifies the member of staff who gave the packet. */
export async function notifySender(
  change: Change,
  chat: ChatRecord,
  { staff_id, amount_fen }: PacketRecord,
  { kind, ...people }: SenderNotification,
): Promise<void> {
  if (staff_id === null) return
  const params = { yuan: yuanText(amount_fen), ...people }
  await notify(change, { type: 3, kind, params, to: { userId: staff_id }, link: chatLink(chat) })
}

/** Notifies everybody in the city who may approve a packet. */
export async function notifyApprovers(
  change: Change,
  chat: ChatRecord,
  { amountFen, by }: { amountFen: number; by: string },
): Promise<void> {
  await notify(change, {
    type: 3,
    kind: 'packet.waits',
    params: { yuan: yuanText(amountFen), by },
    to: { permission: 'chats.approvePacket', cityCode: chat.city_code },
    link: chatLink(chat),
  })
}
