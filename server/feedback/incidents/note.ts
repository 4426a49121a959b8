import { sql } from 'kysely'
import { incidentLimits } from '#contract/feedback/incidents.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { alarmIncident } from '../engine/notifications.ts'
import type { FeedbackRecord, IncidentRecord } from '../table.ts'

/**
 * Counts new feedback into the open incident of each term of trouble in it, or opens one. Feedback with the same term is
 * received one by one, on all nodes, so that the fifth one knows of the four before it.
 */
export async function noteTrouble(change: Change, row: FeedbackRecord): Promise<void> {
  for (const term of [...row.trouble].sort()) {
    await lockNamed(change.db, 'feedback.trouble', term)
    const open = await change.db
      .selectFrom('feedback_incidents')
      .selectAll()
      .where('term', '=', term)
      .where('closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (open) await countInto(change, open, row)
    else await openIfMany(change, term)
  }
}

async function countInto(change: Change, { id }: IncidentRecord, row: FeedbackRecord): Promise<void> {
  await change.db.insertInto('feedback_incident_reports').values({ incident_id: id, feedback_id: row.id }).execute()
  await change.db
    .updateTable('feedback_incidents')
    .set({ reports: sql<number>`reports + 1`, last_at: new Date() })
    .where('id', '=', id)
    .execute()
  change.nudge({ word: 'feedbackIncidents.changed', id })
}

/** Feedback of the last minutes with this term; that of an incident which is closed is no new one. */
function reportedLately({ db }: Change, term: string): Promise<{ id: number }[]> {
  return db
    .selectFrom('feedback')
    .select('feedback.id')
    .where('created_at', '>', sql<number>`now() - make_interval(mins => ${sql.lit(incidentLimits.minutes)})`)
    .where(sql<boolean>`trouble <> '{}' and ${term} = any(trouble)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feedback_incident_reports as report')
            .innerJoin('feedback_incidents as incident', 'incident.id', 'report.incident_id')
            .whereRef('report.feedback_id', '=', 'feedback.id')
            .where('incident.term', '=', term),
        ),
      ),
    )
    .execute()
}

async function openIfMany(change: Change, term: string): Promise<void> {
  const lately = await reportedLately(change, term)
  if (lately.length < incidentLimits.reports) return
  const incident = await change.db
    .insertInto('feedback_incidents')
    .values({ term, reports: lately.length })
    .returningAll()
    .executeTakeFirstOrThrow()
  await change.db
    .insertInto('feedback_incident_reports')
    .values(lately.map(({ id }) => ({ incident_id: incident.id, feedback_id: id })))
    .execute()
  await recordEvent(change, {
    action: 'feedbackIncidents.open',
    subject: 'feedbackIncidents',
    subjectId: incident.id,
    subjectNo: incident.no,
  })
  const notificationId = await alarmIncident(change, incident)
  await change.db
    .updateTable('feedback_incidents')
    .set({ notification_id: notificationId })
    .where('id', '=', incident.id)
    .execute()
  change.nudge({ word: 'feedbackIncidents.changed', id: incident.id })
}
