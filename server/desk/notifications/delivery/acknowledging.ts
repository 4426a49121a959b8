import { sql } from 'kysely'
import { addressedTo } from '#server/desk/notifications/inbox/audience.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Reader } from './readers.ts'

/** Acknowledgements of this time are written together: a broadcast is acknowledged by everybody at once. */
const batchMs = 20
const mostAtOnce = 5000

type Acknowledging = {
  /** Stores that these have arrived at the reader's person, by whichever of the three actions. */
  take(reader: Reader | undefined, caller: Caller, ids: number[]): Promise<void>
  /** How many ids were acknowledged by somebody else than their addressee, or twice. */
  ignored(): number
}

/** Writes acknowledgements, and nudges the person's other connections. A notification whose receipt could not be written is sent again. */
export function startAcknowledging({
  db,
  log,
  nudgeChannel,
}: Pick<Runtime, 'db' | 'log' | 'nudgeChannel'>): Acknowledging {
  let waiting = new Map<Reader, Set<number>>()
  let isScheduled = false
  let ignored = 0

  async function flush(): Promise<void> {
    isScheduled = false
    const taken = waiting
    waiting = new Map()
    const pairs = new Map<string, [userId: number, id: number]>()
    for (const [{ connection }, ids] of taken) {
      const { userId } = connection.caller
      for (const id of ids) pairs.set(`${userId}:${id}`, [userId, id])
    }
    const sorted = [...pairs.values()].sort(([user, id], [otherUser, otherId]) => user - otherUser || id - otherId)
    for (let start = 0; start < sorted.length; start += mostAtOnce) {
      await writeReceipts(db, sorted.slice(start, start + mostAtOnce))
    }
    for (const [{ connection, outstanding }, ids] of taken) {
      for (const id of ids) outstanding.delete(id)
      nudgeOthers(connection.caller.userId, [...ids], connection.key)
    }
  }

  function logFailure(error: unknown): void {
    log.warn({ error }, 'notifications: acknowledgements not written')
  }

  function nudgeOthers(userId: number, settled: number[], exceptFor?: string): void {
    nudgeChannel.publish([{ word: 'notifications.changed', id: settled[0] ?? null, userId, settled, exceptFor }])
  }

  return {
    async take(reader, caller, ids) {
      const own = new Set(ids.filter(id => reader?.outstanding.has(id)))
      const others = ids.filter(id => !own.has(id))
      if (reader && own.size > 0) {
        waiting.set(reader, (waiting.get(reader) ?? new Set<number>()).union(own))
        if (!isScheduled) setTimeout(() => flush().catch(logFailure), batchMs)
        isScheduled = true
      }
      if (others.length === 0) return
      const settled = await acknowledgeChecked(db, caller, others)
      ignored += others.length - settled.length
      if (settled.length > 0) nudgeOthers(caller.userId, settled, reader?.connection.key)
    },
    ignored: () => ignored,
  }
}

/** For notifications that this node sent to that person, so that the audience has been checked. Sorted, against deadlocks. */
async function writeReceipts(db: Database, pairs: [userId: number, id: number][]): Promise<void> {
  await sql`
    insert into notification_receipts (user_id, notification_id, acknowledged_at)
    select user_id, id, now()
    from unnest(${pairs.map(([userId]) => userId)}::bigint[], ${pairs.map(([, id]) => id)}::bigint[])
      as sent (user_id, notification_id)
    join notifications on id = notification_id
    order by user_id, id
    on conflict (user_id, notification_id) do update set acknowledged_at = now()
    where notification_receipts.acknowledged_at is null`.execute(db)
}

/** For ids that this connection was not sent: from an earlier connection, another node, or made up. Answers those that were for the person. */
async function acknowledgeChecked(db: Database, caller: Caller, ids: number[]): Promise<number[]> {
  const rows = await db
    .insertInto('notification_receipts')
    .columns(['user_id', 'notification_id', 'acknowledged_at'])
    .expression(eb =>
      eb
        .selectFrom('notifications')
        .select([sql<number>`${caller.userId}::bigint`.as('user_id'), 'id', sql<Date>`now()`.as('seen')])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where(addressedTo(caller))
        .orderBy('id'),
    )
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'notification_id'])
        .doUpdateSet({ acknowledged_at: sql`now()` })
        .where('notification_receipts.acknowledged_at', 'is', null),
    )
    .returning('notification_id')
    .execute()
  return rows.map(row => row.notification_id)
}
