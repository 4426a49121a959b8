import type { PostDetail } from '#contract/reviews/post.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'
import { CommentBadge, FaultBadges } from './PostBadges.tsx'

const reach = ['exposure', 'likes', 'comments', 'shares'] as const

/** Where a post comes from, why it is in the queue, and what was said of it. */
export function PostFacts({ post }: { post: PostDetail }) {
  const text = useWords(postsWords)
  const { causes, kinds } = useWords(postNameWords)
  const { facts } = text
  const number = useNumberFormat()
  const origin = [post.place, post.ipRegion && facts.ipRegion(post.ipRegion)].filter(Boolean).join(' · ')
  return (
    <Facts>
      <Fact name={text.kind}>
        <span className="inline-flex flex-wrap items-center gap-1.5">
          {kinds[post.kind]}
          <CommentBadge post={post} />
        </span>
      </Fact>
      {post.cause && <Fact name={facts.cause}>{causes[post.cause]}</Fact>}
      <Fact name={text.columns.createdAt}>
        <Time at={post.createdAt} shape="full" />
      </Fact>
      <Fact name={text.columns.topics}>
        <CityNames codes={[post.cityCode]} />
        {origin && ` · ${origin}`}
      </Fact>
      <Fact name={text.columns.reach}>
        {reach.map(figure => (
          <span key={figure} className="inline-block pr-3">
            {`${facts[figure]} ${number(post[figure])}`}
          </span>
        ))}
      </Fact>
      {post.codes.length > 0 && (
        <Fact name={facts.codes}>
          <span className="flex flex-wrap gap-1">
            <FaultBadges codes={post.codes} />
          </span>
        </Fact>
      )}
      {post.note && <Fact name={facts.note}>{post.note}</Fact>}
    </Facts>
  )
}
