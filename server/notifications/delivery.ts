import { sql } from 'kysely'
import { action, ClientFrame } from '#contract/notifications.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Connection, closeCode, type Sockets } from '#server/kit/sockets.ts'
import { isForCaller } from './audience.ts'
import { acknowledge, acknowledgedOf, unacknowledged } from './inbox.ts'
import { viewNotification } from './view.ts'

const sweepMs = 5000
/** How far back a sweep looks for what has not been sent from this node yet. */
const recentSeconds = 60
/** A person who was away longer than this many finds the rest in the drawer. */
const mostBacklog = 2000
const mostPerFrame = 200

export type Delivery = { onFrame(connection: Connection, text: string): void; stop(): void }

/**
 * Sends notifications to those they concern: at once when this node or another tells of one, and by a sweep for whatever
 * nobody told of. What was sent and not acknowledged comes again with the backlog of the next first login.
 */
export function startDelivery(runtime: Runtime, sockets: Sockets): Delivery {
  const { db, log, news } = runtime
  const sent = new Map<number, number>()
  let isRunning = false
  let isAskedAgain = false

  news.subscribe(items => {
    if (items.some(item => item.word === 'notifications.changed' && item.userId === undefined)) void sweep()
  })
  const timer = setInterval(() => void sweep(), sweepMs)

  async function sweep(): Promise<void> {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    do {
      isAskedAgain = false
      await sendRecent().catch(error => log.error({ error }, 'notifications: a sweep failed'))
    } while (isAskedAgain)
    isRunning = false
  }

  async function sendRecent(): Promise<void> {
    const since = sql<number>`now() - make_interval(secs => ${recentSeconds})`
    const recent = await db
      .selectFrom('notifications')
      .selectAll()
      .where('created_at', '>', since)
      .orderBy('id')
      .execute()
    const fresh = recent.filter(row => !sent.has(row.id))
    for (const row of fresh) sent.set(row.id, row.created_at)
    for (const [id, createdAt] of sent) if (createdAt < Date.now() - 2 * recentSeconds * 1000) sent.delete(id)
    if (fresh.length === 0) return
    const arrived = await acknowledgedOf(
      db,
      fresh.map(row => row.id),
    )
    for (const connection of sockets.connections) {
      const has = arrived.get(connection.caller.userId)
      const own = fresh.filter(row => isForCaller(row, connection.caller) && !has?.has(row.id))
      if (own.length > 0) connection.send(own.map(row => viewNotification(row, connection.language)))
    }
  }

  async function onFrame(connection: Connection, text: string): Promise<void> {
    const frame = parse(text)
    if (!frame) return
    switch (frame.action) {
      case action.firstLogin:
        return firstLogin(connection, frame.senderId)
      case action.watch:
        for (const feature of frame.msg.split(',')) connection.watching.add(feature)
        return
      case action.ackChat:
      case action.ackOwn:
      case action.ackAll:
        return acknowledge(db, connection.caller, idsOf(frame.msgIds))
      case action.heartbeat:
        return
    }
  }

  async function firstLogin(connection: Connection, senderId: number | string): Promise<void> {
    if (String(senderId) !== String(connection.caller.userId)) return connection.close(closeCode.policy, 'not your id')
    const backlog = await unacknowledged(db, connection.caller, mostBacklog)
    for (let start = 0; start < backlog.length; start += mostPerFrame) {
      const rows = backlog.slice(start, start + mostPerFrame)
      connection.send(rows.map(row => viewNotification(row, connection.language)))
    }
  }

  return {
    onFrame(connection, text) {
      onFrame(connection, text).catch(error => log.error({ error }, 'notifications: a frame failed'))
    },
    stop: () => clearInterval(timer),
  }
}

/** A frame that is none is passed over: nothing follows from it. */
function parse(text: string) {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function idsOf(msgIds: string): number[] {
  return msgIds
    .split(',')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0)
}
