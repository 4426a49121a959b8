import { sql } from 'kysely'
import type { AnnouncementText } from '#contract/announcements/announcement.ts'
import type { Change } from '#server/kit/change.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { notifyStaffOf } from './notifications.ts'
import { announcementRecords, scheduleDue } from './records.ts'
import type { AnnouncementRecord, RevisionRecord } from './table.ts'
import { columnsOf, loggedFieldsOf, textOf } from './text.ts'
import { enqueueAnnouncementWebhook } from './webhooks.ts'

type Terms = { revision: RevisionRecord; count: number; publisherId: number | null; by: 'staff' | 'clock' }

/** Publishes the text that waits: the first, or a newer one of an announcement that is published. Its readers are notified. */
export async function publishText(change: Change, row: AnnouncementRecord, terms: Terms): Promise<AnnouncementRecord> {
  const { revision, count, publisherId } = terms
  const { text } = revision
  const now = new Date()
  const isFirst = row.state !== 'published'
  const set = {
    ...columnsOf(text),
    revision: revision.number,
    has_pending: false,
    counted: count,
    targets: count,
    publisher_id: publisherId,
    reason: null,
    ...(isFirst && { published_at: now }),
  }
  const published = isFirst
    ? await announcementRecords.move(change, row, terms.by === 'clock' ? 'publishDue' : 'publish', {
        by: terms.by,
        set,
        event: { changes: { announcement_targets: [null, count] } },
      })
    : await replaceText(change, row, { text, count, set })
  await change.db
    .updateTable('announcement_revisions')
    .set({ publisher_id: publisherId, published_at: now })
    .where('announcement_id', '=', row.id)
    .where('number', '=', revision.number)
    .execute()
  await scheduleDue(change, row.id, text.expireAt)
  await notifyStaffOf(change, published, isFirst ? 'announcement.published' : 'announcement.revised')
  await enqueueAnnouncementWebhook(change, published, isFirst ? 'announcement.published' : 'announcement.revised')
  return published
}

type Replacement = { text: AnnouncementText; count: number; set: object }

async function replaceText(
  change: Change,
  row: AnnouncementRecord,
  { text, count, set }: Replacement,
): Promise<AnnouncementRecord> {
  const published = await change.db
    .updateTable('announcements')
    .set({ ...set, updated_at: new Date(), version: sql<number>`version + 1` })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action: 'announcements.publish',
    subject: 'announcements',
    subjectId: row.id,
    subjectNo: row.no,
    changes: {
      ...changesBetween(loggedFieldsOf(textOf(row)), loggedFieldsOf(text)),
      announcement_targets: [row.targets, count],
    },
  })
  announcementRecords.nudge(change, row)
  return published
}
