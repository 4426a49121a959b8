import { type ChatReview, reviewAspects } from '#contract/chats/chat-reviews.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { useList } from '#web/shared/list/useList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { reviewsWords } from '#words/chats/supervision.ts'
import { averageOf } from './average.ts'

/** Reviews, newest first: of one agent, or of all that this reader may see. */
export function ReviewList({ agentId }: { agentId?: number | undefined }) {
  const text = useWords(reviewsWords)
  const list = useList(api.chatReviews.list, agentId ? { agentId } : {})
  if (list.error && !list.rows.length) return <Failed error={list.error} onAgain={list.again} />
  if (list.isLoading) return <Skeletons widths={[70, 50]} />
  if (!list.rows.length) return <Empty>{text.none}</Empty>
  return (
    <div className="grid justify-items-center gap-2">
      <ul className="grid w-full divide-y divide-line">
        {list.rows.map(review => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button look="quiet" busy={list.isLoadingMore} onClick={list.more}>
          {text.more}
        </Button>
      )}
    </div>
  )
}

function ReviewItem({ review: { agent, reviewer, scores, comment, at } }: { review: ChatReview }) {
  const text = useWords(reviewsWords)
  const average = averageOf(scores)
  return (
    <article className="grid gap-1 py-2.5 text-sm">
      <p className="flex items-baseline gap-2">
        <strong className={`font-medium ${average < 3 ? 'text-bad-ink' : ''}`}>
          {text.average(average.toFixed(1))}
        </strong>
        <span className="truncate">{agent.name}</span>
        <span className="ml-auto flex gap-2 text-xs whitespace-nowrap text-muted">
          {text.by(reviewer)}
          <Time at={at} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        {reviewAspects.map(aspect => (
          <span key={aspect} className={scores[aspect] < 3 ? 'text-bad-ink' : ''}>
            {`${text.aspects[aspect]} ${scores[aspect]}`}
          </span>
        ))}
      </p>
      {comment && <p className="break-words">{comment}</p>}
    </article>
  )
}
