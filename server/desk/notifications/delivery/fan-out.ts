import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { isForCaller } from '#server/desk/notifications/inbox/audience.ts'
import type { Connection, Sockets } from '#server/desk/sockets/index.ts'
import { createReader, frameOf, type Reader } from './readers.ts'
import type { NotificationRow } from './view.ts'

const connectionsAtATime = 200

/** Sends one reader its rows. `frame` encodes the same rows in the same language only once. */
type Send = (reader: Reader, own: NotificationRow[], frame: typeof frameOf) => void

type Readers = {
  of(connection: Connection): Reader | undefined
  open(connection: Connection): Reader
  /** A few at a time, so that thousands of connections do not block other work. */
  each(visit: (reader: Reader) => void): Promise<void>
  fanOut(rows: NotificationRow[], send: Send): Promise<void>
  /** The person has acknowledged these, over whichever connection and node. */
  settle(userId: number, ids: number[]): void
}

/** The connections of this node that have sent their first login. */
export function readersAmong(sockets: Sockets): Readers {
  const readers = new WeakMap<Connection, Reader>()

  async function each(visit: (reader: Reader) => void): Promise<void> {
    let visited = 0
    for (const connection of sockets.connections) {
      const reader = readers.get(connection)
      if (reader) visit(reader)
      if (++visited % connectionsAtATime === 0) await yieldToOthers()
    }
  }

  return {
    of: connection => readers.get(connection),
    open(connection) {
      const reader = createReader(connection)
      readers.set(connection, reader)
      return reader
    },
    each,
    async fanOut(rows, send) {
      if (rows.length === 0) return
      const frame = frameCache()
      await each(reader => {
        const own = rows.filter(row => isForCaller(row, reader.connection.caller))
        if (own.length > 0) send(reader, own, frame)
      })
    },
    settle(userId, ids) {
      for (const connection of sockets.connectionsOf(userId)) {
        for (const id of ids) readers.get(connection)?.outstanding.delete(id)
      }
    },
  }
}

function frameCache(): typeof frameOf {
  const frames = new Map<string, Buffer>()
  return (rows, { language }) => {
    const key = `${language}:${rows.map(({ id }) => id).join()}`
    const frame = frames.get(key) ?? frameOf(rows, { language })
    frames.set(key, frame)
    return frame
  }
}
