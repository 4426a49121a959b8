import { announcementActions } from '#contract/announcements/announcement.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { announcementGuard } from './guards.ts'
import { dueQueue } from './queues.ts'
import { type AnnouncementRecord, announcementStateColumn, type RevisionRecord } from './table.ts'

export const announcementRecords = recordsOf(announcementStateColumn, {
  subject: 'announcements',
  no: ({ no }) => no,
  actions: announcementActions,
  guard: announcementGuard,
  set: () => ({ updated_at: new Date() }),
  nudge: ({ id }: Pick<AnnouncementRecord, 'id'>) => ({ word: 'announcements.changed', id }),
})

/** The newest text: the one that waits or, without one, the one that readers see. */
export function newestRevision(db: Database, id: number): Promise<RevisionRecord> {
  return db
    .selectFrom('announcement_revisions')
    .selectAll()
    .where('announcement_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Looks again when its hour comes, to publish it or to end it. */
export async function scheduleDue(change: Change, id: number, at: number | null): Promise<void> {
  if (at !== null) await change.later(dueQueue, { id }, Math.max(0, Math.ceil((at - Date.now()) / 1000)))
}

/** What this person has read concerns nobody else's list. */
export function nudgeReader(change: Pick<Change, 'nudge'>, id: number, userId: number): void {
  change.nudge({ word: 'announcements.changed', id, userId })
}
