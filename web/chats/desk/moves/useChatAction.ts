import { useState } from 'react'
import type { ChatAction } from '#contract/chats/chat.ts'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'

/** Runs actions that need no dialog; of the others, holds the one whose dialog is open. */
export function useChatAction(chat: ChatRow | undefined, onClaimed: () => void) {
  const [chosen, setChosen] = useState<{ action: ChatAction; chat: ChatRow; farewell: Farewell | undefined }>()
  const claim = useCommand(api.chats.claim)
  const reopen = useCommand(api.chats.reopen)
  const wake = useCommand(api.chats.wake)
  const atOnce: Partial<Record<ChatAction, typeof claim.run>> = { claim: claim.run, reopen: reopen.run, wake: wake.run }

  function chooseAction(action: ChatAction, farewell?: Farewell): void {
    if (!chat) return
    const now = atOnce[action]
    if (now)
      void now({ id: chat.id, version: chat.version }).then(answer => answer && action === 'claim' && onClaimed())
    else setChosen({ action, chat, farewell })
  }

  // The version as of now, not of the moment the dialog chosen: a message that arrives meanwhile must not cause a refusal.
  const current = chosen && chat?.id === chosen.chat.id ? { ...chosen, chat } : chosen
  return { chosen: current, chooseAction, closeDialog: () => setChosen(undefined) }
}
