import { Suspense, useState } from 'react'
import type { PostDetail } from '#contract/reviews/post.ts'
import { type PostFault, postFaults } from '#contract/reviews/post-rules.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { AuthorFacts } from '#web/reviews/posts/facts/AuthorFacts.tsx'
import { Context } from '#web/reviews/posts/facts/Context.tsx'
import { MachineFacts, ReportFacts } from '#web/reviews/posts/facts/JudgedBy.tsx'
import { PostFacts } from '#web/reviews/posts/facts/PostFacts.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { DisplaySwitches } from '#web/reviews/posts/list/DisplaySwitches.tsx'
import { PostMedia } from '#web/reviews/posts/media/PostMedia.tsx'
import { urlOf } from '#web/reviews/posts/media/useMediumUrl.ts'
import { deskAddressOf } from '#web/reviews/posts/question.ts'
import { ReviewDesk } from '#web/shared/review/ReviewDesk.tsx'
import type { ReviewSubject } from '#web/shared/review/subject.ts'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'

const PostDrawer = lazily(async () => (await import('#web/reviews/posts/drawer/PostDrawer.tsx')).PostDrawer)
const PunishDialog = lazily(async () => (await import('#web/reviews/posts/actions/PunishDialog.tsx')).PunishDialog)

type PostDeskProps = {
  first: number | undefined
  /** Another post that is shown beside the case; 0 for none. */
  open: number
  onOpen: (id: number) => void
  onClose: () => void
}

/** The desk on which posts and comments are judged. */
export function PostDesk({ first, open, onOpen, onClose }: PostDeskProps) {
  const text = useWords(postsWords)
  const subject = useSubject()
  const [punished, setPunished] = useState<PostDetail>()
  const isPaused = open > 0 || punished !== undefined
  return (
    <>
      <ReviewDesk title={text.title} subject={subject} first={first} isPaused={isPaused} onClose={onClose}>
        {post => <PostCase post={post} onPunish={() => setPunished(post)} />}
      </ReviewDesk>
      <Suspense>
        {open > 0 && <PostDrawer key={open} id={open} row={undefined} onClose={() => onOpen(0)} />}
        {punished && <PunishDialog row={punished} onClose={() => setPunished(undefined)} />}
      </Suspense>
    </>
  )
}

const mostFaults = 3

function useSubject(): ReviewSubject<PostDetail, PostFault> {
  const { faults, kinds } = useWords(postNameWords)
  return {
    operations: {
      claim: api.posts.claim,
      release: api.posts.release,
      get: api.posts.get,
      approve: api.posts.approve,
      reject: api.posts.reject,
      undo: api.posts.undo,
    },
    codes: postFaults,
    codeNames: faults,
    mostCodes: mostFaults,
    labelOf: ({ text, kind }) => text.slice(0, 8) || kinds[kind],
    blockedBy: () => undefined,
    prepare: loadImages,
  }
}

/** Fetches the images of a case that comes next, so that the browser has them when it is shown. */
function loadImages({ media }: PostDetail): void {
  for (const medium of media) if (medium.kind === 'image') new Image().src = urlOf(medium)
}

/** A post in the middle of the desk: what was published beside everything that helps to judge it. */
function PostCase({ post, onPunish }: { post: PostDetail; onPunish: () => void }) {
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
