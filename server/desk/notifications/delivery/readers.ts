import type { Notification } from '#contract/desk/notifications.ts'
import type { Connection } from '#server/desk/sockets/index.ts'
import type { Database } from '#server/kit/database.ts'
import type { Watch } from './fresh.ts'
import { type NotificationRow, viewNotification } from './view.ts'
import { unacknowledged } from './watermark.ts'

/** A connection that has sent its first login, and the notifications that are on their way to it. */
export type Reader = {
  connection: Connection
  /** The caller of the last refill; with more permissions since then, there are notifications that were not offered. */
  filledFor: Connection['caller']
  /** Sent and not acknowledged yet: id → when, epoch ms, the oldest first. */
  outstanding: Map<number, number>
  /** There is more for it in the database: it was too slow, or had too much unacknowledged. */
  isBehind: boolean
  /** A refill waits for its turn, or is running. */
  isQueued: boolean
}

/** A notification that is not acknowledged after this time is sent again. */
const redeliverMs = 40_000
const mostPerFrame = 200
/** Sent and unacknowledged at once; further ones wait in the database. */
const mostOutstanding = 2000

export function createReader(connection: Connection): Reader {
  return { connection, filledFor: connection.caller, outstanding: new Map(), isBehind: false, isQueued: false }
}

export function frameOf(rows: NotificationRow[], connection: Pick<Connection, 'language'>): Buffer {
  const notifications: Notification[] = rows.map(row => viewNotification(row, connection.language))
  return Buffer.from(JSON.stringify(notifications))
}

/** Sends rows that have just been committed, or marks the reader to be refilled. `frame` encodes them, each at most once. */
export function offer(reader: Reader, rows: NotificationRow[], frame: typeof frameOf): void {
  const fresh = rows.filter(({ id }) => !reader.outstanding.has(id))
  const isFull = reader.outstanding.size + fresh.length > mostOutstanding
  if (reader.isQueued || reader.isBehind || isFull) reader.isBehind = true
  else sendAll(reader, fresh, frame)
}

/**
 * Sends from the database whatever is not acknowledged and not on its way, up to the snapshot of the last query for new rows;
 * newer ones are offered. Never runs twice at once for the same reader.
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
          // Gone from `outstanding` while the query ran: it was acknowledged just now.
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

/** Whether a refill could send anything. */
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
      // Deleted first, so that the map stays in order of sending.
      reader.outstanding.delete(id)
      reader.outstanding.set(id, now)
    }
  }
}

/** Drops what the person has acknowledged or read elsewhere. `rows` are the oldest that are still open. */
function forgetSettled({ outstanding }: Reader, rows: NotificationRow[]): void {
  const open = new Set(rows.map(({ id }) => id))
  const last = rows.length < mostOutstanding ? Number.POSITIVE_INFINITY : (rows.at(-1)?.id ?? 0)
  for (const id of outstanding.keys()) if (id <= last && !open.has(id)) outstanding.delete(id)
}
