import type { PostDetail, PostRow } from '#contract/reviews/post.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { PostButtons } from '#web/reviews/posts/actions/PostButtons.tsx'
import type { PostAction } from '#web/reviews/posts/actions/postActions.ts'
import { AuthorFacts } from '#web/reviews/posts/facts/AuthorFacts.tsx'
import { Context } from '#web/reviews/posts/facts/Context.tsx'
import { MachineFacts, ReportFacts } from '#web/reviews/posts/facts/JudgedBy.tsx'
import { CommentBadge, PostState } from '#web/reviews/posts/facts/PostBadges.tsx'
import { PostFacts } from '#web/reviews/posts/facts/PostFacts.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { PostMedia } from '#web/reviews/posts/media/PostMedia.tsx'
import { addressOf, deskAddressOf } from '#web/reviews/posts/question.ts'
import { CaseDrawer } from '#web/shared/review/CaseDrawer.tsx'
import { postsWords } from '#words/reviews/posts.ts'

type PostDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: PostRow | undefined
  /** Without it and `onAction`, the drawer stands beside a case of the desk. */
  onStep?: (step: -1 | 1) => void
  onAction?: (row: PostRow, action: PostAction) => void
  onClose: () => void
}

/** The drawer of a post: everything that is known of it. */
export function PostDrawer({ id, row, onStep, onAction, onClose }: PostDrawerProps) {
  const text = useWords(postsWords)
  const { data, error, refetch } = useRead(api.posts.get, { id })
  const post = data ?? row
  return (
    <CaseDrawer
      name={text.record}
      partNames={text.parts}
      row={post}
      log={data?.log}
      events={text.events}
      error={error}
      state={
        post && (
          <>
            <span className="font-medium">{post.author.name}</span>
            <CommentBadge post={post} />
            <PostState state={post.state} />
          </>
        )
      }
      buttons={post && onAction && <PostButtons row={post} onAction={onAction} place="bar" />}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {data && <Whole post={data} addressOf={onStep ? addressOf : deskAddressOf} />}
    </CaseDrawer>
  )
}

function Whole({ post, addressOf: address }: { post: PostDetail; addressOf: (id: number) => string }) {
  return (
    <div className="grid gap-5">
      <p className="whitespace-pre-wrap wrap-anywhere">
        <PostText post={post} />
      </p>
      <PostMedia media={post.media} />
      <Context post={post} addressOf={address} />
      <PostFacts post={post} />
      <MachineFacts post={post} />
      <ReportFacts post={post} />
      <AuthorFacts post={post} />
    </div>
  )
}
