import type { PostDetail } from '#contract/reviews/post.ts'
import { AuthorFacts } from '#web/reviews/posts/facts/AuthorFacts.tsx'
import { Context } from '#web/reviews/posts/facts/Context.tsx'
import { MachineFacts, ReportFacts } from '#web/reviews/posts/facts/JudgedBy.tsx'
import { PostFacts } from '#web/reviews/posts/facts/PostFacts.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { DisplaySwitches } from '#web/reviews/posts/list/DisplaySwitches.tsx'
import { PostMedia } from '#web/reviews/posts/media/PostMedia.tsx'
import { deskAddressOf } from '#web/reviews/posts/question.ts'

/** A post in the middle of the desk: what was published beside everything that helps to judge it. */
export function PostCase({ post, onPunish }: { post: PostDetail; onPunish: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-desktop:p-4 desktop:min-h-0 desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] desktop:gap-0">
      <div className="grid min-h-0 min-w-0 content-start gap-4 desktop:overflow-y-auto desktop:p-4">
        <p className="text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere">
          <PostText post={post} />
        </p>
        {post.media.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <DisplaySwitches />
          </div>
        )}
        <PostMedia media={post.media} />
        <Context post={post} addressOf={deskAddressOf} />
      </div>
      <div className="grid min-h-0 min-w-0 content-start gap-5 desktop:overflow-y-auto desktop:border-l desktop:border-line desktop:p-4">
        <PostFacts post={post} />
        <MachineFacts post={post} />
        <ReportFacts post={post} />
        <AuthorFacts post={post} onPunish={onPunish} />
      </div>
    </div>
  )
}
