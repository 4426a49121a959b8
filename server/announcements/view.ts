import { type ExpressionBuilder, sql } from 'kysely'
import type { AnnouncementRow, AnnouncementText } from '#contract/announcements/announcement.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { staffName } from '#server/people/index.ts'
import { areBothWithinCities, isForReader, readerOf } from './audience.ts'
import { mayWrite } from './guards.ts'
import { announcementRecords } from './records.ts'
import { textOf } from './text.ts'

type Of = ExpressionBuilder<Tables, 'announcements'>

/** The text that would be published next, and who wrote it. */
const newestText = (of: Of) =>
  of
    .selectFrom('announcement_revisions')
    .select(['writers', sql<AnnouncementText['channels']>`text -> 'channels'`.as('next_channels'), 'text'])
    .whereRef('announcement_id', '=', 'announcements.id')
    .orderBy('number', 'desc')
    .limit(sql.lit(1))
    .as('newest')

const readCounts = (of: Of) =>
  of
    .selectFrom('announcement_read_counts')
    .select([
      sql<number>`coalesce(sum(read), 0)::int`.as('read'),
      sql<number>`coalesce(sum(acknowledged), 0)::int`.as('acknowledged'),
    ])
    .whereRef('announcement_id', '=', 'announcements.id')
    .as('counts')

/** Announcements with their people, how many read them, and whether this person did. */
export function announcementsFor(db: Database, caller: Caller) {
  const reader = readerOf(caller)
  return db
    .selectFrom('announcements')
    .innerJoin('users as author', 'author.id', 'announcements.author_id')
    .leftJoin('users as publisher', 'publisher.id', 'announcements.publisher_id')
    .leftJoin('announcement_reads as mine', join =>
      join
        .onRef('mine.announcement_id', '=', 'announcements.id')
        .on('mine.reader_kind', '=', reader.kind)
        .on('mine.reader_id', '=', reader.id),
    )
    .innerJoinLateral(newestText, join => join.onTrue())
    .innerJoinLateral(readCounts, join => join.onTrue())
    .selectAll('announcements')
    .select(['newest.writers', 'newest.next_channels', 'counts.read', 'counts.acknowledged'])
    .select(['mine.read_at as my_read_at', 'mine.acknowledged_at as my_acknowledged_at'])
    .select([staffName('author').as('author_name'), staffName('publisher').as('publisher_name')])
    .select(isForReader(reader).as('is_for_me'))
    .select(areBothWithinCities(caller, sql.ref('newest.text')).as('is_within'))
}

export type ListedAnnouncement = Awaited<ReturnType<ReturnType<typeof announcementsFor>['executeTakeFirstOrThrow']>>

/** As this reader sees it, with what they may do. Only those who write see who is named. */
export function viewAnnouncement(row: ListedAnnouncement, caller: Caller): AnnouncementRow {
  const { content: _, ...text } = textOf(row)
  const audience = mayWrite(caller) ? text.audience : { ...text.audience, people: [] }
  const isMine = row.is_for_me && row.state === 'published'
  return {
    id: row.id,
    no: row.no,
    state: row.state,
    ...text,
    audience,
    pinnedUntil: row.pinned_until,
    publishedAt: row.published_at,
    targets: row.targets,
    read: row.read,
    acknowledged: row.acknowledged,
    revision: row.revision,
    hasPending: row.has_pending && row.state === 'published',
    mine: isMine ? { readAt: row.my_read_at, acknowledgedAt: row.my_acknowledged_at } : null,
    author: { id: row.author_id, name: row.author_name ?? '' },
    publisher: row.publisher_id === null ? null : { id: row.publisher_id, name: row.publisher_name ?? '' },
    updatedAt: row.updated_at,
    version: row.version,
    allowed: announcementRecords.allowed(row, caller),
  }
}
