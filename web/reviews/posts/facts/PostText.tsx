import type { PostRow } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { HitText } from '#web/shared/termHits/HitText.tsx'
import { postsWords } from '#words/reviews/posts.ts'

/** What somebody wrote, with what the word lists found in it, and the topics that they gave it. */
export function PostText({ post, isShort = false }: { post: PostRow; isShort?: boolean }) {
  const text = useWords(postsWords)
  if (post.text === '' && post.topics.length === 0) return <span className="text-muted">{text.noText}</span>
  return (
    <>
      <HitText text={post.text} hits={post.hits} isShort={isShort} />
      {post.topics.map(topic => (
        <span key={topic} className="ml-1.5 text-accent-ink">{`#${topic}`}</span>
      ))}
    </>
  )
}
