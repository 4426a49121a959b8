import type { FeedbackTerm } from '#contract/feedback/feedback-terms.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { feedbackTermWords } from '#words/feedback/feedback.ts'

type FeedbackTermDrawerProps = {
  row: FeedbackTerm
  onEdit: (row: FeedbackTerm) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

export function FeedbackTermDrawer({ row, onEdit, onStep, onClose }: FeedbackTermDrawerProps) {
  const text = useWords(feedbackTermWords)
  const remove = { remove: api.feedbackTerms.remove, sureToRemove: text.sureToRemove(row.term), onRemoved: onClose }
  const buttons = <RecordButtons row={row} onEdit={onEdit} {...remove} />
  return (
    <RecordDrawer
      kind={text.term}
      title={row.term}
      head={buttons}
      panel="feedback-term"
      onStep={onStep}
      onClose={onClose}
    >
      <Facts>
        <Fact name={text.kind}>{text.kinds[row.kind]}</Fact>
      </Facts>
      <p className="mt-3 text-sm text-muted">{text.hints[row.kind]}</p>
    </RecordDrawer>
  )
}
