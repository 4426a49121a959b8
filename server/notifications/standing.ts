import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { concerns } from './audience.ts'

/**
 * Behind the person's watermark: written in an older era, or seen by the snapshot that clear-all took. Ids would not do,
 * since a transaction with a lower id may commit after one with a higher.
 */
const isCleared: Expression<SqlBool> = sql<boolean>`coalesce(notifications.era < watermark.era
  or (notifications.era = watermark.era and pg_visible_in_snapshot(notifications.written_in, watermark.seen)), false)`

/** What concerns the person and they have not read, by receipt or watermark. */
export function unread(db: Database, caller: Caller) {
  return db
    .selectFrom('notifications')
    .leftJoin('notification_receipts as receipt', join =>
      join.onRef('receipt.notification_id', '=', 'notifications.id').on('receipt.user_id', '=', caller.userId),
    )
    .leftJoin('notification_watermarks as watermark', join => join.on('watermark.user_id', '=', caller.userId))
    .where('receipt.read_at', 'is', null)
    .where(row => row.not(isCleared))
    .where(concerns(caller))
}

/**
 * What has not arrived at the person yet, as far as the snapshot sees, oldest first. Never "everything after the last":
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

/** Moves the watermark of clear-all to now, and never back. */
export async function moveWatermark(db: Database, userId: number): Promise<void> {
  await sql`
    insert into notification_watermarks as mark (user_id, era, seen)
    values (${userId}, notification_era(), pg_current_snapshot())
    on conflict (user_id) do update set era = excluded.era, seen = excluded.seen, moved_at = now()
    where excluded.era > mark.era or pg_snapshot_xmax(excluded.seen) >= pg_snapshot_xmax(mark.seen)`.execute(db)
}
