import { type SqlBool, sql } from 'kysely'
import type { PostMedium } from '#contract/reviews/post.ts'
import { linksTo } from '#server/desk/files/index.ts'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'

/** Media of these posts, with links that are good for some minutes. */
export async function mediaOf(db: Database, postIds: readonly number[]): Promise<Map<number, PostMedium[]>> {
  const found = new Map<number, PostMedium[]>()
  if (postIds.length === 0) return found
  const rows = await db
    .selectFrom('post_media')
    .innerJoin('files', 'files.id', 'post_media.file_id')
    .select(['post_media.id', 'post_media.post_id', 'post_media.kind', 'files.name', 'files.details'])
    // One value, whatever their number: the statement is planned once.
    .where(sql<SqlBool>`post_media.post_id = any(${postIds}::bigint[])`)
    .orderBy('post_media.post_id')
    .orderBy('post_media.place')
    .modifyEnd(genericPlan)
    .execute()
  const urls = await linksTo(
    db,
    rows.map(({ name }) => name),
  )
  for (const [at, { id, post_id, kind, details }] of rows.entries()) {
    const medium = { id, kind, url: urls[at] ?? '', seconds: details.seconds ?? null }
    found.set(post_id, [...(found.get(post_id) ?? []), medium])
  }
  return found
}
