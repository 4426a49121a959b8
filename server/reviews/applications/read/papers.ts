import { type SqlBool, sql } from 'kysely'
import type { PaperContent, PaperKind } from '#contract/reviews/paper.ts'
import type { VerificationState } from '#contract/reviews/verification.ts'
import type { Database } from '#server/kit/database.ts'
import { today } from '#server/kit/rows/shanghai.ts'

/** A paper of a person, as it stands today. */
export type PaperOfPerson = {
  id: number
  no: string
  person_id: number
  kind: PaperKind
  state: VerificationState
  content: PaperContent
  number_sealed: Buffer | null
  number_masked: string
  /** The last day; null if it does not expire. */
  last_day: string | null
}

const isValid = sql<SqlBool>`(state = 'approved' and (valid_to is null or valid_to >= ${today}))`

/** Of each person one paper of each kind: the approved one, else the one that waits, else the latest. */
export async function papersOf(db: Database, personIds: readonly number[]): Promise<PaperOfPerson[]> {
  if (personIds.length === 0) return []
  return db
    .selectFrom('verifications')
    .distinctOn(['person_id', 'kind'])
    .select(['id', 'no', 'person_id', 'kind', 'content', 'number_sealed', 'number_masked'])
    .select([
      sql<VerificationState>`case when state = 'approved' and not ${isValid} then 'expired' else state end`.as('state'),
      'valid_to as last_day',
    ])
    .where('person_id', 'in', personIds)
    .orderBy('person_id')
    .orderBy('kind')
    .orderBy(isValid, 'desc')
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('id', 'desc')
    .execute()
}
