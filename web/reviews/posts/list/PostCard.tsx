import type { PostRow } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { PostButtons } from '#web/reviews/posts/actions/PostButtons.tsx'
import { CommentBadge, MachineBadge, PostState, ReportsBadge } from '#web/reviews/posts/facts/PostBadges.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { PostMedia } from '#web/reviews/posts/media/PostMedia.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import type { ChooseAction } from './columns.tsx'

type PostCardProps = {
  row: PostRow
  chosen: Chosen<PostRow>
  isOpen: boolean
  /** It has left the list and is shown only until the pointer leaves. */
  isGone: boolean
  onOpen: (row: PostRow) => void
  onAction: ChooseAction
}

/** A post with its pictures. */
export function PostCard({ row, chosen, isOpen, isGone, onOpen, onAction }: PostCardProps) {
  const text = useWords(postsWords)
  const look = chosen.has(row) || isOpen ? 'border-accent-ink bg-accent-soft' : 'border-line bg-surface'
  return (
    <article
      aria-label={row.no}
      aria-current={isOpen || undefined}
      inert={isGone}
      className={`flex h-full flex-col gap-2 rounded-lg border p-3 text-sm ${look} ${isGone ? 'opacity-45 grayscale' : ''}`}
    >
      <div className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <button
          type="button"
          data-card-title
          onClick={() => onOpen(row)}
          className="min-h-8 min-w-0 flex-1 truncate text-left font-medium hover:underline pointer-coarse:min-h-11"
        >
          {row.author.name}
          <span className="sr-only">{` · ${text.openPost(row.no)}`}</span>
        </button>
        {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
        <PostState state={row.state} />
      </div>
      <PostMedia media={row.media} isSmall />
      <p className={`whitespace-pre-wrap wrap-anywhere ${row.media.length > 0 ? 'line-clamp-3' : 'line-clamp-6'}`}>
        <PostText post={row} isShort />
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <MachineBadge machine={row.machine} />
        <ReportsBadge count={row.reports} />
        <CommentBadge post={row} />
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2 text-xs text-muted">
        <span className="grid">
          <span>{row.no}</span>
          <Time at={row.createdAt} />
        </span>
        {(row.case?.holder ?? row.reviewer) && <HolderBadge row={row} />}
        <span className="flex flex-wrap gap-2 empty:hidden">
          <PostButtons row={row} onAction={onAction} place="bar" isShort />
        </span>
      </div>
    </article>
  )
}
