import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { type FoundTerm, type Matcher, makeMatcher } from './compare/matcher.ts'

/** Of the terms as they were read last: the same state of the table has the same stamp. */
let cached: { stamp: string; matcher: Matcher } | undefined

/** Terms of the lists in each of these texts. */
export async function findTerms(db: Database, texts: readonly string[]): Promise<FoundTerm[][]> {
  const matcher = await matcherOf(db)
  return texts.map(matcher)
}

/** Asked each time, so that a change on any node counts at once. */
async function matcherOf(db: Database): Promise<Matcher> {
  const stamp = await stampOf(db)
  if (cached?.stamp === stamp) return cached.matcher
  const rows = await db
    .selectFrom('post_terms')
    .select(['id', 'term', 'level', 'label', 'is_by_sound as isBySound'])
    .orderBy('id')
    .execute()
  cached = { stamp, matcher: makeMatcher(rows) }
  return cached.matcher
}

/** A new term has the highest id, a changed one a higher version, and without a removed one there are fewer. */
async function stampOf(db: Database): Promise<string> {
  const { stamp } = await db
    .selectFrom('post_terms')
    .select(
      sql<string>`concat_ws('.', current_database(), count(*), coalesce(max(id), 0), coalesce(sum(version), 0))`.as(
        'stamp',
      ),
    )
    .executeTakeFirstOrThrow()
  return stamp
}
