import { type Expression, type SqlBool, sql } from 'kysely'
import { addressedTo } from '#server/desk/notifications/inbox/audience.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'

/**
 * Before the person's watermark: written in an older epoch (column `era`), or visible in the snapshot of their clear-all. An
 * id would not do, since a transaction with a lower id may commit after one with a higher id.
 */
const isCleared: Expression<SqlBool> = sql<boolean>`coalesce(notifications.era < watermark.era
  or (notifications.era = watermark.era and pg_visible_in_snapshot(notifications.written_in, watermark.seen)), false)`

/** To many, announcements included, from before the person first signed in. An alarm that still rings is for them as well. */
const isOlderThanReader: Expression<SqlBool> = sql<boolean>`((notifications.to_user_id is null or notifications.type = 8)
  and notifications.created_at < reader.first_sign_in_at
  and not (notifications.is_claimable and notifications.claimed_by is null))`

/** An open alarm, or of a topic that the person wanted when it came. */
const isWanted: Expression<SqlBool> = sql<boolean>`((notifications.is_claimable and notifications.claimed_at is null)
  or notifications.created_at >= coalesce((rules.wanted_since ->> notifications.topic)::timestamptz, '-infinity'))`

/** Notifications for the person that they have not read, by receipt or watermark. */
export function unread(db: Database, caller: Caller) {
  return db
    .selectFrom('notifications')
    .leftJoin('notification_receipts as receipt', join =>
      join.onRef('receipt.notification_id', '=', 'notifications.id').on('receipt.user_id', '=', caller.userId),
    )
    .leftJoin('notification_watermarks as watermark', join => join.on('watermark.user_id', '=', caller.userId))
    .leftJoin('notification_rules as rules', join => join.on('rules.user_id', '=', caller.userId))
    .innerJoin('users as reader', join => join.on('reader.id', '=', caller.userId))
    .where('receipt.read_at', 'is', null)
    .where(sql<boolean>`${isOlderThanReader} is not true`)
    .where(row => row.not(isCleared))
    .where(isWanted)
    .where(addressedTo(caller))
}

/**
 * Notifications that the person has not acknowledged, as far as the snapshot sees, oldest first. Not "all after the last id":
 * ids commit out of order.
 */
export function unacknowledged(db: Database, caller: Caller, { seen, limit }: { seen: string; limit: number }) {
  return unread(db, caller)
    .selectAll('notifications')
    .where('receipt.acknowledged_at', 'is', null)
    .where(
      sql<boolean>`(notifications.era < notification_era()
        or pg_visible_in_snapshot(notifications.written_in, ${seen}::pg_snapshot))`,
    )
    .orderBy('notifications.id')
    .limit(limit)
    .execute()
}

/** The snapshot of now; somebody who reads the list now sees at least this. */
export async function markNow(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select pg_current_snapshot()::text as mark`.execute(db)
  return rows[0]?.mark ?? ''
}

/** Moves the watermark of clear-all to `mark`, else to now, and never back. A mark from the future is ignored. */
export async function moveWatermark(db: Database, userId: number, mark: string | undefined): Promise<void> {
  await sql`
    insert into notification_watermarks as mark (user_id, era, seen)
    select ${userId}, notification_era(), asked.seen
    from (select coalesce(${mark ?? null}::pg_snapshot, pg_current_snapshot()) as seen) asked
    where pg_snapshot_xmax(asked.seen) <= pg_snapshot_xmax(pg_current_snapshot())
    on conflict (user_id) do update set era = excluded.era, seen = excluded.seen, moved_at = now()
    where excluded.era > mark.era or pg_snapshot_xmax(excluded.seen) >= pg_snapshot_xmax(mark.seen)`.execute(db)
}

/** Whether it is a snapshot in PostgreSQL's form, `xmin:xmax:running,…` in order. */
export function isSnapshot(mark: string): boolean {
  const [xmin = 0n, xmax = 0n, ...running] = mark.split(/[:,]/).filter(Boolean).map(BigInt)
  const isInOrder = running.every((xid, at) => xid > (running[at - 1] ?? xmin - 1n) && xid < xmax)
  return xmin > 0n && xmin <= xmax && isInOrder
}
