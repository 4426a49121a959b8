import type { Notification } from '#contract/notifications.ts'
import type { Database } from '#server/kit/database.ts'
import type { Connection } from '#server/sockets/index.ts'
import type { Watch } from './fresh.ts'
import { type NotificationRow, viewNotification } from './view.ts'
import { unacknowledged } from './watermark.ts'

/** A connection that has said whose it is, and what is on its way to it. */
export type Reader = {
  connection: Connection
  /** Whom the last refill was for: who may see more since then has news in the database that nobody offered them. */
  filledFor: Connection['caller']
  /** Sent and not acknowledged yet: id → when, epoch ms, the oldest first. */
  outstanding: Map<number, number>
  /** There is more for it in the database: it was too slow, or had too much unacknowledged. */
  isBehind: boolean
  /** Waits for its turn to be refilled, or is being. */
  isQueued: boolean
}

/** What was sent this long ago and is not acknowledged is sent again. */
export const redeliverMs = 40_000
const mostPerFrame = 200
/** Sent and unacknowledged at once; the rest waits in the database until room is made. */
const mostOutstanding = 2000

export function createReader(connection: Connection): Reader {
  return { connection, filledFor: connection.caller, outstanding: new Map(), isBehind: false, isQueued: false }
}

export function frameOf(rows: NotificationRow[], connection: Pick<Connection, 'language'>): Buffer {
  const notifications: Notification[] = rows.map(row => viewNotification(row, connection.language))
  return Buffer.from(JSON.stringify(notifications))
}

/** Sends what has just been committed, or notes that the reader must be refilled. `frame` words it, at most once each. */
export function offer(reader: Reader, rows: NotificationRow[], frame: typeof frameOf): void {
  const fresh = rows.filter(({ id }) => !reader.outstanding.has(id))
  const isFull = reader.outstanding.size + fresh.length > mostOutstanding
  if (reader.isQueued || reader.isBehind || isFull) reader.isBehind = true
  else sendAll(reader, fresh, frame)
}

/**
 * Sends from the database whatever is not acknowledged and not under way, as far as has been looked for fresh ones: what
 * is fresher is offered. Not twice at once for the same reader.
 */
export async function refill(db: Database, reader: Reader, seen: Watch['seen']): Promise<void> {
  try {
    do {
      reader.isBehind = false
      const before = new Map(reader.outstanding)
      reader.filledFor = reader.connection.caller
      const rows = await unacknowledged(db, reader.filledFor, { seen: seen(), limit: mostOutstanding })
      forgetSettled(reader, rows)
      const isOld = (sentAt: number) => sentAt <= Date.now() - redeliverMs
      sendAll(
        reader,
        rows.filter(({ id }) => {
          const sentAt = reader.outstanding.get(id)
          // What left while the database was answering was acknowledged just now.
          return sentAt === undefined ? !before.has(id) : isOld(sentAt)
        }),
        frameOf,
      )
      if (rows.length >= mostOutstanding) {
        reader.isBehind = true
        break
      }
    } while (reader.isBehind && reader.connection.canTakeMore())
  } catch (error) {
    reader.isBehind = true
    throw error
  } finally {
    reader.isQueued = false
  }
}

/** Whether asking the database for more would bring anything that can be sent. */
export function wantsRefill(reader: Reader, now: number): boolean {
  const { connection, filledFor, outstanding, isBehind, isQueued } = reader
  if (isQueued || !connection.canTakeMore()) return false
  if (connection.caller !== filledFor) return true
  const [oldest] = outstanding.values()
  return (isBehind && outstanding.size <= mostOutstanding / 2) || (oldest !== undefined && oldest <= now - redeliverMs)
}

function sendAll(reader: Reader, rows: NotificationRow[], frame: typeof frameOf): void {
  for (let start = 0; start < rows.length; start += mostPerFrame) {
    const some = rows.slice(start, start + mostPerFrame)
    if (!reader.connection.send(frame(some, reader.connection))) {
      reader.isBehind = true
      return
    }
    const now = Date.now()
    for (const { id } of some) {
      // Deleted first, so that the oldest stays in front.
      reader.outstanding.delete(id)
      reader.outstanding.set(id, now)
    }
  }
}

/** What the person acknowledged or read elsewhere need not come again. `rows` are the oldest that are still open. */
function forgetSettled({ outstanding }: Reader, rows: NotificationRow[]): void {
  const open = new Set(rows.map(({ id }) => id))
  const last = rows.length < mostOutstanding ? Number.POSITIVE_INFINITY : (rows.at(-1)?.id ?? 0)
  for (const id of outstanding.keys()) if (id <= last && !open.has(id)) outstanding.delete(id)
}
