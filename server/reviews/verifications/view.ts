import { sql } from 'kysely'
import type { ReviewCase } from '#contract/reviews/review.ts'
import type { VerificationRow } from '#contract/reviews/verification.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { paperRecords } from './records.ts'

/** Papers with the names of their people. */
export function papersWithPeople(db: Database) {
  return db
    .selectFrom('verifications')
    .innerJoin('users as person', 'person.id', 'verifications.person_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'verifications.reviewer_id')
    .selectAll('verifications')
    .select([
      sql<string>`coalesce(nullif(person.nick_name, ''), person.real_name)`.as('person_name'),
      staffName('reviewer').as('reviewer_name'),
      'verifications.valid_to as last_day',
    ])
}

type ListedPaper = Awaited<ReturnType<ReturnType<typeof papersWithPeople>['executeTakeFirstOrThrow']>>

/** A paper as this reader may see it, with what this reader may do. */
export function viewPaper(row: ListedPaper, review: ReviewCase | null, caller: Caller): VerificationRow {
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    person: { id: row.person_id, name: row.person_name, kind: row.person_kind },
    cityCode: row.city_code,
    paperName: asWritten(row.content.name ?? row.content.nickName ?? ''),
    paperNumber: row.number_masked,
    hints: [...new Set(row.hints.map(({ check }) => check))],
    confidence: row.reading?.confidence ?? null,
    state: row.state,
    createdAt: row.created_at,
    validTo: row.last_day,
    reviewer: row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name ?? '' },
    case: review,
    version: row.version,
    allowed: paperRecords.allowed(row, caller),
  }
}
