import type { FeedbackDetail } from '#contract/feedback/feedback.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

/** What the person wrote later, and what staff answered. */
export function Messages({ messages }: Pick<FeedbackDetail, 'messages'>) {
  const text = useWords(feedbackWords)
  if (messages.length === 0) return <p className="text-sm text-muted">{text.noMessages}</p>
  return (
    <ol className="grid gap-3 text-sm">
      {messages.map(({ id, at, by, name, text: said }) => (
        <li key={id} className={`grid gap-1 ${by === 'staff' ? 'justify-items-end' : 'justify-items-start'}`}>
          <span className="text-xs text-muted">
            {`${name} · `}
            <Time at={at} shape="full" />
          </span>
          <p
            className={`max-w-[85%] rounded-md px-3 py-2 break-words whitespace-pre-wrap ${by === 'staff' ? 'bg-accent-soft' : 'bg-ground'}`}
          >
            {said}
          </p>
        </li>
      ))}
    </ol>
  )
}
