import { randomInt } from 'node:crypto'
import { canMove } from '#contract/base/machine.ts'
import { reviewMachine } from '#contract/reviews/review.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { CloseJob } from './decide.ts'
import { judgesOf, openCase } from './open.ts'
import { caseRecords, eventOf } from './records.ts'
import type { CaseRecord } from './table.ts'

/** What a feature does with the decisions about its records. */
export type ReviewedSubject = {
  /** Locks what its other changes lock before the cases of a record. */
  lock(change: Change, subjectId: number): Promise<void>
  /** A decision takes effect. */
  settle(change: Change, review: CaseRecord): Promise<void>
  /** A sample was judged otherwise: the record is judged again, by none of those who did. */
  reopen(change: Change, review: CaseRecord, judgeIds: readonly number[]): Promise<void>
}

/** For a sample nobody waits. */
const sampleSeconds = 24 * 3600

/** Does nothing unless that decision still stands; so it may run late, or twice. */
export async function closeCase(change: Change, of: ReviewedSubject, { id, version }: CloseJob): Promise<void> {
  const found = change.db.selectFrom('review_cases').selectAll().where('id', '=', id)
  const seen = await found.executeTakeFirst()
  if (!seen) return
  await of.lock(change, seen.subject_id)
  const review = await found.forUpdate().executeTakeFirstOrThrow()
  if (review.version !== version || !canMove(reviewMachine, review, 'close', 'clock')) return
  const closed = await caseRecords.move(change, review, 'close', { by: 'clock', event: null })
  if (closed.purpose === 'sample') await closeSample(change, of, closed)
  else {
    await of.settle(change, closed)
    if (randomInt(100) < change.setting('reviews.samplePercent')) await sampleDecision(change, closed)
  }
}

/** Another person judges the same once more; the decision stands meanwhile. */
async function sampleDecision(change: Change, review: CaseRecord): Promise<void> {
  // What was sent back comes again anyway.
  if (review.verdict === null || review.verdict === 'return') return
  await openCase(change, {
    subject: review.subject,
    subjectId: review.subject_id,
    subjectNo: review.subject_no,
    cityCode: review.city_code,
    purpose: 'sample',
    risk: 0,
    dueInSeconds: sampleSeconds,
    excludedIds: await judgesOf(change.db, review.subject, review.subject_id),
    firstVerdict: review.verdict,
  })
}

async function closeSample(change: Change, of: ReviewedSubject, review: CaseRecord): Promise<void> {
  await recordEvent(change, { action: `${review.subject}.sample`, ...eventOf(review) })
  if (review.verdict === review.first_verdict) return
  await of.reopen(change, review, await judgesOf(change.db, review.subject, review.subject_id))
}
