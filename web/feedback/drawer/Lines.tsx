import type { FeedbackDetail, FeedbackLine } from '#contract/feedback/feedback.ts'
import { FeedbackState } from '#web/feedback/list/badges.tsx'
import { addressOf } from '#web/feedback/question.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

/** Other feedback, each in a line that leads to it. */
export function Lines({ lines, empty }: { lines: readonly FeedbackLine[]; empty: string }) {
  if (lines.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map(line => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

/** What says nearly the same, with how alike it is. */
export function Alike({ alike }: { alike: FeedbackDetail['alike'] }) {
  const text = useWords(feedbackWords)
  if (alike.length === 0) return <p className="text-sm text-muted">{text.noAlike}</p>
  return (
    <ul className="grid gap-2 text-sm">
      {alike.map(line => (
        <Line key={line.id} line={line} note={text.likeness(line.likeness)} />
      ))}
    </ul>
  )
}

function Line({ line, note }: { line: FeedbackLine; note?: string }) {
  return (
    <li className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        <Link to={addressOf(line.id)} className="text-accent-ink hover:underline">
          {line.no}
        </Link>
        <FeedbackState state={line.state} />
        {note && <span className="text-xs">{note}</span>}
        <span className="ml-auto text-xs text-muted">
          <Time at={line.createdAt} />
        </span>
      </span>
      <span className="line-clamp-2 break-words text-muted">{line.summary}</span>
    </li>
  )
}
