import { type RefObject, useEffect, useRef } from 'react'
import type { Agent } from '#contract/chats/chat-agents.ts'
import type { ChatQueue, ChatRow } from '#contract/chats/chat-row.ts'
import type { DeskQuestion } from '#web/chats/inbox/question.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'

type Desk = {
  chat: ChatRow | undefined
  openId: number
  queue: ChatQueue
  me: Agent | undefined
  /** On a phone, with one pane, the end leads back to the list. */
  panes: 1 | 2 | 3
  input: RefObject<HTMLTextAreaElement | null>
  setQuestion: (patch: Partial<DeskQuestion>, options?: { replace?: boolean }) => void
}

/**
 * After a conversation was ended: opens the next one that waits for this agent and puts the cursor into its text box. Where none
 * waits, or another one was opened meanwhile, nothing happens.
 */
export function useGoOn({
  chat,
  openId,
  queue,
  me,
  panes,
  input,
  setQuestion,
}: Desk): (endedId: number) => Promise<void> {
  const shown = useRef(openId)
  const wanted = useRef(0)
  const chatId = chat?.id
  useEffect(() => {
    shown.current = openId
  }, [openId])
  useEffect(() => {
    if (!chatId || chatId !== wanted.current) return
    wanted.current = 0
    input.current?.focus()
  }, [chatId, input])

  return async endedId => {
    if (panes === 1) return setQuestion({ chat: 0, at: 0 })
    const next = await nextFor(me, endedId).catch(() => undefined)
    if (!next || shown.current !== endedId) return
    wanted.current = next.chat.id
    setQuestion({ chat: next.chat.id, at: 0, queue: queue === 'all' ? queue : next.queue }, { replace: true })
  }
}

type Next = { chat: ChatRow; queue: ChatQueue }

/** The own one whose deadline ends first; without any, for whoever is not off duty, that of the queue. */
async function nextFor(me: Agent | undefined, endedId: number): Promise<Next | undefined> {
  for (const queue of ['mine', 'waiting'] as const) {
    if (queue === 'waiting' && me?.status === 'offline') return undefined
    const { rows } = await call(api.chats.list, { queue })
    const chat = firstDue(rows.filter(({ id }) => id !== endedId))
    if (chat) return { chat, queue }
  }
  return undefined
}

/** Of those whose person waits for an answer; pinned ones stand before it in the list. */
function firstDue(rows: readonly ChatRow[]): ChatRow | undefined {
  const dueAt = ({ due }: ChatRow) => (due === null || due.kind === 'resolve' ? Number.POSITIVE_INFINITY : due.at)
  const [first] = rows.toSorted((one, other) => dueAt(one) - dueAt(other))
  return first && dueAt(first) < Number.POSITIVE_INFINITY ? first : undefined
}
