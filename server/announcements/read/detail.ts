import type { AnnouncementDetail } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { readLog } from '#server/access/events/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { staffName } from '#server/people/index.ts'
import { mayWrite } from '../guards.ts'
import { announcementsFor, type ListedAnnouncement, viewAnnouncement } from '../view.ts'
import { namesOf } from './people.ts'

type Reader = { db: Database; caller: Caller }

export const get = handle(announcements.get, (context, { id }) => detailOf(context, id))

/** One announcement; of those who do not write, only what is published for them, without its people and its history. */
export async function detailOf({ db, caller }: Reader, id: number): Promise<AnnouncementDetail> {
  const row = await announcementsFor(db, caller).where('announcements.id', '=', id).executeTakeFirst()
  if (!row) return refuse('notFound')
  const shown = { ...viewAnnouncement(row, caller), content: row.content, remindedAt: row.reminded_at }
  if (!mayWrite(caller)) {
    if (row.state !== 'published' || !row.is_for_me) refuse('notFound')
    return { ...shown, people: [], revisions: [], reason: null, log: [] }
  }
  return {
    ...shown,
    people: await namesOf(db, caller, row.people),
    revisions: await revisionsOf(db, row),
    reason: row.reason,
    log: await readLog(db, 'announcements', id),
  }
}

const mostRevisions = 20

async function revisionsOf(db: Database, { id }: ListedAnnouncement): Promise<AnnouncementDetail['revisions']> {
  const rows = await db
    .selectFrom('announcement_revisions as revision')
    .innerJoin('users as author', 'author.id', 'revision.author_id')
    .leftJoin('users as publisher', 'publisher.id', 'revision.publisher_id')
    .selectAll('revision')
    .select([staffName('author').as('author_name'), staffName('publisher').as('publisher_name')])
    .where('announcement_id', '=', id)
    .orderBy('number', 'desc')
    .limit(mostRevisions)
    .execute()
  return rows.map(row => ({
    number: row.number,
    text: row.text,
    author: { id: row.author_id, name: row.author_name ?? '' },
    writtenAt: row.written_at,
    publisher: row.publisher_id === null ? null : { id: row.publisher_id, name: row.publisher_name ?? '' },
    publishedAt: row.published_at,
  }))
}
