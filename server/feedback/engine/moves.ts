import type { Updateable } from 'kysely'
import type { FeedbackMove, FeedbackMover } from '#contract/feedback/feedback.ts'
import type { Change } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type FeedbackRecord, feedbackStateColumn } from '../table.ts'

type MoveInput = { by: FeedbackMover; set?: Updateable<Tables['feedback']>; event?: Partial<NewEvent> }

/** Moves a piece of feedback that this transaction has locked, with its event. */
export async function moveFeedback(
  change: Change,
  row: FeedbackRecord,
  move: FeedbackMove,
  { by, set, event }: MoveInput,
): Promise<FeedbackRecord> {
  const moved = await moveRecord(change, feedbackStateColumn, {
    id: row.id,
    standing: row,
    move,
    by,
    set: state => ({ ...set, ...(state !== row.state && { state_at: new Date() }) }),
    event: { subject: 'feedback', subjectNo: row.no, aboutId: row.person_id, ...event },
  })
  nudgeFeedback(change, moved)
  return moved
}

export function nudgeFeedback({ nudge }: Pick<Change, 'nudge'>, { id, city_code }: FeedbackRecord): void {
  nudge({ word: 'feedback.changed', id, cityCode: city_code })
}
