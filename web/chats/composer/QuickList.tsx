import Settings2 from 'lucide-react/icons/settings-2'
import { useEffect, useRef } from 'react'
import type { QuickReply } from '#contract/chats/quick-replies.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { type Offered, useActNames } from './replies/offered.ts'

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
  replies: readonly Offered[]
  at: number
  onChoose: (offered: Offered) => void
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
        {replies.map((offered, place) => (
          <div
            key={offered.reply.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            aria-disabled={!offered.isPossible}
            tabIndex={-1}
            onPointerDown={event => {
              event.preventDefault()
              onChoose(offered)
            }}
            className={`flex gap-3 px-3 py-1.5 text-sm ${place === at ? 'bg-accent-soft' : 'hover:bg-hover'} ${offered.isPossible ? 'cursor-pointer' : ''}`}
          >
            <QuickLine offered={offered} />
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

/** Shortcut, act and text; instead of the text, why the act is not possible. */
function QuickLine({ offered: { reply, isPossible, why } }: { offered: Offered }) {
  const names = useActNames()
  return (
    <>
      <span
        className={`w-20 shrink-0 truncate font-medium ${isPossible ? 'text-accent-ink' : 'text-muted'}`}
      >{`/${reply.shortcut}`}</span>
      {reply.act && (
        <span className="shrink-0">
          <Badge tone={isPossible ? 'accent' : 'neutral'}>{names[reply.act]}</Badge>
        </span>
      )}
      <span className="truncate text-muted">{why || reply.text}</span>
    </>
  )
}
