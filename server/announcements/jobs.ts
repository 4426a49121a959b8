import { sql } from 'kysely'
import { announcementLimits } from '#contract/announcements/announcement.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { countAudience } from './audience.ts'
import { notifyPublisher } from './notifications.ts'
import { publishText } from './publish.ts'
import { dueQueue } from './queues.ts'
import { announcementRecords, newestRevision } from './records.ts'
import type { AnnouncementRecord } from './table.ts'
import { enqueueAnnouncementWebhook } from './webhooks.ts'

/** Starts what publishes and ends announcements at their hours, and the sweep for hours whose job was lost. */
export async function startAnnouncements(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(dueQueue, ({ id }) => settleDue(runtime, id))
  await runtime.jobs.repeat('announcements.sweep', '* * * * *', () => sweepAnnouncements(runtime))
}

const now = sql<number>`now()`
const rowsAtOnce = 200

/** All whose hour has come. */
export async function sweepAnnouncements(runtime: Runtime): Promise<void> {
  const isDue = runtime.db.selectFrom('announcements').select('id')
  const due = await isDue
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .unionAll(isDue.where('state', '=', 'published').where('expire_at', '<=', now))
    .limit(rowsAtOnce)
    .execute()
  for (const { id } of due) await settleDue(runtime, id)
}

/** Publishes or ends one whose hour has come. Of two nodes one finds it free, the other finds nothing to do. */
function settleDue(runtime: Runtime, id: number): Promise<void> {
  return makeClockChange(runtime, async change => {
    const row = await change.db
      .selectFrom('announcements')
      .selectAll()
      .where('id', '=', id)
      .where(({ and, eb, or }) =>
        or([
          and([eb('state', '=', 'scheduled'), eb('publish_at', '<=', now)]),
          and([eb('state', '=', 'published'), eb('expire_at', '<=', now)]),
        ]),
      )
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row?.state === 'scheduled') await publishDue(change, row)
    if (row?.state === 'published') await expire(change, row)
  })
}

async function publishDue(change: Change, row: AnnouncementRecord): Promise<void> {
  const isOver = row.expire_at !== null && row.expire_at <= Date.now()
  if (isOver) return void (await announcementRecords.move(change, row, 'missDue', { by: 'clock' }))
  const revision = await newestRevision(change.db, row.id)
  const { total } = await countAudience(change.db, revision.text.audience)
  if (isBeyondConfirmed(row.counted, total)) return returnToPublisher(change, row, total)
  await publishText(change, row, { revision, count: total, publisherId: row.publisher_id, by: 'clock' })
}

/** Whether it became one whose number is typed after somebody let it go without that. */
function isBeyondConfirmed(counted: number, total: number): boolean {
  const most = announcementLimits.confirmedAudience
  return counted <= most && total > most
}

/** Back to whoever publishes; the publisher is notified. */
async function returnToPublisher(change: Change, row: AnnouncementRecord, total: number): Promise<void> {
  await announcementRecords.move(change, row, 'outgrow', {
    by: 'clock',
    set: { counted: total },
    event: { changes: { announcement_targets: [row.counted, total] } },
  })
  await notifyPublisher(change, row, total)
}

async function expire(change: Change, row: AnnouncementRecord): Promise<void> {
  const expired = await announcementRecords.move(change, row, 'expire', { by: 'clock', set: { pinned_until: null } })
  await enqueueAnnouncementWebhook(change, expired, 'announcement.expired')
}
