import { startOf } from '#contract/base/values.ts'
import type { MessageKind } from '#contract/chats/chat.ts'
import type { NotificationType } from '#contract/desk/notification-screens.ts'
import { withoutLinks } from '#server/chats/open/screening.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { ChatRecord } from './chat.ts'
import { writeChat } from './chat.ts'
import type { MessageRecord } from './messages.ts'

/** Messages within this time share one notification. */
const foldMs = 5000
const shownLength = 60

/** The type of the notification of each kind of message; what happens to a conversation is of the type of a system message. */
const types = { text: 0, image: 1, voice: 2, packet: 3, order: 4, system: 5 } as const satisfies Record<
  MessageKind,
  NotificationType
>

const kinds = {
  text: 'chat.text',
  image: 'chat.image',
  voice: 'chat.voice',
  packet: 'chat.packet',
  order: 'chat.order',
} as const

export function chatLink({ id }: Pick<ChatRecord, 'id'>): string {
  return `/kefumsg?chat=${id}`
}

/** Notifies the assignee of a message; while nobody is assigned, everybody who may reply, of the first message. */
export async function notifyOfMessage(change: Change, chat: ChatRecord, message: MessageRecord): Promise<void> {
  if (message.kind === 'system') return
  const isFirst = chat.noticed_at === null
  if (chat.assignee_id === null && !isFirst) return
  if (!isFirst && Date.now() - (chat.noticed_at ?? 0) < foldMs) return
  await notify(change, {
    type: types[message.kind],
    kind: kinds[message.kind],
    params: {
      name: message.sender_name,
      text: startOf(withoutLinks(message.text), shownLength),
      no: message.details.no ?? '',
    },
    to: audienceOf(chat),
    link: chatLink(chat),
    sendName: message.sender_name,
  })
  await writeChat(change, chat, { noticed_at: new Date() })
}

type Event = {
  kind:
    | 'chat.offered'
    | 'chat.handedOut'
    | 'chat.bounced'
    | 'chat.woken'
    | 'chat.overdue'
    | 'chat.notOver'
    | 'chat.lowRating'
    | 'chat.reviewed'
  params: Record<string, string | number>
}

/** Notifies one colleague, or the leaders of the city, of an event of a conversation. */
export async function notifyOfEvent(
  change: Change,
  chat: ChatRecord,
  to: number | 'leaders',
  event: Event,
): Promise<void> {
  await notify(change, {
    type: types.system,
    ...event,
    to: to === 'leaders' ? { permission: 'chats.monitor', cityCode: chat.city_code } : { userId: to },
    link: chatLink(chat),
  })
}

function audienceOf({ assignee_id, city_code }: ChatRecord) {
  return assignee_id === null
    ? ({ permission: 'chats.reply', cityCode: city_code } as const)
    : ({ userId: assignee_id } as const)
}
