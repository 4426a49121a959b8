import { sql } from 'kysely'
import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { ReviewCase } from '#contract/reviews/review.ts'
import { type VerificationRow, verificationMachine } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import type { PaperRecord } from './table.ts'

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

/** Why this person may not do it with the paper, or null: for what the view offers and the handler refuses. */
export function paperGuard(
  { state }: Pick<PaperRecord, 'state'>,
  move: 'open' | 'revoke',
  caller: Caller,
): Reason | null {
  if (!may(caller, verifications[move].needs)) return 'noPermission'
  if (move === 'open') return null
  return canMove(verificationMachine, { state }, move, 'staff') ? null : 'reviewNotInThisState'
}

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
    allowed: (['open', 'revoke'] as const).filter(move => paperGuard(row, move, caller) === null),
  }
}
