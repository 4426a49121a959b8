import ArrowDown from 'lucide-react/icons/arrow-down'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { forgetSent, useQueuedMessages } from '#web/chats/composer/outbox/outbox.ts'
import type { QueuedMessage } from '#web/chats/composer/outbox/queuedMessages.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { type LineParams, linesWords } from '#words/chats/conversation.ts'
import { MessageRow } from './MessageRow.tsx'
import { QueuedMessageRow } from './QueuedMessageRow.tsx'
import { useAnchor } from './useAnchor.ts'
import type { Thread } from './useThread.ts'

type Item =
  | { key: string; kind: 'day'; at: number }
  | { key: string; kind: 'unread' }
  | { key: string; kind: 'line'; message: ChatMessage }
  /** `opens`: the first of several messages in a row by one person, which shows avatar and name. */
  | { key: string; kind: 'message'; message: ChatMessage; opens: boolean }
  | { key: string; kind: 'queued'; queued: QueuedMessage; opens: boolean }

const runMs = 180_000

/** The items of a thread from top to bottom. `unreadFrom` is the first message that was unread when it was opened. */
function itemsOf(
  rows: readonly ChatMessage[],
  queue: readonly QueuedMessage[],
  unreadFrom: number | undefined,
): Item[] {
  const items = rows.flatMap((message, at) => itemsBefore(message, rows[at - 1], unreadFrom))
  const arrived = new Set(rows.map(({ clientId }) => clientId))
  const waiting = queue.filter(({ clientId }) => !arrived.has(clientId))
  const lastRow = rows.at(-1)
  for (const [at, queued] of waiting.entries()) {
    const opens = at === 0 && !(lastRow?.isMine && lastRow.kind !== 'system' && queued.at - lastRow.at < runMs)
    items.push({ key: queued.clientId, kind: 'queued', queued, opens })
  }
  return items
}

function itemsBefore(message: ChatMessage, before: ChatMessage | undefined, unreadFrom: number | undefined): Item[] {
  const items: Item[] = []
  if (!before || shanghaiDay(before.at) !== shanghaiDay(message.at)) {
    items.push({ key: `day-${shanghaiDay(message.at)}`, kind: 'day', at: message.at })
  }
  if (message.id === unreadFrom) items.push({ key: 'unread', kind: 'unread' })
  const key = message.clientId ?? String(message.id)
  if (message.kind === 'system') items.push({ key, kind: 'line', message })
  else items.push({ key, kind: 'message', message, opens: items.length > 0 || !isOneRun(before, message) })
  return items
}

function isOneRun(before: ChatMessage | undefined, { sender, isPrivate, at }: ChatMessage): boolean {
  if (!before || before.kind === 'system' || before.isPrivate !== isPrivate) return false
  return before.sender.kind === sender.kind && before.sender.id === sender.id && at - before.at < runMs
}

type MessagesProps = {
  chat: ChatRow
  thread: Thread
  /** Id of a message that was found; 0 for none. */
  target: number
}

/** The messages of a conversation; the scroll position is kept when messages are added above or below. */
export function Messages({ chat, thread, target }: MessagesProps) {
  const text = useWords(chatsWords)
  const box = useRef<HTMLDivElement>(null)
  const queue = useQueuedMessages(chat.id)
  const { segment, error } = thread
  const rows = segment?.rows ?? []
  const unreadFrom = useUnreadFrom(
    chat,
    segment?.rows.filter(row => row.sender.kind === 'peer').map(({ id }) => id),
  )
  const items = itemsOf(rows, segment?.hasAfter ? [] : queue, unreadFrom)
  const anchor = useAnchor(box, { onTop: thread.older, onBottom: thread.newer })
  useTarget(target, thread, key => anchor.toRow(key))
  useOwnAtEnd(queue.length, async () => {
    await thread.toNewest()
    anchor.toEnd()
  })
  const arrived = rows.map(({ clientId }) => clientId ?? '').join()
  useEffect(() => forgetSent(new Set(arrived.split(','))), [arrived])

  if (!segment && error) return <Failed error={error} onAgain={thread.again} />
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={anchor.onScroll}
        role="log"
        aria-label={text.thread}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto bg-ground -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full max-w-200 flex-col justify-end gap-1 px-4 py-4">
          {!segment && <ThreadSkeleton />}
          {segment?.hasBefore && <Skeleton width={30} />}
          {items.map(item => (
            <div
              key={item.key}
              data-anchor={item.key}
              aria-current={isTarget(item, target) || undefined}
              className={isTarget(item, target) ? 'rounded-md bg-accent-soft' : ''}
            >
              <ItemRow item={item} chat={chat} peerReadTo={segment?.peerReadTo ?? 0} />
            </div>
          ))}
        </div>
      </div>
      {(!anchor.isAtEnd || segment?.hasAfter) && (
        <button
          type="button"
          onClick={() => void thread.toNewest().then(anchor.toEnd)}
          className="absolute right-4 bottom-3 inline-flex h-8 items-center gap-1 rounded-full border border-line bg-raised px-3 text-sm text-accent-ink shadow-float"
        >
          <ArrowDown size={14} aria-hidden />
          {chat.unread > 0 ? text.newMessages(chat.unread) : text.toNewest}
        </button>
      )}
    </div>
  )
}

