import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Found = { term: string; advice: string }

/** Refuses a text for a customer with the first banned term in it, and says what to write instead. */
export async function refuseBannedTerm(db: Database, text: string): Promise<void> {
  const found = await findBannedTerm(db, text)
  if (found) refuse('bannedTerm', { params: found })
}

/** The first banned term in a text for a customer. */
export function findBannedTerm(db: Database, text: string): Promise<Found | undefined> {
  return db
    .selectFrom('banned_terms')
    .select(['term', 'advice'])
    .where(sql<boolean>`strpos(lower(normalize(${text}, nfkc)), lower(normalize(term, nfkc))) > 0`)
    .orderBy('id')
    .executeTakeFirst()
}
