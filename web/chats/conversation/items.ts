import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { QueuedMessage } from '#web/chats/composer/outbox/queuedMessages.ts'

export type Item =
  | { key: string; kind: 'day'; at: number }
  | { key: string; kind: 'unread' }
  | { key: string; kind: 'line'; message: ChatMessage }
  /** `opens`: the first of several messages in a row by one person, which shows avatar and name. */
  | { key: string; kind: 'message'; message: ChatMessage; opens: boolean }
  | { key: string; kind: 'queued'; queued: QueuedMessage; opens: boolean }

const runMs = 180_000

/** The items of a thread from top to bottom. `unreadFrom` is the first message that was unread when it was opened. */
export function itemsOf(
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
