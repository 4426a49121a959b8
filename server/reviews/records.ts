import { type ReviewSubject, reviewMoves } from '#contract/reviews/review.ts'
import type { Database } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { reviewGuard } from './guard.ts'
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

export const caseRecords = recordsOf(caseStateColumn, {
  subject: 'reviews',
  no: ({ subject_no }) => subject_no,
  actions: reviewMoves,
  guard: reviewGuard,
  event: eventOf,
  nudge: ({ subject, subject_id, city_code }) => ({ word: `${subject}.changed`, id: subject_id, cityCode: city_code }),
})

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