function ItemRow({ item, chat, peerReadTo }: { item: Item; chat: ChatRow; peerReadTo: number }) {
  const text = useWords(chatsWords)
  switch (item.kind) {
    case 'day':
      return <DayLine at={item.at} />
    case 'unread':
      return (
        <p className="my-2 flex items-center gap-3 text-xs text-accent-ink before:h-px before:flex-1 before:bg-accent/40 after:h-px after:flex-1 after:bg-accent/40">
          {text.unreadFrom}
        </p>
      )
    case 'line':
      return <SystemLine message={item.message} />
    case 'message':
      return <MessageRow message={item.message} opens={item.opens} chat={chat} isRead={item.message.id <= peerReadTo} />
    case 'queued':
      return <QueuedMessageRow queued={item.queued} opens={item.opens} />
  }
}

function DayLine({ at }: { at: number }) {
  const print = useTimeFormat('day')
  return <p className="my-3 text-center text-xs text-muted">{print(at)}</p>
}

function ThreadSkeleton() {
  return (
    <div className="grid gap-5 pb-4">
      <Skeleton width={45} />
      <Skeleton width={30} />
      <Skeleton width={55} />
    </div>
  )
}

function isTarget(item: Item, target: number): boolean {
  return target > 0 && item.kind === 'message' && item.message.id === target
}

/** The first message that was unread when the conversation was opened; it stays marked while it is read. */
function useUnreadFrom(chat: ChatRow, peerIds: number[] | undefined): number | undefined {
  const [from, setFrom] = useState<{ id: number | undefined }>()
  if (!from && peerIds) setFrom({ id: chat.unread > 0 ? peerIds.at(-chat.unread) : undefined })
  return from?.id
}

function useTarget(target: number, thread: Thread, show: (key: string) => boolean): void {
  const isThere = thread.segment?.rows.find(({ id }) => id === target)
  const key = isThere && (isThere.clientId ?? String(isThere.id))
  const jump = useEffectEvent(() => {
    if (target > 0 && !isThere) thread.jump(target).catch(() => {})
  })
  const bring = useEffectEvent((found: string) => show(found))
  const isRead = thread.segment !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new target
  useEffect(() => {
    if (isRead) jump()
  }, [target, isRead])
  useEffect(() => {
    if (key) bring(key)
  }, [key])
}

/** Scrolls to the end when this person sends a message. */
function useOwnAtEnd(count: number, toEnd: () => Promise<void>): void {
  const before = useRef(count)
  const go = useEffectEvent(toEnd)
  useEffect(() => {
    if (count > before.current) go().catch(() => {})
    before.current = count
  }, [count])
}

/** A system event between two messages. */
function SystemLine({ message }: { message: ChatMessage }) {
  const text = useWords(chatsWords)
  const { lines } = useWords(linesWords)
  const print = useTimeFormat('short')
  const { event, at } = message
  if (!event) return null
  const { until, reason, note, ...rest } = event.params
  const params: LineParams = {
    name: '',
    by: '',
    ...rest,
    ...('name' in rest && { name: nameOf(String(rest.name)) }),
    until: until === undefined ? '' : print(Number(until)),
  }
  const more = [reason, note].filter(Boolean).join(' · ')

  function nameOf(name: string): string {
    return text.groups[name as keyof typeof text.groups] ?? name
  }

  return (
    <p className="mx-auto max-w-[90%] py-1 text-center text-xs text-muted">
      <Time at={at} shape="time" />
      <span className="ml-2">{lines[event.code](params)}</span>
      {more && <span>{` · ${more}`}</span>}
    </p>
  )
}
