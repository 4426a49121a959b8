import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Hand from 'lucide-react/icons/hand'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ChatAction } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { Composer } from '#web/chats/composer/Composer.tsx'
import type { Beside } from '#web/chats/inbox/question.ts'
import { useWaited } from '#web/chats/inbox/Waited.tsx'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { useCommand } from '#web/kit/command.ts'
import { invalidate } from '#web/kit/read.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { Messages } from './Messages.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { useThread } from './useThread.ts'

type ThreadPaneProps = {
  chat: ChatRow
  me: Agent | undefined
  target: number
  input: RefObject<HTMLTextAreaElement | null>
  panes: 1 | 2 | 3
  onBack: () => void
  onAction: (action: ChatAction, farewell?: Farewell) => void
  onBeside: (beside: Beside) => void
  onNext: () => void
}

/** One conversation: header, messages and composer. */
export function ThreadPane({ chat, me, target, input, panes, onBack, onAction, onBeside, onNext }: ThreadPaneProps) {
  const text = useWords(chatsWords)
  const pane = useRef<HTMLDivElement>(null)
  const thread = useThread(chat.id)
  const canWrite = chat.allowed.includes('reply') || chat.allowed.includes('note')
  useReading(chat)
  return (
    <div ref={pane} className="flex min-h-0 flex-1 flex-col">
      <ThreadHead chat={chat} panes={panes} onBack={onBack} onAction={onAction} onBeside={onBeside} />
      {chat.offer && <OfferBar chat={chat} offer={chat.offer} />}
      <Messages chat={chat} thread={thread} target={target} />
      {chat.state === 'queued' && <QueuedBar chat={chat} onClaim={() => onAction('claim')} />}
      {canWrite && me && (
        <Composer pane={pane} chat={chat} personId={me.id} input={input} onNext={onNext} onPart={onAction} />
      )}
      {!canWrite && chat.state !== 'queued' && (
        <p className="border-t border-line px-4 py-3 text-center text-sm text-muted">{text.readOnly}</p>
      )}
    </div>
  )
}

/** A conversation that is shown is marked as read, unless the window is in the background. */
function useReading({ id, unread, lastMessage }: ChatRow): void {
  const lastAt = lastMessage?.at
  const read = useEffectEvent(() => {
    if (unread === 0 || document.visibilityState !== 'visible') return
    call(api.chats.upone, { id, read: true }).then(
      () => invalidate('chats'),
      () => {},
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is a reason to mark it as read, also when the count stays: one may arrive while another is marked
  useEffect(() => {
    read()
    const look = () => read()
    addEventListener('visibilitychange', look)
    return () => removeEventListener('visibilitychange', look)
  }, [id, unread, lastAt])
}

/** A colleague offers this conversation; without an answer in time it returns to them. */
function OfferBar({ chat, offer }: { chat: ChatRow; offer: NonNullable<ChatRow['offer']> }) {
  const text = useWords(chatsWords)
  const { run, pending } = useCommand(api.chats.answerTransfer)
  const left = Math.max(0, Math.ceil((offer.until - useNow(1000)) / 1000))
  const answer = (accept: boolean) => void run({ id: chat.id, version: chat.version, accept })
  const isMine = chat.allowed.includes('answerTransfer')
  useKeys(isMine && !pending ? { a: () => answer(true) } : {})
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

/** Below one that nobody has: who waits, for how long, and that an answer takes it. */
function QueuedBar({ chat, onClaim }: { chat: ChatRow; onClaim: () => void }) {
  const { queued: text } = useWords(chatsWords)
  const waited = useWaited(chat.due?.since ?? chat.createdAt)
  const mayClaim = chat.allowed.includes('claim')
  return (
    <section
      aria-label={text.label}
      className="flex items-center gap-2 border-t border-line bg-warn-soft px-4 py-2 text-sm"
    >
      <Hand size={15} aria-hidden className="shrink-0 text-warn-ink" />
      <p className="min-w-0 flex-1">
        {text.waits(chat.peer.name, waited)}
        <span className="text-muted">{` · ${mayClaim ? text.answerTakes : text.onlyRead}`}</span>
      </p>
      {mayClaim && <Button onClick={onClaim}>{text.claim}</Button>}
    </section>
  )
}
