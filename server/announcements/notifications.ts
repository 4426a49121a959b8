import { notify, notifyPeople } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { staffOf } from './audience.ts'
import { unreadStaff } from './read/readers.ts'
import type { AnnouncementRecord } from './table.ts'
import { textOf } from './text.ts'

const type = 8 as const

type Kind = 'announcement.published' | 'announcement.revised' | 'announcement.reminded'

const noticeOf = ({ id, title }: AnnouncementRecord, kind: Kind) => ({
  type,
  kind,
  params: { title },
  link: `/gonggao?open=${id}`,
})

/** Staff in the audience; one for all of them where it is for every member of staff. */
export async function notifyStaffOf(change: Change, row: AnnouncementRecord, kind: Kind): Promise<void> {
  const staff = await staffOf(change.db, textOf(row).audience)
  if (staff === null) await notify(change, { ...noticeOf(row, kind), to: 'everybody' })
  else await notifyPeople(change, noticeOf(row, kind), staff)
}

/** Who let one be published at its hour, which has grown since. */
export async function notifyPublisher(change: Change, { id, title, publisher_id }: AnnouncementRecord, count: number) {
  if (publisher_id === null) return
  const notice = { type, kind: 'announcement.outgrown' as const, params: { title, count }, link: `/gonggao?open=${id}` }
  await notifyPeople(change, notice, [publisher_id])
}

/** Those who have not read it, or not acknowledged it where they must. */
export async function remindStaffOf(change: Change, row: AnnouncementRecord): Promise<void> {
  const staff = await unreadStaff(change.db, row)
  await notifyPeople(change, noticeOf(row, 'announcement.reminded'), staff)
}
