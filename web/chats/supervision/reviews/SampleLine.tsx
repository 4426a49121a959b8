import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { reviewsWords } from '#words/chats/supervision.ts'

/** One sampled conversation; a click opens it for review. */
export function SampleLine({ chat, onReview }: { chat: ChatRow; onReview: () => void }) {
  const text = useWords(reviewsWords)
  const desk = useWords(chatsWords)
  const { peer, assignee, category, rating, summary, resolvedAt } = chat
  return (
    <button
      type="button"
      onClick={onReview}
      className="grid w-full gap-1 px-3 py-2 text-left text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="flex items-center gap-2">
        <span className="truncate font-medium">{peer.name}</span>
        {category && <Badge>{desk.categories[category]}</Badge>}
        {rating && <Badge tone={rating.score < 3 ? 'bad' : 'good'}>{text.rated(rating.score)}</Badge>}
        <span className="ml-auto shrink-0 text-accent-ink">{text.review}</span>
      </span>
      <span className="truncate text-muted">{summary || desk.noSummary}</span>
      <span className="flex gap-3 text-xs text-muted">
        {assignee && text.served(assignee.name)}
        {resolvedAt !== null && <Time at={resolvedAt} />}
      </span>
    </button>
  )
}
