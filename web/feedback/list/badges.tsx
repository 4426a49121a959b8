import { type Language, languages } from '#contract/base/values.ts'
import type { FeedbackRow, FeedbackState as State } from '#contract/feedback/feedback.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'

const tones: Record<State, Tone> = {
  pending: 'warn',
  processing: 'accent',
  replied: 'good',
  adopted: 'good',
  closed: 'neutral',
}

export function FeedbackState({ state }: { state: State }) {
  const { names } = useWords(feedbackWords)
  return <Badge tone={tones[state]}>{names.states[state]}</Badge>
}

/** What makes one piece of feedback different: pictures, duplicates, a complaint in it. */
export function Marks({ row }: { row: FeedbackRow }) {
  const text = useWords(feedbackWords)
  return (
    <>
      {row.isLikeComplaint && row.state !== 'closed' && <Badge tone="warn">{text.likeComplaint}</Badge>}
      {row.merged > 0 && <Badge>{text.merged(row.merged)}</Badge>}
      {row.images > 0 && <span className="shrink-0">{text.images(row.images)}</span>}
    </>
  )
}

/** The name of a language in the language of the reader. */
export function useLanguageName(language: Language): string {
  const { names } = useWords(feedbackWords)
  return names.languages[languages.indexOf(language)] ?? language
}
