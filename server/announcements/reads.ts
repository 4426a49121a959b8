import { sql } from 'kysely'
import type { ReaderKind } from '#contract/announcements/announcement.ts'
import type { Database } from '#server/kit/database.ts'

/** The number of an announcement's readers is kept in so many parts: people who read at once do not wait for each other. */
const parts = 16

type Read = { announcementId: number; kind: ReaderKind; id: number; isAcknowledged: boolean }

/** Notes that somebody has read it and, if so, acknowledged it; nothing more happens the second time. */
export async function markRead(db: Database, { announcementId, kind, id, isAcknowledged }: Read): Promise<void> {
  const acknowledgedAt = isAcknowledged ? new Date() : null
  const noted = await db
    .insertInto('announcement_reads')
    .values({ announcement_id: announcementId, reader_kind: kind, reader_id: id, acknowledged_at: acknowledgedAt })
    .onConflict(conflict =>
      conflict
        .columns(['announcement_id', 'reader_kind', 'reader_id'])
        .doUpdateSet({ acknowledged_at: acknowledgedAt })
        .where('announcement_reads.acknowledged_at', 'is', null)
        .where(sql<boolean>`${isAcknowledged}`),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst()
  if (noted)
    await count(db, announcementId, id % parts, { read: Number(noted.is_new), acknowledged: Number(isAcknowledged) })
}

type Added = { read: number; acknowledged: number }

async function count(db: Database, announcementId: number, part: number, added: Added): Promise<void> {
  await db
    .insertInto('announcement_read_counts')
    .values({ announcement_id: announcementId, part, ...added })
    .onConflict(conflict =>
      conflict.columns(['announcement_id', 'part']).doUpdateSet({
        read: sql<number>`announcement_read_counts.read + excluded.read`,
        acknowledged: sql<number>`announcement_read_counts.acknowledged + excluded.acknowledged`,
      }),
    )
    .execute()
}
