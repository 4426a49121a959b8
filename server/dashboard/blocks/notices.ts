import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { AnnouncementQuestion } from '#contract/announcements/announcements.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { announcementCounts, listAnnouncements } from '#server/announcements/index.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { handle } from '#server/kit/handle.ts'

type Notice = OutputOf<typeof dashboard.notices>['pinned'][number]

const mostUnread = 5
/** Pinned ones stand first in their list. */
const mostPinned = 20

export const notices = handle(dashboard.notices, async context => {
  const now = Date.now()
  const ask = (asked: object) => listAnnouncements(context, AnnouncementQuestion.parse(asked))
  const published = await ask({ queue: 'published', limit: mostPinned })
  const unread = await ask({ queue: 'unread', limit: mostUnread })
  const counts = await announcementCounts(context, {})
  return {
    asOf: now,
    pinned: published.rows.filter(({ pinnedUntil }) => pinnedUntil !== null && pinnedUntil > now).map(view),
    unread: unread.rows.map(view),
    unreadCount: counts.unread,
    unreadList: listOf('announcements.list', { queue: 'unread' }),
  }
})

function view({ id, no, title, category, publishedAt, mine }: AnnouncementRow): Notice {
  return { id, no, title, category, publishedAt: publishedAt ?? 0, isUnread: mine !== null && mine.readAt === null }
}
