import Pin from 'lucide-react/icons/pin'
import type { OutputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { dashboardBlockWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { useBlock } from '../live/useBlock.ts'

type Notice = OutputOf<typeof api.dashboard.notices>['pinned'][number]

/** Announcements that are pinned, and those that this reader has not read. */
export function Notices() {
  const text = useWords(dashboardBlockWords)
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(api.dashboard.notices, {}, { features: ['announcements'], pace: 'personal' })
  return (
    <Answer query={query} hint={empties.notices} isEmpty={({ pinned, unread }) => pinned.length + unread.length === 0}>
      {({ pinned, unread, unreadCount, unreadList }) => (
        <>
          <ul>
            {[...pinned, ...unread.filter(({ id }) => pinned.every(one => one.id !== id))].map(notice => (
              <Line key={notice.id} notice={notice} isPinned={pinned.includes(notice)} />
            ))}
          </ul>
          {unreadCount > unread.length && (
            <Link to={unreadList.link} className="text-sm text-accent-ink hover:underline">
              {text.showAll} ({unreadCount})
            </Link>
          )}
        </>
      )}
    </Answer>
  )
}

function Line({
  notice: { id, title, category, publishedAt, isUnread },
  isPinned,
}: {
  notice: Notice
  isPinned: boolean
}) {
  const text = useWords(dashboardBlockWords)
  return (
    <li className="flex min-h-10 items-center gap-2 border-t border-line text-sm first:border-t-0">
      {isPinned && <Pin size={14} aria-label={text.pinned} className="shrink-0 text-muted" />}
      <Link to={`/gonggao?open=${id}`} className="min-w-0 flex-1 truncate hover:text-accent-ink hover:underline">
        {title}
      </Link>
      {isUnread && <Badge tone="warn">{text.unread}</Badge>}
      <Badge>{text.noticeCategories[category]}</Badge>
      <span className="text-xs text-muted max-desktop:hidden">
        <Time at={publishedAt} />
      </span>
    </li>
  )
}
