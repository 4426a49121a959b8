import { announcements } from '#contract/announcements/announcements.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { remindStaffOf } from '../notifications.ts'
import { detailOf } from '../read/detail.ts'
import { announcementRecords } from '../records.ts'
import { enqueueAnnouncementWebhook } from '../webhooks.ts'
import { lockForAction } from './lock.ts'
import { writeColumns } from './write.ts'

export const withdraw = handle(announcements.withdraw, async (context, { reason, ...target }) => {
  const { row } = await lockForAction(context, target, 'withdraw')
  const set = { reason, pinned_until: null }
  const withdrawn = await announcementRecords.move(context, row, 'withdraw', { by: 'staff', set, event: { reason } })
  await enqueueAnnouncementWebhook(context, withdrawn, 'announcement.withdrawn')
  return detailOf(context, row.id)
})

export const pin = handle(announcements.pin, async (context, { until, ...target }) => {
  const { row } = await lockForAction(context, target, 'pin')
  if (until !== null && until <= Date.now())
    refuse('badInput', { fields: { until: fieldSentence('expiresTooEarly', context.sender.language) } })
  await writeColumns(context, row.id, { pinned_until: until === null ? null : new Date(until) })
  await recordEvent(context, {
    action: 'announcements.pin',
    subject: 'announcements',
    subjectId: row.id,
    subjectNo: row.no,
    changes: { announcement_pinned_until: [row.pinned_until, until] },
  })
  announcementRecords.nudge(context, row)
  return detailOf(context, row.id)
})

export const remind = handle(announcements.remind, async (context, target) => {
  const { row } = await lockForAction(context, target, 'remind')
  await writeColumns(context, row.id, { reminded_at: new Date() })
  const subject = { subject: 'announcements', subjectId: row.id, subjectNo: row.no }
  await recordEvent(context, { action: 'announcements.remind', ...subject })
  await remindStaffOf(context, row)
  await enqueueAnnouncementWebhook(context, { ...row, version: row.version + 1 }, 'announcement.reminded')
  announcementRecords.nudge(context, row)
  return detailOf(context, row.id)
})
