import Hand from 'lucide-react/icons/hand'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useWaited } from '#web/chats/inbox/Waited.tsx'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'

/** Below one that nobody has: who waits, for how long, and that an answer takes it. */
export function QueuedBar({ chat, onClaim }: { chat: ChatRow; onClaim: () => void }) {
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
