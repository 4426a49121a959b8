import type { RecordLog } from '#contract/base/record-log.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten } from '#server/people/index.ts'
import { presentAction } from './former-actions.ts'

/** What happened to a record, oldest first. */
export async function readLog(db: Database, subject: string, subjectId: number): Promise<RecordLog> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'at', 'action', 'actor_name as by', 'to_state as to', 'reason'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  return events.map(({ action, reason, ...event }) => ({
    ...event,
    action: presentAction(action),
    reason: reason === null ? null : asWritten(reason),
  }))
}
