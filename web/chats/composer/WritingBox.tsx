import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { QuickList, repliesFor } from './QuickList.tsx'
import { type Offered, useOffered } from './replies/offered.ts'
import type { Composing } from './useComposer.ts'
import { useOrderVariables } from './useOrderVariables.ts'

type WritingBoxProps = {
  chat: ChatRow
  composing: Composing
  input: RefObject<HTMLTextAreaElement | null>
  onTyping: () => void
  onNext: () => void
  onManage: () => void
  /** Opens the dialog that sends an order as a card, for whoever sees orders. */
  onCard: (() => void) | undefined
}

const mostCharacters = 2000

/** Enter sends, Shift+Enter starts a new line, Ctrl+Enter sends and opens the next conversation; `/` opens the quick replies, `#` the orders. */
export function WritingBox({ chat, composing, input, onTyping, onNext, onManage, onCard }: WritingBoxProps) {
  const text = useWords(chatsWords)
  const listId = useId()
  const list = useQuickReplyList(chat, composing)
  const { draft, mode } = composing
  const highlightedId = list?.replies.length ? `${listId}-${list.at}` : undefined

  function pressKey(event: KeyboardEvent): void {
    if (list?.pressKey(event.key)) {
      event.preventDefault()
    } else if (event.key === '#' && onCard && !draft && mode === 'reply') {
      event.preventDefault()
      onCard()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (composing.send() && (event.ctrlKey || event.metaKey)) onNext()
    } else if (event.key === 'Escape') {
      if (list) composing.write('')
      else if (composing.pictures.length) composing.discard()
      else input.current?.blur()
    }
  }

  return (
    <div className="relative flex items-end gap-2 px-3 pt-1 pb-3">
      {list && <QuickList id={listId} replies={list.replies} at={list.at} onChoose={list.choose} onManage={onManage} />}
      <textarea
        ref={input}
        rows={2}
        maxLength={mostCharacters}
        value={draft}
        aria-label={text.modes[mode]}
        aria-autocomplete="list"
        aria-controls={list && listId}
        aria-activedescendant={highlightedId}
        placeholder={mode === 'note' ? text.notePlaceholder : text.placeholder}
        onChange={event => {
          composing.write(event.target.value)
          onTyping()
        }}
        onKeyDown={pressKey}
        onPaste={event => composing.takeFiles(event, event.clipboardData)}
        className="field-sizing-content max-h-48 min-h-14 flex-1 resize-none bg-transparent px-1 py-1.5 text-base outline-none placeholder:text-muted"
      />
      <Button
        look="primary"
        icon={SendHorizontal}
        disabled={!draft.trim() && !composing.pictures.length}
        onClick={() => composing.send()}
      >
        {text.send}
      </Button>
    </div>
  )
}

type QuickReplyList = {
  replies: readonly Offered[]
  /** Position of the highlighted reply. */
  at: number
  choose(offered: Offered): void
  /** True when the list handled the key. */
  pressKey(key: string): boolean
}

/** The quick replies that match the text after a slash, and their keys; undefined unless the draft begins with a slash. */
function useQuickReplyList(chat: ChatRow, composing: Composing): QuickReplyList | undefined {
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
