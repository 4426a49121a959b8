import type { OutputOf } from '#contract/base/operation.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { chats } from '#contract/chats/chats.ts'

/** A piece of one thread without gaps, oldest first. */
export type Segment = OutputOf<typeof chats.msglist>

/** So many messages stand in the page at once; those beyond are asked for again when somebody scrolls to them. */
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

/** The newest page laid over what is shown. Where they do not meet, what lies between is left to be scrolled to. */
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

/** By id, each once; of two versions the one that `newer` holds. */
function joined(older: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...older, ...newer].map(row => [row.id, row]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
