import { useState } from 'react'
import type { PostDetail, PostRow } from '#contract/reviews/post.ts'
import { posts } from '#contract/reviews/posts.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { PostButtons } from '#web/posts/actions/PostButtons.tsx'
import type { PostAction } from '#web/posts/actions/postActions.ts'
import { AuthorFacts } from '#web/posts/facts/AuthorFacts.tsx'
import { Context } from '#web/posts/facts/Context.tsx'
import { MachineFacts, ReportFacts } from '#web/posts/facts/JudgedBy.tsx'
import { CommentBadge, PostState } from '#web/posts/facts/PostBadges.tsx'
import { PostFacts } from '#web/posts/facts/PostFacts.tsx'
import { PostText } from '#web/posts/facts/PostText.tsx'
import { PostMedia } from '#web/posts/media/PostMedia.tsx'
import { addressOf, deskAddressOf } from '#web/posts/question.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { RecordLog } from '#web/shared/review/RecordLog.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { postsWords } from '#words/reviews/posts.ts'

const parts = ['facts', 'log'] as const

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
  const [part, setPart] = useState<(typeof parts)[number]>('facts')
  const { data, error, refetch } = useRead(posts.get, { id })
  const post = data ?? row
  return (
    <RecordDrawer
      kind={`${text.record} ${post?.no ?? ''}`}
      title={
        post && (
          <>
            <span className="truncate">{post.no}</span>
            <Copy value={post.no} />
          </>
        )
      }
      head={post && <Head post={post} {...(onAction && { onAction })} />}
      tabs={
        <Tabs
          label={text.record}
          tabs={parts.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="post-part"
        />
      }
      panel="post-part"
      error={data ? null : error}
      {...(onStep && { onStep })}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !data && <Skeletons widths={[60, 90, 75]} />}
      {data && part === 'log' && <RecordLog entries={data.log} names={text.events} />}
      {data && part === 'facts' && <Whole post={data} addressOf={onStep ? addressOf : deskAddressOf} />}
    </RecordDrawer>
  )
}

function Head({ post, onAction }: { post: PostRow } & Pick<PostDrawerProps, 'onAction'>) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{post.author.name}</span>
        <CommentBadge post={post} />
        <PostState state={post.state} />
        <span className="ml-auto text-muted">
          <HolderBadge row={post} />
        </span>
      </div>
      {onAction && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <PostButtons row={post} onAction={onAction} place="bar" />
        </div>
      )}
    </>
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
