import { announcementLimits } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { countAudience } from '../audience.ts'
import { refuseExpired, refusePassedHours } from '../check-text.ts'
import { authorReason } from '../guards.ts'
import { publishText } from '../publish.ts'
import { detailOf } from '../read/detail.ts'
import { announcementRecords, scheduleDue } from '../records.ts'
import { type Locked, lockForAction, nextOf } from './lock.ts'
import { writeColumns } from './write.ts'

export const submit = handle(announcements.submit, async (context, target) => {
  const { row, newest } = await lockForAction(context, target, 'submit')
  refusePassedHours(context, newest.text)
  const { total } = await countAudience(context.db, newest.text.audience)
  await announcementRecords.move(context, row, 'submit', { by: 'staff', set: { counted: total, reason: null } })
  return detailOf(context, row.id)
})

/** Back to its author; a newer text of a published one is given up. */
export const refuseText = handle(announcements.refuse, async (context, { reason, ...target }) => {
  const { row, newest } = await lockForAction(context, target, 'refuse')
  if (row.state !== 'published')
    await announcementRecords.move(context, row, 'refuse', { by: 'staff', set: { reason }, event: { reason } })
  else await giveUp(context, { row, newest }, reason)
  return detailOf(context, row.id)
})

async function giveUp(context: CommandContext, { row, newest }: Locked, reason: string): Promise<void> {
  await context.db
    .deleteFrom('announcement_revisions')
    .where('announcement_id', '=', row.id)
    .where('number', '=', newest.number)
    .execute()
  await writeColumns(context, row.id, { has_pending: false, reason, counted: row.targets ?? 0 })
  const subject = { subject: 'announcements', subjectId: row.id, subjectNo: row.no }
  await recordEvent(context, { action: 'announcements.refuse', ...subject, reason })
  announcementRecords.nudge(context, row)
}

/** Now, or at its hour. */
export const publish = handle(announcements.publish, async (context, { targets, ...target }) => {
  const { row, newest } = await lockForAction(context, target, 'publish')
  const { text } = newest
  refuseExpired(context, text)
  const count = await confirmedCount(context, { row, newest }, targets)
  const publisherId = context.caller.userId
  const isLater = row.state === 'reviewing' && text.publishAt !== null && text.publishAt > Date.now()
  if (isLater) {
    await announcementRecords.move(context, row, 'schedule', {
      by: 'staff',
      set: { publisher_id: publisherId, counted: count },
    })
    await scheduleDue(context, row.id, text.publishAt)
  } else await publishText(context, row, { revision: newest, count, publisherId, by: 'staff' })
  return detailOf(context, row.id)
})

/** How many it is for as of now; a large number is typed, and not by whoever wrote the text. */
async function confirmedCount(context: CommandContext, { row, newest }: Locked, typed?: number): Promise<number> {
  const { total } = await countAudience(context.db, newest.text.audience)
  const record = () => detailOf(context, row.id)
  const reason = authorReason(nextOf(newest), total, context.caller)
  if (reason) refuse(reason, { record: await record() })
  if (total > announcementLimits.confirmedAudience && typed !== total)
    refuse('announcementTargets', { params: { count: total }, record: await record() })
  return total
}
