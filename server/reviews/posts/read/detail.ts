import { sql } from 'kysely'
import type { PostDetail } from '#contract/reviews/post.ts'
import { posts } from '#contract/reviews/posts.ts'
import { readLog } from '#server/access/events/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten } from '#server/people/index.ts'
import { currentCase, readCases } from '#server/reviews/index.ts'
import { postsWithPeople, viewPost } from '../view.ts'
import { historyOf } from './author-history.ts'
import { mediaOf } from './media.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>

export const get = handle(posts.get, (context, { id }) => detailOf(context, id))

/** One post of this reader's cities with everything about it, but who reported it. */
export async function detailOf({ db, caller }: Reader, id: number): Promise<PostDetail> {
  const row = await postsWithPeople(db)
    .select(currentCase('posts', sql.ref('posts.id')).as('case_id'))
    .where('posts.id', '=', id)
    .where(inCities('posts.city_code', caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  const cases = await readCases(db, caller, [row.case_id])
  const media = await mediaOf(db, [id])
  return {
    ...viewPost(row, { review: cases.get(row.case_id ?? 0) ?? null, media: media.get(id) ?? [], caller }),
    note: asWritten(row.note),
    appealText: asWritten(row.appeal_text),
    reportsOf: await reportsOf(db, id),
    authorHistory: await historyOf(db, row),
    earlier: await earlierOf(db, id),
    log: await readLog(db, 'posts', id),
  }
}

const mostReports = 50

async function reportsOf(db: Database, id: number): Promise<PostDetail['reportsOf']> {
  const rows = await db
    .selectFrom('post_reports')
    .select(['reason', 'at', 'content', 'is_credible'])
    .where('post_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostReports)
    .execute()
  return rows.map(({ reason, at, content, is_credible }) => ({
    reason,
    at,
    text: asWritten(content),
    isCredible: is_credible,
  }))
}

const mostEarlier = 20

async function earlierOf(db: Database, id: number): Promise<PostDetail['earlier']> {
  const rows = await db
    .selectFrom('post_revisions')
    .select(['at', 'content'])
    .where('post_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostEarlier)
    .execute()
  return rows.map(({ at, content }) => ({ at, text: asWritten(content) }))
}
