import { sql } from 'kysely'
import type { z } from 'zod'
import { dayMs } from '#contract/base/durations.ts'
import { feedbackLimits } from '#contract/feedback/feedback.ts'
import type { OpenFeedbackAnswer, OpenFeedbackMessage } from '#contract/open/open-feedback.ts'
import type { Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { notifyHolder } from '../engine/notifications.ts'
import { feedbackRecords } from '../engine/records.ts'
import type { FeedbackRecord } from '../table.ts'
import { actorOf } from './person.ts'
import { answerOf, findOwn } from './receive.ts'

type Sent = { appId: string; no: string } & z.output<typeof OpenFeedbackMessage>

/** The person writes again. What was answered is open again; what was merged stands for itself again. */
export async function writeAgain(change: Change, sent: Sent): Promise<z.output<typeof OpenFeedbackAnswer>> {
  const { appId, no, eventId, externalId, text } = sent
  const found = await findOwn(change.db, appId, no)
  if (found.person_external_id !== externalId) refuse('notFound')
  // The main one first: whoever merges locks both in the order of their ids, and this changes both.
  const row = await lockWithMain(change, found.id)
  const event = { appId, externalId: `feedback message ${eventId}` }
  if (await hasHappened(change.db, event, { subject: 'feedback', subjectId: row.id })) return answerOf(row)
  const isLive = row.state === 'pending' || row.state === 'processing'
  const days = feedbackLimits.writeAgainDays
  if (!isLive && Date.now() - row.state_at > days * dayMs) refuse('feedbackWriteTooLate', { params: { days } })
  const byPerson: Change = { ...change, actor: actorOf(row) }
  await change.db
    .insertInto('feedback_messages')
    .values({ feedback_id: row.id, by: 'person', name: row.person_name, content: text })
    .execute()
  const moved = await feedbackRecords.move(byPerson, row, isLive ? 'write' : 'writeAgain', {
    by: 'person',
    set: { duplicate_of: null, closing_reason: '' },
    event: { openEvent: { ...event, occurredAt: new Date() }, reason: text },
  })
  if (row.duplicate_of !== null) {
    await change.db
      .updateTable('feedback')
      .set({ merged: sql<number>`merged - 1`, version: sql<number>`version + 1` })
      .where('id', '=', row.duplicate_of)
      .execute()
  }
  await notifyHolder(byPerson, moved, 'feedback.writtenAgain')
  return answerOf(moved)
}

/** Both in the order of their ids. */
async function lockWithMain({ db }: Change, id: number): Promise<FeedbackRecord> {
  const rows = await db
    .selectFrom('feedback')
    .selectAll()
    .where(row =>
      row.or([
        row('id', '=', id),
        row('id', '=', row.selectFrom('feedback as own').select('own.duplicate_of').where('own.id', '=', id)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.find(row => row.id === id) ?? refuse('notFound')
}
