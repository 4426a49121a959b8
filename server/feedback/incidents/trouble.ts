import type { Database } from '#server/kit/database.ts'
import { foldedText } from '#server/reviews/postTerms/index.ts'

/** The terms of trouble in a text, however they are written in it. */
export async function findTrouble(db: Database, text: string): Promise<string[]> {
  const terms = await db
    .selectFrom('feedback_terms')
    .select(['term', 'compared'])
    .where('kind', '=', 'trouble')
    .orderBy('id')
    .execute()
  const compared = foldedText(text)
  return terms.filter(term => compared.includes(term.compared)).map(({ term }) => term)
}
