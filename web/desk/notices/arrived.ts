import type { OutputOf } from '#contract/base/operation.ts'
import { mostCleared, mostUnread } from '#contract/desk/notification-rules.ts'
import type { Notification, notifications } from '#contract/desk/notifications.ts'

/** As the server answered it, with those on top that arrived since then. */
export type NoticeList = OutputOf<typeof notifications.list> & { arrived?: readonly number[] }

/**
 * The list with what the socket brought on top, so that the server need not be asked again. Undefined where only the server
 * knows it: behind the end of the page, or with more than can be cleared one by one.
 */
export function withArrived(list: NoticeList, brought: readonly Notification[], limit: number): NoticeList | undefined {
  const known = new Set(list.rows.map(({ id }) => id))
  const added = brought.filter(({ id, flag }) => flag === 0 && !known.has(id))
  if (added.length === 0) return list
  const end = list.rows.length < limit ? 0 : (list.rows.at(-1)?.id ?? 0)
  const arrived = [...(list.arrived ?? []), ...added.map(({ id }) => id)]
  if (arrived.length > mostCleared || added.some(({ id }) => id < end)) return undefined
  const rows = [...added, ...list.rows].toSorted((one, other) => other.id - one.id).slice(0, limit)
  return { ...list, rows, unread: Math.min(mostUnread, list.unread + added.length), arrived }
}
