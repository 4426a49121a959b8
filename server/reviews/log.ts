import type { ReviewLog, ReviewSubject } from '#contract/reviews/review.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten } from '#server/people/index.ts'

/** What happened to a record, oldest first. */
export async function logOf(db: Database, subject: ReviewSubject, subjectId: number): Promise<ReviewLog> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'at', 'action', 'actor_name as by', 'to_state as to', 'reason'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  return events.map(({ reason, ...event }) => ({ ...event, reason: reason === null ? null : asWritten(reason) }))
}
