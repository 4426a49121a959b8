import { feedback } from '#contract/feedback/feedback-desk.ts'
import { complainForPerson } from '#server/complaints/index.ts'
import { handle } from '#server/kit/handle.ts'
import { feedbackRecords } from '../engine/records.ts'
import { detailOf } from '../read/detail.ts'
import { handledBy } from './answer.ts'
import { lockForAction } from './lock.ts'

/** The complaint goes on by itself; its person is notified as of any complaint. */
export const convert = handle(feedback.convert, async (context, { id, version, ...terms }) => {
  const row = await lockForAction(context, { id, version }, 'convert')
  const complaint = await complainForPerson(context, {
    ...terms,
    content: row.content,
    person: { kind: row.person_kind, appId: row.app_id, externalId: row.person_external_id },
  })
  const set = { ...handledBy(context, row), complaint_id: complaint.id }
  await feedbackRecords.move(context, row, 'convert', { by: 'staff', set, event: { reason: complaint.no } })
  return detailOf(context, row.id)
})
