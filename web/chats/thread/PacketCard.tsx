import { Gift } from 'lucide-react'
import type { ChatMessage } from '#contract/chat-message.ts'
import type { ChatRow } from '#contract/chat-row.ts'
import { chats } from '#contract/chats.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/Money.tsx'
import { PacketActs } from '../packet/PacketActs.tsx'
import { chatsText } from '../text.ts'

type PacketCardProps = { packet: NonNullable<ChatMessage['packet']>; chat: ChatRow; isPeer: boolean }

/** A red packet in the thread, with what this reader may do about it. */
export function PacketCard({ packet, chat, isPeer }: PacketCardProps) {
  const text = useWords(chatsText)
  const { data } = useRead(chats.context, { id: chat.id })
  const row = data?.packets.find(({ id }) => id === packet.id)
  const isDone = packet.state !== 'sent' && packet.state !== 'pending_approval'
  return (
    <div
      className={`w-60 max-w-full overflow-hidden rounded-lg border border-bad-ink/25 bg-surface ${isDone ? 'opacity-75' : ''}`}
    >
      <div className="flex items-center gap-3 bg-bad-soft px-3 py-2.5 text-bad-ink">
        <Gift size={24} strokeWidth={1.5} aria-hidden />
        <span className="grid min-w-0">
          <strong className="text-lg font-medium">
            <Money fen={packet.amountFen} />
          </strong>
          <span className="truncate text-xs">{packet.greeting || text.packetGreeting}</span>
        </span>
      </div>
      <p className="flex items-center gap-2 px-3 py-1.5 text-xs text-muted">
        {isPeer ? text.packetIn : text.packet}
        <span className="ml-auto font-medium text-ink">{text.packetStates[packet.state]}</span>
      </p>
      {row && row.allowed.length > 0 && (
        <div className="border-t border-line px-2 py-1">
          <PacketActs packet={row} />
        </div>
      )}
    </div>
  )
}
