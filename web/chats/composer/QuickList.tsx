import Settings2 from 'lucide-react/icons/settings-2'
import { useEffect, useRef } from 'react'
import type { QuickReply } from '#contract/chats/quick-replies.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { chatsWords } from '#words/chats/chats.ts'

/** Matches by the start of the shortcut first, then matches anywhere in shortcut or text. */
export function repliesFor(all: readonly QuickReply[], typed: string): QuickReply[] {
  const word = typed.toLowerCase()
  const begins = all.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(word))
  const says = all.filter(
    reply => !begins.includes(reply) && `${reply.shortcut} ${reply.text}`.toLowerCase().includes(word),
  )
  return [...begins, ...says].slice(0, 30)
}

type QuickListProps = {
  id: string
  replies: readonly QuickReply[]
  at: number
  onChoose: (reply: QuickReply) => void
  onManage: () => void
}

/** Opens above the composer after a slash; its keys are handled by the text box. */
export function QuickList({ id, replies, at, onChoose, onManage }: QuickListProps) {
  const text = useWords(chatsWords)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the highlighted row is looked up in the document
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div className="absolute inset-x-3 bottom-full z-10 mb-1 overflow-hidden rounded-md border border-line bg-raised shadow-float">
      <div ref={box} id={id} role="listbox" aria-label={text.quickReplies} className="max-h-64 overflow-y-auto py-1">
        {replies.map((reply, place) => (
          <div
            key={reply.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            onPointerDown={event => {
              event.preventDefault()
              onChoose(reply)
            }}
            className={`flex cursor-pointer gap-3 px-3 py-1.5 text-sm ${place === at ? 'bg-accent-soft' : 'hover:bg-hover'}`}
          >
            <span className="w-20 shrink-0 truncate font-medium text-accent-ink">{`/${reply.shortcut}`}</span>
            <span className="truncate text-muted">{reply.text}</span>
          </div>
        ))}
        {!replies.length && <p className="px-3 py-2 text-sm text-muted">{text.noQuickReply}</p>}
      </div>
      <p className="flex items-center gap-2 border-t border-line px-3 py-1.5 text-xs text-muted">
        {text.quickHint}
        <span className="ml-auto inline-flex items-center gap-1">
          <Settings2 size={12} aria-hidden />
          <RowButton onPress={onManage}>{text.manageReplies}</RowButton>
        </span>
      </p>
    </div>
  )
}
