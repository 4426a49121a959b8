import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { DeskQuestion } from '#web/chats/inbox/question.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import type { List } from '#web/shared/list/useList.ts'

type SetQuestion = (patch: Partial<DeskQuestion>, options?: { replace?: boolean }) => void

type OpenChat = {
  chat: ChatRow | undefined
  /** Why the conversation cannot be shown. */
  error: Error | null
  retry(): void
  open(id: number): void
  close(): void
  /** Opens the one before or after it in the list. */
  step(by: -1 | 1): void
}

/** The conversation named in the address; its row of the list is shown until it is loaded. */
export function useOpenChat(openId: number, setQuestion: SetQuestion, { rows }: List<ChatRow>): OpenChat {
  const { data, error, refetch } = useRead(api.chats.get, { id: openId }, { enabled: openId > 0 })
  // One that was found by a message is opened there.
  const open = (id: number) => {
    const at = rows.find(row => row.id === id)?.found?.messageId ?? 0
    setQuestion({ chat: id, at }, { replace: openId > 0 })
  }
  return {
    chat: openId > 0 ? (data ?? rows.find(({ id }) => id === openId)) : undefined,
    error,
    retry: () => void refetch(),
    open,
    close: () => setQuestion({ chat: 0, at: 0 }),
    step(by) {
      const next = rows[rows.findIndex(({ id }) => id === openId) + by]
      if (next) open(next.id)
    },
  }
}
