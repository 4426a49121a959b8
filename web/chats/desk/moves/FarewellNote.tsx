import type { Farewell } from '#contract/chats/chat-message.ts'
import { useWords } from '#web/kit/words.ts'
import { chatMovesWords } from '#words/chats/conversation.ts'

/** What is sent with the act. */
export function FarewellNote({ farewell }: { farewell: Farewell }) {
  const text = useWords(chatMovesWords)
  return (
    <div className="grid gap-1 rounded-md bg-accent-soft px-3 py-2 text-sm">
      <p className="text-xs text-muted">{text.farewell}</p>
      <p className="break-words whitespace-pre-wrap">{farewell.text}</p>
    </div>
  )
}
