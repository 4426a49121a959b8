import { useState } from 'react'
import type { ChatAction } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useAct } from '#web/kit/act.ts'

export type Asked = ChatAction

/** What needs no question is done at once; of the rest, what is asked now. */
export function useAsked(chat: ChatRow | undefined, onClaimed: () => void) {
  const [asked, setAsked] = useState<{ act: Asked; chat: ChatRow }>()
  const claim = useAct(chats.claim)
  const reopen = useAct(chats.reopen)
  const wake = useAct(chats.wake)
  const atOnce: Partial<Record<Asked, typeof claim.act>> = { claim: claim.act, reopen: reopen.act, wake: wake.act }

  function askFor(act: Asked): void {
    if (!chat) return
    const now = atOnce[act]
    if (now) void now({ id: chat.id, version: chat.version }).then(answer => answer && act === 'claim' && onClaimed())
    else setAsked({ act, chat })
  }

  // As it stands now, not as it stood when the dialog opened: a message that comes meanwhile is no reason for a no.
  const current = asked && chat?.id === asked.chat.id ? { ...asked, chat } : asked
  return { asked: current, askFor, closeAsked: () => setAsked(undefined) }
}
