import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OpenAnnouncements, OpenAnnouncementsAnswer } from '#contract/open/open-announcements.ts'
import type { Database } from '#server/kit/database.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { isForReader, type Reader } from '../audience.ts'
import { isoOf } from '../webhooks.ts'
import { findReader } from './reader.ts'

const most = 50

/** What is published for a person of an app, those pinned first, then the newest. */
export async function publishedFor(
  db: Database,
  appId: string,
  { since, ...asked }: z.output<typeof OpenAnnouncements>,
): Promise<OpenAnnouncementsAnswer> {
  const reader = await findReader(db, appId, asked)
  const found = publishedAfter(db, reader, since)
  const [pinned, newest] = await Promise.all([
    found.where('pinned_until', 'is not', null).where(sql<SqlBool>`pinned_until > now()`).execute(),
    found.execute(),
  ])
  const isPinned = new Set(pinned.map(({ id }) => id))
  const rows = [...pinned, ...newest.filter(({ id }) => !isPinned.has(id))].slice(0, most)
  return {
    announcements: rows.map(row => viewForApp(row, isPinned.has(row.id))),
  }
}

function publishedAfter(db: Database, reader: Reader, since: string | undefined) {
  return db
    .selectFrom('announcements')
    .leftJoin('announcement_reads as own', join =>
      join
        .onRef('own.announcement_id', '=', 'announcements.id')
        .on('own.reader_kind', '=', reader.kind)
        .on('own.reader_id', '=', reader.id),
    )
    .selectAll('announcements')
    .select(['own.read_at', 'own.acknowledged_at'])
    .where('state', '=', 'published')
    .where(isForReader(reader))
    .$if(since !== undefined, rows => rows.where('published_at', '>', moment(since ?? 0)))
    .orderBy('published_at', 'desc')
    .orderBy('announcements.id', 'desc')
    .limit(most)
}

type Published = Awaited<ReturnType<ReturnType<typeof publishedAfter>['executeTakeFirstOrThrow']>>

function viewForApp(row: Published, isPinned: boolean): OpenAnnouncementsAnswer['announcements'][number] {
  return {
    no: row.no,
    revision: row.revision,
    title: row.title,
    category: row.category,
    summary: row.summary,
    content: row.content,
    coverUrl: row.cover_url,
    channels: row.channels,
    priority: row.priority,
    mustAcknowledge: row.must_acknowledge,
    isPinned,
    publishedAt: isoOf(row.published_at) ?? '',
    expireAt: isoOf(row.expire_at),
    readAt: isoOf(row.read_at),
    acknowledgedAt: isoOf(row.acknowledged_at),
  }
}
