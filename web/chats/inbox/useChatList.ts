import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import type { ChatQuestion, ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { type List, useList } from '#web/shared/list/useList.ts'

/** A queue in the server's order. It does not move while the pointer is over it (`isHeld`), and updates afterwards. */
export function useChatList(question: Omit<z.input<typeof ChatQuestion>, 'after'>, isHeld: boolean): List<ChatRow> {
  const list = useList(api.chats.list, question)
  const signature = `${list.rows.map(row => `${row.id}:${row.version}:${row.unread}:${row.isPinned}`).join()} ${list.fresh} ${list.gone.size}`
  const catchUp = useEffectEvent(() => list.showFresh())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each change of the rows
  useEffect(() => {
    if (!isHeld) catchUp()
  }, [signature, isHeld])
  return list
}
