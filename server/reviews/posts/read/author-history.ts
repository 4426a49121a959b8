import { sql } from 'kysely'
import type { PostDetail } from '#contract/reviews/post.ts'
import { type PostFault, postLimits } from '#contract/reviews/post-rules.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten } from '#server/people/index.ts'
import { limitedUntil, mutedUntil } from '../mutes.ts'
import { suggestedStep } from '../suggested-step.ts'
import type { PostRecord } from '../table.ts'

type Asked = Pick<PostRecord, 'id' | 'author_id' | 'codes' | 'machine' | 'hits' | 'state'>

/** What is known of the author of a post, and what should happen to them for it. */
export async function historyOf(db: Database, post: Asked): Promise<PostDetail['authorHistory']> {
  const { author_id: authorId } = post
  const { posts, faults, other_faults } = await countsOf(db, post)
  const { status } = await db.selectFrom('users').select('status').where('id', '=', authorId).executeTakeFirstOrThrow()
  return {
    posts,
    faults,
    mutedUntil: await mutedUntil(db, authorId),
    limitedUntil: await limitedUntil(db, authorId),
    isBanned: status === 'banned',
    punishments: await punishmentsOf(db, authorId),
    suggested: isClean(post, faults) ? null : suggestedStep(other_faults, codesAbout(post)),
  }
}

/** A post with codes was found at fault by the last decision about it, whatever became of it since. */
function countsOf(db: Database, { id, author_id }: Asked) {
  const isFault = sql`codes <> '{}' and state_at > now() - make_interval(days => ${postLimits.historyDays})`
  return db
    .selectFrom('posts')
    .select([
      sql<number>`count(*)::int`.as('posts'),
      sql<number>`(count(*) filter (where ${isFault}))::int`.as('faults'),
      sql<number>`(count(*) filter (where ${isFault} and id <> ${id}))::int`.as('other_faults'),
    ])
    .where('author_id', '=', author_id)
    .executeTakeFirstOrThrow()
}

/** Nothing was found, and nothing is to be judged. */
function isClean({ state }: Asked, faults: number): boolean {
  return faults === 0 && (state === 'approved' || state === 'deleted')
}

/** What the last decision said of it; until there is one, what machine and terms say. */
function codesAbout({ codes, machine, hits }: Asked): PostFault[] {
  if (codes.length > 0) return codes
  const seen = machine && machine.suggests !== 'pass' && machine.label ? [machine.label] : []
  return [...seen, ...hits.filter(({ level }) => level === 'block').map(({ label }) => label)]
}

const mostPunishments = 20

async function punishmentsOf(db: Database, authorId: number): Promise<PostDetail['authorHistory']['punishments']> {
  const rows = await db
    .selectFrom('post_punishments')
    .innerJoin('users', 'users.id', 'post_punishments.by_id')
    .leftJoin('posts', 'posts.id', 'post_punishments.post_id')
    .select(['post_punishments.id', 'step', 'at', 'until', 'reason'])
    .select(row => row.fn.coalesce('posts.no', 'complaint_no').$notNull().as('postNo'))
    .select(sql<string>`coalesce(nullif(users.nick_name, ''), users.username, '')`.as('by'))
    .where('person_id', '=', authorId)
    .orderBy('at', 'desc')
    .limit(mostPunishments)
    .execute()
  return rows.map(({ reason, ...punishment }) => ({ ...punishment, reason: asWritten(reason) }))
}
