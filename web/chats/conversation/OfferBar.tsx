import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { chatsWords } from '#words/chats/chats.ts'

/** A colleague offers this conversation; without an answer in time it returns to them. */
export function OfferBar({ chat, offer }: { chat: ChatRow; offer: NonNullable<ChatRow['offer']> }) {
  const text = useWords(chatsWords)
  const { run, pending } = useCommand(api.chats.answerTransfer)
  const left = Math.max(0, Math.ceil((offer.until - useNow(1000)) / 1000))
  const answer = (accept: boolean) => void run({ id: chat.id, version: chat.version, accept })
  const isMine = chat.allowed.includes('answerTransfer')
  useKeys(isMine ? { a: () => answer(true) } : {})
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-warn-soft px-4 py-2 text-sm"
    >
      <ArrowRightLeft size={15} aria-hidden className="text-warn-ink" />
      <span className="min-w-0 flex-1">
        {isMine ? text.offerForMe(offer.by) : text.offeredTo(offer.to.name)}
        <span className="text-muted">{` · ${offer.note} · ${text.secondsLeft(left)}`}</span>
      </span>
      {isMine && (
        <>
          <Button disabled={pending} onClick={() => answer(false)}>
            {text.decline}
          </Button>
          <Button look="primary" busy={pending} onClick={() => answer(true)}>
            {text.acceptOffer}
          </Button>
        </>
      )}
    </div>
  )
}
