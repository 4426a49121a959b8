import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useWaited, Waited } from '#web/chats/inbox/Waited.tsx'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { dragged } from './drag.ts'
import { listOf } from './lists.ts'

/** Since when the person waits. */
export function sinceOf({ due, createdAt }: ChatRow): number {
  return due?.since ?? createdAt
}

type WaitingQueueProps = {
  /** The longest waiting first; undefined until they are there. */
  chats: readonly ChatRow[] | undefined
  count: number
  onHandOut: (chat: ChatRow) => void
  /** One is dragged; undefined once it is let go. */
  onDrag: (chat: ChatRow | undefined) => void
}

/** Who waits, with how long and for which service. */
export function WaitingQueue({ chats, count, onHandOut, onDrag }: WaitingQueueProps) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const mayHandOut = chats?.some(({ allowed }) => allowed.includes('transfer'))
  return (
    <section aria-label={text.queue} className="grid gap-2">
      <h2 className="text-sm font-medium">{text.queue}</h2>
      {mayHandOut && <p className="text-xs text-muted max-desktop:hidden">{text.queueHint}</p>}
      {!chats && <Skeleton width={60} />}
      {chats?.length === 0 && <Empty>{desk.empty.waiting}</Empty>}
      {chats && chats.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-md border border-line">
          {chats.map(chat => (
            <li key={chat.id}>
              <WaitingLine chat={chat} onHandOut={() => onHandOut(chat)} onDrag={onDrag} />
            </li>
          ))}
        </ul>
      )}
      {chats && chats.length < count && (
        <Link to={listOf({ queue: 'waiting' })} className="text-sm text-accent-ink hover:underline">
          {text.more(count)}
        </Link>
      )}
    </section>
  )
}

type WaitingLineProps = { chat: ChatRow; onHandOut: () => void } & Pick<WaitingQueueProps, 'onDrag'>

function WaitingLine({ chat, onHandOut, onDrag }: WaitingLineProps) {
  const text = useWords(chatsWords)
  const { id, peer, group, due, priority, lastMessage, allowed } = chat
  const mayHandOut = allowed.includes('transfer')
  return (
    <article
      aria-label={peer.name}
      draggable={mayHandOut}
      onDragStart={event => {
        dragged.begin(event, id)
        onDrag(chat)
      }}
      onDragEnd={() => onDrag(undefined)}
      className={`flex items-center gap-2 px-3 py-2 ${mayHandOut ? 'desktop:cursor-grab' : ''}`}
    >
      {mayHandOut && <GripVertical size={14} aria-hidden className="shrink-0 text-muted max-desktop:hidden" />}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex min-w-0 items-center gap-1.5 text-sm">
          <Link
            to={`/kefumsg?queue=waiting&chat=${id}`}
            draggable={false}
            className="truncate font-medium hover:text-accent-ink hover:underline"
          >
            {peer.name}
          </Link>
          <Badge>{text.groups[group]}</Badge>
          {priority === 'urgent' && <Badge tone="bad">{text.priorities.urgent}</Badge>}
          <span className="ml-auto shrink-0 text-xs">
            {due ? <Waited due={due} className="rounded-sm px-1.5" /> : <Since at={sinceOf(chat)} />}
          </span>
        </p>
        <p className="truncate text-xs text-muted">
          {lastMessage && [text.kinds[lastMessage.kind], lastMessage.text].filter(Boolean).join(' ')}
        </p>
      </div>
      {mayHandOut && (
        <Button aria-label={`${text.handOut} ${peer.name}`} onClick={onHandOut}>
          {text.handOut}
        </Button>
      )}
    </article>
  )
}

function Since({ at }: { at: number }) {
  return <span role="timer">{useWaited(at)}</span>
}
