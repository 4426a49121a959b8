import Gift from 'lucide-react/icons/gift'
import { Suspense, useState } from 'react'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { PacketRow } from '#contract/money/packets.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { PacketActions } from './packet/PacketActions.tsx'

const PacketDetail = lazily(async () => (await import('./packet/PacketDetail.tsx')).PacketDetail)

type PacketCardProps = {
  packet: NonNullable<ChatMessage['packet']>
  chat: ChatRow
  isPeer: boolean
  /** It stands for the approval, which only staff see: whether it waits, and what was decided. */
  isApproval: boolean
}

/** A red packet in the thread, with the actions this reader may take. */
export function PacketCard({ packet, chat, isPeer, isApproval }: PacketCardProps) {
  const text = useWords(chatsWords)
  const { data } = useRead(api.chats.context, { id: chat.id })
  const row = data?.packets.find(({ id }) => id === packet.id)
  const { run: look } = useCommand(api.packets.openred)
  const [detail, setDetail] = useState<PacketRow>()
  const isApproved = isApproval && packet.state !== 'pending_approval' && packet.state !== 'rejected'
  const isDone = packet.state !== 'sent' && packet.state !== 'pending_approval'
  return (
    <div
      className={`w-60 max-w-full overflow-hidden rounded-lg border border-bad-ink/25 bg-surface ${isDone ? 'opacity-75' : ''}`}
    >
      <button
        type="button"
        title={text.packetDetail}
        onClick={() => void look({ redPacketId: packet.id, action: 'detail' }).then(setDetail)}
        className="flex w-full items-center gap-3 bg-bad-soft px-3 py-2.5 text-left text-bad-ink"
      >
        <Gift size={24} strokeWidth={1.5} aria-hidden />
        <span className="grid min-w-0">
          <strong className="text-lg font-medium">
            <Money fen={packet.amountFen} />
          </strong>
          <span className="truncate text-xs">{packet.greeting || text.packetGreeting}</span>
        </span>
      </button>
      <p className="flex items-center gap-2 px-3 py-1.5 text-xs text-muted">
        {isApproval ? text.packetApproval : isPeer ? text.packetIn : text.packet}
        <span className="ml-auto font-medium text-ink">
          {isApproved ? text.packetApproved : text.packetStates[packet.state]}
        </span>
      </p>
      {row && row.allowed.length > 0 && !isApproved && (
        <div className="border-t border-line px-3 py-1">
          <PacketActions packet={row} />
        </div>
      )}
      <Suspense>{detail && <PacketDetail packet={detail} onClose={() => setDetail(undefined)} />}</Suspense>
    </div>
  )
}
