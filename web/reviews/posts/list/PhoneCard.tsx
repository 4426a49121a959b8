import type { PostRow } from '#contract/reviews/post.ts'
import { CommentBadge, MachineBadge, PostState, ReportsBadge } from '#web/reviews/posts/facts/PostBadges.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { Thumbs } from '#web/reviews/posts/media/Thumbs.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Clock } from '#web/ui/show/Clock.tsx'

export const cardHeight = 128

/** The row of the table on a phone. */
export function PhoneCard({ row, chosen }: { row: PostRow; chosen: Chosen<PostRow> }) {
  return (
    <article className="grid gap-1 text-sm">
      <div className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <span className="truncate font-medium">{row.author.name}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
          <PostState state={row.state} />
        </span>
      </div>
      <div className="flex h-11 items-center gap-2">
        <Thumbs media={row.media} />
        <p className="line-clamp-2 min-w-0 flex-1">
          <PostText post={row} isShort />
        </p>
      </div>
      <div className="flex items-center gap-1.5 overflow-hidden">
        <MachineBadge machine={row.machine} />
        <ReportsBadge count={row.reports} />
        <CommentBadge post={row} />
        <span className="ml-auto truncate text-xs text-muted">{row.no}</span>
      </div>
    </article>
  )
}
