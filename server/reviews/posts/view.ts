import { sql } from 'kysely'
import type { PostMedium, PostRow } from '#contract/reviews/post.ts'
import type { PostCause } from '#contract/reviews/post-rules.ts'
import type { ReviewCase } from '#contract/reviews/review.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { hitsIn } from './read/hits.ts'
import { postRecords } from './records.ts'

/** Posts with the names of their people, and why they are in the queue. */
export function postsWithPeople(db: Database) {
  return db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.author_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'posts.reviewer_id')
    .leftJoin('posts as parent', 'parent.id', 'posts.parent_id')
    .selectAll('posts')
    .select([
      sql<string>`coalesce(nullif(author.nick_name, ''), author.real_name)`.as('author_name'),
      staffName('reviewer').as('reviewer_name'),
      sql<string | null>`parent.no`.as('parent_no'),
      sql<PostCause | null>`(select cause from review_cases where subject = 'posts' and subject_id = posts.id
        and review_cases.state in ('waiting', 'decided') order by purpose = 'sample' limit 1)`.as('cause'),
    ])
}

type ListedPost = Awaited<ReturnType<ReturnType<typeof postsWithPeople>['executeTakeFirstOrThrow']>>
type Beside = { review: ReviewCase | null; media: readonly PostMedium[]; caller: Caller }

/** A post as this reader may see it, with what this reader may do. */
export function viewPost(row: ListedPost, { review, media, caller }: Beside): PostRow {
  const text = asWritten(row.content)
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    parent: row.parent_id === null ? null : { id: row.parent_id, no: row.parent_no ?? '' },
    author: { id: row.author_id, name: row.author_name, kind: row.author_kind },
    cityCode: row.city_code,
    text,
    topics: row.topics.map(topic => asWritten(topic)),
    place: asWritten(row.place),
    ipRegion: row.sent_from,
    media: [...media],
    machine: row.machine,
    hits: hitsIn(row.hits, row.content, text),
    reports: row.reports,
    exposure: row.exposure,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    state: row.state,
    createdAt: row.created_at,
    reviewer: row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name ?? '' },
    codes: row.codes,
    cause: row.cause,
    case: review,
    version: row.version,
    allowed: postRecords.allowed(row, caller),
  }
}
