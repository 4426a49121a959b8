import { type Expression, type SqlBool, sql } from 'kysely'
import { announcementLimits, type PressingAnnouncement } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { isForReader, type Reader, readerOf } from '../audience.ts'
import { markRead } from '../reads.ts'
import { nudgeReader } from '../records.ts'
import { countUnread } from './list.ts'

/** The condition of the index of what stands before its readers, word by word. */
const isPressing = sql<SqlBool>`announcements.state = 'published' and (must_acknowledge or channels @> '{popup}')`
const mostShown = 20

/** What must be acknowledged and is not, and of pop-ups that were not read as many as are left for today. */
export const pressing = handle(announcements.pressing, async ({ db, caller }) => {
  const [found, shownToday, unread] = await Promise.all([
    findPressing(db, caller),
    popupsToday(db, caller),
    countUnread(db, caller),
  ])
  const binding = found.filter(({ mustAcknowledge }) => mustAcknowledge)
  const popups = found.filter(({ mustAcknowledge }) => !mustAcknowledge)
  const left = Math.max(0, announcementLimits.popupsPerDay - shownToday)
  return { rows: [...binding, ...popups.slice(0, left)], unread }
})

function findPressing(db: Database, caller: Caller): Promise<PressingAnnouncement[]> {
  const reader = readerOf(caller)
  return db
    .selectFrom('announcements')
    .select(['announcements.id', 'no', 'title', 'category', 'summary', 'cover_url as coverUrl', 'priority', 'content'])
    .select(['must_acknowledge as mustAcknowledge', 'published_at as publishedAt'])
    .where(isPressing)
    .where(isForReader(reader))
    .where(
      sql<SqlBool>`case when must_acknowledge then ${isMissing(reader, 'acknowledged_at')} else ${isMissing(reader, 'read_at')} end`,
    )
    .orderBy(sql`must_acknowledge desc, (category = 'safety') desc, array_position('{high,normal,low}', priority)`)
    .orderBy('announcements.id', 'desc')
    .limit(mostShown)
    .execute()
}

/** Whether this reader has not read it, or not acknowledged it. */
export function isMissing({ kind, id }: Reader, column: 'read_at' | 'acknowledged_at'): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select from announcement_reads as own where own.announcement_id = announcements.id
    and own.reader_kind = ${kind} and own.reader_id = ${id} and own.${sql.ref(column)} is not null)`
}

/** Pop-ups that this person has read today, those left out that must be acknowledged. */
async function popupsToday(db: Database, { userId }: Caller): Promise<number> {
  const { shown } = await db
    .selectFrom('announcement_reads')
    .innerJoin('announcements', 'announcements.id', 'announcement_id')
    .select(({ fn }) => fn.countAll<number>().as('shown'))
    .where('reader_kind', '=', 'staff')
    .where('reader_id', '=', userId)
    .where('read_at', '>=', startOfToday)
    .where('must_acknowledge', '=', false)
    .where('channels', '@>', sql<never>`'{popup}'`)
    .executeTakeFirstOrThrow()
  return shown
}

export const read = handle(announcements.read, async (context, { id }) => {
  await note(context, id, false)
  return {}
})

export const acknowledge = handle(announcements.acknowledge, async (context, { id }) => {
  await note(context, id, true)
  return {}
})

async function note(context: CommandContext, id: number, isAcknowledged: boolean): Promise<void> {
  const { db, caller } = context
  const reader = readerOf(caller)
  const row = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'published')
    .where(isForReader(reader))
    .executeTakeFirst()
  if (!row) refuse('notFound')
  await markRead(db, { announcementId: id, ...reader, isAcknowledged })
  nudgeReader(context, id, caller.userId)
}
