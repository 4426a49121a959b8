import type { AnnouncementAction, AnnouncementText } from '#contract/announcements/announcement.ts'
import type { Target } from '#contract/base/values.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { isWithin } from '../audience.ts'
import { mayWrite } from '../guards.ts'
import { detailOf } from '../read/detail.ts'
import { announcementRecords, newestRevision } from '../records.ts'
import type { AnnouncementRecord, RevisionRecord } from '../table.ts'
import { textOf } from '../text.ts'

export type Locked = { row: AnnouncementRecord; newest: RevisionRecord }

/** An announcement as this person saw it, locked, for what they may do with it. */
export async function lockForAction(
  context: CommandContext,
  { id, version }: Target,
  action: AnnouncementAction,
): Promise<Locked> {
  const { db, caller } = context
  const fresh = () => detailOf(context, id)
  const row = await lockSeen<AnnouncementRecord>(db, {
    subject: 'announcements',
    id,
    version,
    lock: () => db.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: () => (mayWrite(caller) ? fresh() : null),
  })
  const newest = await newestRevision(db, id)
  const is_within =
    (await isWithin(db, caller, textOf(row).audience)) && (await isWithin(db, caller, newest.text.audience))
  await announcementRecords.refuseNotAllowed({ ...row, ...nextOf(newest), is_within }, action, caller, fresh)
  return { row, newest }
}

/** What the guard asks of the text that would be published next. */
export function nextOf({ writers, text }: RevisionRecord): {
  writers: readonly number[]
  next_channels: AnnouncementText['channels']
} {
  return { writers, next_channels: text.channels }
}
