import type { PostHit } from '#contract/reviews/post.ts'
import type { Database } from '#server/kit/database.ts'

export type FoundTerm = PostHit & { termId: number }

/** Terms of the lists in a text. */
export async function findTerms(db: Database, text: string): Promise<FoundTerm[]> {
  const terms = await db.selectFrom('post_terms').selectAll().execute()
  return terms.flatMap(({ id, term, level, label }) => {
    const from = text.indexOf(term)
    return from < 0 ? [] : [{ termId: id, term, level, label, from, to: from + term.length }]
  })
}
