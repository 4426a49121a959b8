import type { PostDetail, PostRow } from '#contract/reviews/post.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { PostMedia } from '#web/reviews/posts/media/PostMedia.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { PostText } from './PostText.tsx'

type ContextProps = {
  post: PostDetail
  /** The address of another post; it opens beside this one. */
  addressOf: (id: number) => string
}

/** What belongs to a post: the post that a comment is about, the appeal, and what it said before. */
export function Context({ post, addressOf }: ContextProps) {
  const { facts } = useWords(postsWords)
  return (
    <>
      {post.appealText && (
        <Part title={facts.appeal}>
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm whitespace-pre-wrap text-warn-ink wrap-anywhere">
            {post.appealText}
          </p>
        </Part>
      )}
      {post.parent && <About parent={post.parent} addressOf={addressOf} />}
      {post.earlier.length > 0 && (
        <Part title={facts.earlier}>
          <ol className="grid gap-1.5 text-sm">
            {post.earlier.map(({ at, text }) => (
              <li key={at} className="rounded-md bg-ground px-3 py-2">
                <span className="text-xs text-muted">
                  <Time at={at} shape="full" />
                </span>
                <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  )
}

type AboutProps = { parent: NonNullable<PostRow['parent']>; addressOf: ContextProps['addressOf'] }

function About({ parent, addressOf }: AboutProps) {
  const { facts } = useWords(postsWords)
  const { data, error } = useRead(api.posts.get, { id: parent.id })
  return (
    <Part title={facts.about}>
      <div className="grid gap-2 rounded-md border border-line px-3 py-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={addressOf(parent.id)}
            className="text-accent-ink underline-offset-2 hover:underline pointer-coarse:py-3"
          >
            {parent.no}
          </Link>
          {data && <span className="text-muted">{data.author.name}</span>}
        </p>
        {!data && (error ? <p className="text-muted">{facts.aboutGone}</p> : <Skeletons widths={[80, 50]} />)}
        {data && (
          <p className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">
            <PostText post={data} isShort />
          </p>
        )}
        {data && <PostMedia media={data.media} isSmall />}
      </div>
    </Part>
  )
}
