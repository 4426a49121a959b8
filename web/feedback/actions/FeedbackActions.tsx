import type { FeedbackAction, FeedbackRow } from '#contract/feedback/feedback.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

const looks: Looks<FeedbackAction> = {
  claim: 'plain',
  reply: 'plain',
  adopt: 'plain',
  merge: 'plain',
  convert: 'plain',
  tag: 'plain',
  assign: 'plain',
  reopen: 'plain',
  close: 'risky',
}

export type ChooseAction = (action: FeedbackAction, row: FeedbackRow) => void

type FeedbackActionsProps = { row: FeedbackRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** A button for each action that this reader may take now; what looks like a complaint is made one first. */
export function FeedbackActions({ row, onAction, place }: FeedbackActionsProps) {
  const text = useWords(feedbackWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={row.allowed}
      first={row.isLikeComplaint ? ['convert'] : []}
      names={text.actions}
      onAction={action => onAction(action, row)}
      place={place}
      leads
    />
  )
}
