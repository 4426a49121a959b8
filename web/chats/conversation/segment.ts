import type { OutputOf } from '#contract/base/operation.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { chats } from '#contract/chats/chats.ts'

/** A segment of one thread without gaps, oldest first. */
export type Segment = OutputOf<typeof chats.msglist>

/** Maximum messages kept in the page; older or newer ones are fetched again on scrolling. */
export const mostShown = 240

export function withOlder(shown: Segment, older: Segment): Segment {
  const rows = joined(older.rows, shown.rows)
  const kept = rows.slice(0, mostShown)
  return { ...shown, rows: kept, hasBefore: older.hasBefore, hasAfter: shown.hasAfter || kept.length < rows.length }
}

export function withNewer(shown: Segment, newer: Segment): Segment {
  const rows = joined(shown.rows, newer.rows)
  const kept = rows.slice(-mostShown)
  return { ...newer, rows: kept, hasBefore: shown.hasBefore || kept.length < rows.length }
}

/** Merges the newest page into the segment. Where they do not meet, the messages between are fetched on scrolling. */
export function withTail(shown: Segment, tail: Segment): Segment {
  const last = shown.rows.at(-1)
  if (!last) return tail
  const fresh = new Map(tail.rows.map(row => [row.id, row]))
  const rows = shown.rows.map(row => fresh.get(row.id) ?? row)
  const { peerReadTo } = tail
  const first = tail.rows[0]
  const isApart = tail.hasBefore && first !== undefined && first.id > last.id
  if (shown.hasAfter || isApart) return { ...shown, rows, peerReadTo, hasAfter: true }
  return withNewer({ ...shown, rows }, tail)
}

/** Sorted by id without duplicates; of two versions, the one in `newer` counts. */
function joined(older: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...older, ...newer].map(row => [row.id, row]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
