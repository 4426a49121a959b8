import { useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { repliesFor } from './QuickList.tsx'
import { type Offered, useOffered } from './replies/offered.ts'
import type { Composing } from './useComposer.ts'
import { useOrderVariables } from './useOrderVariables.ts'

type QuickReplyList = {
  replies: readonly Offered[]
  /** Position of the highlighted reply. */
  at: number
  choose(offered: Offered): void
  /** True when the list handled the key. */
  pressKey(key: string): boolean
}

/** The quick replies that match the text after a slash, and their keys; undefined unless the draft begins with a slash. */
export function useQuickReplyList(chat: ChatRow, composing: Composing): QuickReplyList | undefined {
  const [position, setPosition] = useState(0)
  const slash = /^\/(\S*)$/.exec(composing.draft)
  const { data: all = [] } = useRead(api.quickReplies.list, {})
  const about = useOrderVariables(chat, slash !== null)
  const replies = useOffered(repliesFor(all, slash?.[1] ?? ''), about, composing.mode === 'note')
  if (!slash) return undefined

  const at = Math.max(0, Math.min(position, replies.length - 1))
  const highlighted = replies[at]

  function choose({ reply, isPossible }: Offered): void {
    if (!isPossible) return
    composing.chooseQuickReply(reply, about)
    setPosition(0)
  }

  function pressKey(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) setPosition(Math.max(0, Math.min(replies.length - 1, position + step)))
    else if (key === 'Tab' && !highlighted) return false
    // Enter on an unknown shortcut, or one that is still loading, must not send it to the customer.
    else if (key !== 'Tab' && key !== 'Enter') return false
    else if (highlighted) choose(highlighted)
    return true
  }

  return { replies, at, choose, pressKey }
}
