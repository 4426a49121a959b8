import type { Updateable } from 'kysely'
import type { ReviewMove, ReviewSubject } from '#contract/reviews/review.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type CaseRecord, caseStateColumn } from './table.ts'

export const noHolder = { holder_id: null, leased_until: null } as const
export const noVerdict = {
  verdict: null,
  codes: [],
  note: '',
  decided_by_id: null,
  decided_at: null,
  leaves_at: null,
  seconds: null,
}

/** The event of a case is one of its record. */
export function eventOf({ subject, subject_id, subject_no }: CaseRecord) {
  return { subject, subjectId: subject_id, subjectNo: subject_no, from: null, to: null }
}

export function nudgeCase(change: Change, { subject, subject_id, city_code }: CaseRecord): void {
  change.nudge({ word: `${subject}.changed`, id: subject_id, cityCode: city_code })
}

type MoveInput = { set: Updateable<Tables['review_cases']>; event?: Partial<NewEvent> }

/** Makes a move of staff with a case that this transaction has locked. */
export async function moveCase(
  change: Change,
  review: CaseRecord,
  move: ReviewMove,
  { set, event }: MoveInput,
): Promise<CaseRecord> {
  const moved = await moveRecord(change, caseStateColumn, {
    id: review.id,
    standing: review,
    move,
    by: 'staff',
    set,
    event: { ...eventOf(review), ...event },
  })
  nudgeCase(change, review)
  return moved
}

/** The open cases of a record, locked. */
export function lockOpenCases(db: Database, subject: ReviewSubject, subjectId: number): Promise<CaseRecord[]> {
  return db
    .selectFrom('review_cases')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('state', 'in', ['waiting', 'decided'])
    .orderBy('id')
    .forUpdate()
    .execute()
}
