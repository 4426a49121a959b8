import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { QuickList } from './QuickList.tsx'
import type { Composing } from './useComposer.ts'
import { useQuickReplyList } from './useQuickReplyList.ts'

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
