import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { keptDays, keptForWorkDays } from './audience.ts'

/** Rows per statement, so that other transactions do not wait long for a lock. */
const rowsAtATime = 5000
/** Receipts of one person from which on they are replaced by a watermark. */
const worthFolding = 200
const personsAtATime = 500

/**
 * Keeps the tables from growing without end: deletes notifications that are too old to be delivered, and replaces receipts by
 * a watermark, which is one row. What one run does not finish, the next one does an hour later.
 */
export async function deleteOld(db: Kysely<Tables>): Promise<void> {
  await repeat(() => deleteNotifications(db))
  await repeat(() => deleteStaleReceipts(db))
  for (const userId of await personsWorthFolding(db)) await foldReceipts(db, userId)
}

async function repeat(step: () => Promise<number>): Promise<void> {
  while ((await step()) === rowsAtATime);
}

async function deleteNotifications(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id in (
      select id from notifications where created_at < now() - make_interval(days => ${keptDays}) limit ${rowsAtATime})`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/** Receipts of notifications that are no longer delivered are not needed. */
async function deleteStaleReceipts(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification_receipts where (user_id, notification_id) in (
      select user_id, notification_id from notification_receipts join notifications on id = notification_id
      where to_permission is not null and created_at < now() - make_interval(days => ${keptForWorkDays + 1})
      limit ${rowsAtATime})`.execute(db)
  return Number(numAffectedRows)
}

async function personsWorthFolding(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from notification_receipts group by user_id having count(*) >= ${worthFolding}
    order by count(*) desc limit ${personsAtATime}`.execute(db)
  return rows.map(row => row.user_id)
}

/**
 * Moves the person's watermark up to the first transaction that wrote a notification they may still have to read; receipts
 * before it are not needed any more. Not while notifications of an older epoch (column `era`) are left, since a watermark
 * covers older epochs as a whole.
 */
async function foldReceipts(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`
    with mine as (
      select n.era, n.written_in, r.read_at is not null as is_read
      from notifications n
      left join notification_receipts r on r.notification_id = n.id and r.user_id = ${userId}
      where n.era = notification_era()
        and (n.to_user_id is null or n.to_user_id = ${userId})
        and ((n.to_user_id is not null and n.type <> 8) or n.created_at >= coalesce((select first_sign_in_at from users where id = ${userId}), n.created_at))
        and (n.to_permission is null or n.created_at > now() - make_interval(days => ${keptForWorkDays}))
    ), upto as (
      select least(
        (select written_in from mine
         where not is_read and not exists (
           select from notification_watermarks w where w.user_id = ${userId} and w.era = mine.era
             and pg_visible_in_snapshot(mine.written_in, w.seen))
         order by written_in limit 1),
        pg_snapshot_xmin(pg_current_snapshot())) as xid
      where not exists (select from notifications where era < notification_era())
    )
    insert into notification_watermarks as mark (user_id, era, seen)
    select ${userId}, notification_era(), (xid::text || ':' || xid::text || ':')::pg_snapshot from upto
    on conflict (user_id) do update set era = excluded.era, seen = excluded.seen, moved_at = now()
    where excluded.era > mark.era or pg_snapshot_xmin(excluded.seen) > pg_snapshot_xmax(mark.seen)`.execute(db)
  await sql`
    delete from notification_receipts r using notifications n, notification_watermarks w
    where r.user_id = ${userId} and n.id = r.notification_id and w.user_id = r.user_id
      and (n.era < w.era or (n.era = w.era and pg_visible_in_snapshot(n.written_in, w.seen)))`.execute(db)
}
