import type { ReviewPurpose, ReviewSubject, Verdict } from '#contract/reviews/review.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { caseRecords, lockOpenCases, noHolder, noVerdict } from './records.ts'

type NewCase = {
  subject: ReviewSubject
  subjectId: number
  subjectNo: string
  cityCode: string
  purpose: ReviewPurpose
  /** 0 to 100. */
  risk: number
  dueInSeconds: number
  excludedIds: readonly number[]
  /** In the words of the subject; otherwise the purpose, if it is no first judgement. */
  cause?: string
  /** Of a sample: what was decided first. */
  firstVerdict?: Verdict
}

/** Puts a case into the queue. The caller records the event of what made it necessary. */
export async function openCase(change: Change, terms: NewCase): Promise<void> {
  const review = await change.db
    .insertInto('review_cases')
    .values({
      subject: terms.subject,
      subject_id: terms.subjectId,
      subject_no: terms.subjectNo,
      city_code: terms.cityCode,
      purpose: terms.purpose,
      cause: terms.cause ?? (terms.purpose === 'first' ? '' : terms.purpose),
      risk: terms.risk,
      due_at: new Date(Date.now() + terms.dueInSeconds * 1000),
      excluded_ids: [...terms.excludedIds],
      first_verdict: terms.firstVerdict ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  caseRecords.nudge(change, review)
}

/** Sorts the open cases of a record anew. */
export async function setRisk(
  { db }: Change,
  subject: ReviewSubject,
  { subjectId, risk, cause }: { subjectId: number; risk: number; cause?: string },
): Promise<void> {
  await db
    .updateTable('review_cases')
    .set({ risk, ...(cause !== undefined && { cause }) })
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .where('purpose', '<>', 'sample')
    .execute()
}

/** Nothing is left to judge. The caller, who locks the record after this, records why. */
export async function withdrawCases(
  change: Change,
  subject: ReviewSubject,
  subjectId: number,
  by: 'staff' | 'app' | 'clock',
): Promise<void> {
  for (const review of await lockOpenCases(change.db, subject, subjectId)) {
    await caseRecords.move(change, review, 'withdraw', { by, set: { ...noHolder, ...noVerdict }, event: null })
  }
}

/** Everybody whose judgement of the record took effect. */
export async function judgesOf(db: Database, subject: ReviewSubject, subjectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review_cases')
    .select('decided_by_id')
    .distinct()
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'closed')
    .execute()
  return rows.flatMap(({ decided_by_id }) => decided_by_id ?? [])
}
