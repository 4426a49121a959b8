import { feedbackLimits } from '#contract/feedback/feedback.ts'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { useWords } from '#web/kit/words.ts'
import { PlainScreen } from '#web/shared/list/plain/PlainScreen.tsx'
import { feedbackTermWords } from '#words/feedback/feedback.ts'

/** Words of trouble, and tags that staff are offered. */
export function FeedbackTermsPage() {
  const text = useWords(feedbackTermWords)
  return (
    <PlainScreen
      operations={{
        list: feedbackTerms.list,
        add: feedbackTerms.add,
        update: feedbackTerms.update,
        remove: feedbackTerms.remove,
      }}
      text={text}
      titleField="term"
      fields={{
        kind: { label: text.kind, options: text.kinds, hints: text.hints, any: text.anyKind },
        term: { label: text.term, most: feedbackLimits.tagCharacters, width: 200 },
      }}
    />
  )
}
