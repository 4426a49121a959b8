import type { Updateable } from 'kysely'
import type { AnnouncementMove } from '#contract/announcements/announcement.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { dueQueue } from './queues.ts'
import { type AnnouncementRecord, announcementStateColumn, type RevisionRecord } from './table.ts'

type MoveInput = { by: 'staff' | 'clock'; set?: Updateable<Tables['announcements']>; event?: Partial<NewEvent> }

/** Moves an announcement that this transaction has locked, with its event; open lists read again. */
export async function moveAnnouncement(
  change: Change,
  row: AnnouncementRecord,
  move: AnnouncementMove,
  { by, set, event }: MoveInput,
): Promise<AnnouncementRecord> {
  const moved = await moveRecord(change, announcementStateColumn, {
    id: row.id,
    standing: { state: row.state },
    move,
    by,
    set: { updated_at: new Date(), ...set },
    event: { subject: 'announcements', subjectNo: row.no, ...event },
  })
  nudgeAnnouncement(change, row.id)
  return moved
}

export function nudgeAnnouncement(change: Pick<Change, 'nudge'>, id: number): void {
  change.nudge({ word: 'announcements.changed', id })
}

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
