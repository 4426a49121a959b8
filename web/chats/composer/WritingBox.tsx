import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { type QuickReply, quickReplies } from '#contract/chats/quick-replies.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { QuickList, repliesFor } from './QuickList.tsx'
import type { Composing } from './useComposer.ts'
import { useKnown } from './useKnown.ts'

type WritingBoxProps = {
  chat: ChatRow
  composing: Composing
  input: RefObject<HTMLTextAreaElement | null>
  onTyping: () => void
  onNext: () => void
  onManage: () => void
  /** Chooses an order to send as a card. */
  onCard: () => void
}

const longest = 2000

/** Enter sends, Shift+Enter begins a line, Ctrl+Enter sends and goes on to the next conversation; `/` opens the quick replies, `#` the orders. */
export function WritingBox({ chat, composing, input, onTyping, onNext, onManage, onCard }: WritingBoxProps) {
  const text = useWords(chatsWords)
  const list = useId()
  const [at, setAt] = useState(0)
  const { draft, manner } = composing
  const slash = /^\/(\S*)$/.exec(draft)
  const { data: all = [] } = useRead(quickReplies.list, {})
  const replies = slash ? repliesFor(all, slash[1] ?? '') : []
  const chosen = replies[Math.min(at, replies.length - 1)]
  const known = useKnown(chat, slash !== null)
  const choose = (reply: QuickReply) => {
    composing.choose(reply, known)
    setAt(0)
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (slash && step) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(replies.length - 1, at + step)))
    } else if (slash && chosen && event.key === 'Tab') {
      event.preventDefault()
      choose(chosen)
    } else if (slash && event.key === 'Enter') {
      // A shortcut that is not known, or not known yet, is nothing to say to somebody outside.
      event.preventDefault()
      if (chosen) choose(chosen)
    } else if (event.key === '#' && !draft && manner === 'reply') {
      event.preventDefault()
      onCard()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (composing.send() && (event.ctrlKey || event.metaKey)) onNext()
    } else if (event.key === 'Escape') {
      if (slash) composing.write('')
      else if (composing.pictures.length) composing.discard()
      else input.current?.blur()
    }
  }

  return (
    <div className="relative flex items-end gap-2 px-3 pt-1 pb-3">
      {slash && (
        <QuickList
          id={list}
          replies={replies}
          at={chosen ? replies.indexOf(chosen) : 0}
          onChoose={choose}
          onManage={onManage}
        />
      )}
      <textarea
        ref={input}
        rows={2}
        maxLength={longest}
        value={draft}
        aria-label={text.manners[manner]}
        aria-autocomplete="list"
        aria-controls={slash ? list : undefined}
        aria-activedescendant={slash && chosen ? `${list}-${replies.indexOf(chosen)}` : undefined}
        placeholder={manner === 'note' ? text.notePlaceholder : text.placeholder}
        onChange={event => {
          composing.write(event.target.value)
          onTyping()
        }}
        onKeyDown={press}
        onPaste={event => composing.take(event, event.clipboardData)}
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
