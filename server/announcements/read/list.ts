import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import {
  type AnnouncementQuestion,
  type AnnouncementQueue,
  announcementQueues,
  announcements,
} from '#contract/announcements/announcements.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { endsWith, isWrittenIn, numberEnd } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { isForReader, readerOf } from '../audience.ts'
import { mayWrite } from '../guards.ts'
import { announcementsFor, viewAnnouncement } from '../view.ts'

type Question = Pick<z.output<typeof AnnouncementQuestion>, 'queue' | 'search' | 'category' | 'kind' | 'from' | 'to'>

const row = () => expressionBuilder<Tables, 'announcements'>()

/** More are shown where they stand. */
const mostPinned = 20
const isPinned = sql<SqlBool>`(announcements.state = 'published' and announcements.pinned_until > now())`
const isPublished = sql<SqlBool>`announcements.state = 'published'`

/** The newest first, above them those that are pinned. */
export const list = handle(announcements.list, async ({ db, caller }, question) => {
  const { after, limit } = question
  const found = announcementsFor(db, caller).where(row().and(conditionsOf(question, caller)))
  const pinned = after
    ? []
    : await found.where(isPinned).orderBy('announcements.id', 'desc').limit(sql.lit(mostPinned)).execute()
  const others = await found
    .where(sql<SqlBool>`${isPinned} is not true`)
    .where(afterId('announcements.id', after))
    .orderBy('announcements.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const view = (one: (typeof others)[number]) => viewAnnouncement(one, caller)
  const { rows, next } = pageOf(others, limit, { view, cursorOf: ({ id }) => id })
  return { rows: [...pinned.map(view), ...rows], next }
})

function conditionsOf({ queue, search, category, kind, from, to }: Question, caller: Caller): Expression<SqlBool>[] {
  return [
    inQueue(queue, caller),
    ...(category ? [row()('announcements.category', '=', category)] : []),
    ...(kind ? [sql<SqlBool>`${kind} = any(announcements.kinds)`] : []),
    ...withinDays('announcements.updated_at', from, to),
    ...(search ? [matches(search)] : []),
  ]
}

/** Whoever writes sees all of them; others what is published for them. */
function inQueue(queue: AnnouncementQueue, caller: Caller): Expression<SqlBool> {
  const all = row()
  const isMine = all.and([isPublished, isForReader(readerOf(caller))])
  if (queue === 'unread') return all.and([isMine, isUnread(caller)])
  const isOfQueue = queue === 'all' ? sql<SqlBool>`true` : all('announcements.state', '=', queue)
  return mayWrite(caller) ? isOfQueue : all.and([isOfQueue, isMine])
}

function isUnread({ userId }: Caller): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select from announcement_reads as own where own.announcement_id = announcements.id
    and own.reader_kind = 'staff' and own.reader_id = ${userId})`
}

/** A part of the title, or the end of a number, of six or more: each by an index of its own. */
function matches(asked: string): Expression<SqlBool> {
  const search = searchedText(asked)
  // The index knows pairs of characters.
  const ways = [sql`select id from announcements where ${isWrittenIn(sql`title`, search)}`]
  const end = numberEnd(search)
  if (end) ways.push(sql`select id from announcements where ${endsWith('no', end)}`)
  return sql<SqlBool>`announcements.id in (${sql.join(ways, sql` union `)})`
}

const mostCounted = 1000

export const counts = handle(announcements.counts, async ({ db, caller }) => {
  const counted = await Promise.all(
    announcementQueues.map(async queue => [queue, await countUpTo(db, inQueue(queue, caller))] as const),
  )
  return Object.fromEntries(counted) as Record<AnnouncementQueue, number>
})

async function countUpTo(db: Database, where: Expression<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from announcements where ${where} limit ${sql.lit(mostCounted)}) found`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many are published for this person that they have not read. */
export function countUnread(db: Database, caller: Caller): Promise<number> {
  return countUpTo(db, inQueue('unread', caller))
}
