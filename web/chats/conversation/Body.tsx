import ClipboardList from 'lucide-react/icons/clipboard-list'
import { use } from 'react'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { OpenOrder } from '#web/chats/context/openOrder.ts'
import { Picture } from '#web/chats/conversation/media/Picture.tsx'
import { Voice } from '#web/chats/conversation/media/Voice.tsx'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { PacketCard } from './PacketCard.tsx'

export const textLook = 'rounded-lg px-3 py-2 text-base break-words whitespace-pre-wrap [overflow-wrap:anywhere]'

type BodyProps = {
  message: ChatMessage
  chat: ChatRow
  /** The unmasked text, once it was revealed with a reason. */
  shown: string | undefined
  look: string
}

/** The content of a message. Links in a text are never clickable. */
export function Body({ message, chat, shown, look }: BodyProps) {
  const { kind, media, packet, order } = message
  if (kind === 'image' && media) return <Picture message={message} media={media} />
  if (kind === 'voice' && media) return <Voice messageId={message.id} media={media} look={look} />
  if (kind === 'packet' && packet)
    return (
      <PacketCard packet={packet} chat={chat} isPeer={message.sender.kind === 'peer'} isApproval={message.isPrivate} />
    )
  if (kind === 'order' && order) return <OrderCard order={order} />
  return <p className={`${textLook} ${look}`}>{shown ?? message.text}</p>
}

function OrderCard({ order }: { order: NonNullable<ChatMessage['order']> }) {
  const text = useWords(chatsWords)
  const open = use(OpenOrder)
  return (
    <button
      type="button"
      disabled={!open}
      onClick={() => open?.(order.no)}
      className="grid w-64 max-w-full gap-1 rounded-lg border border-line bg-surface p-3 text-left text-sm enabled:hover:border-accent"
    >
      <span className="flex items-center gap-1.5 text-xs text-muted">
        <ClipboardList size={13} aria-hidden />
        {text.orderCard}
        <span className="ml-auto">{order.no}</span>
      </span>
      <span className="line-clamp-2">{order.title}</span>
      <strong className="font-medium">
        <Money fen={order.payFen} />
      </strong>
    </button>
  )
}
