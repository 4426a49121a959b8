import type { FeedbackAction, FeedbackRow } from '#contract/feedback/feedback.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

/** In the order of use; a row has room for the first two. */
const usual: readonly FeedbackAction[] = [
  'claim',
  'reply',
  'adopt',
  'merge',
  'convert',
  'tag',
  'assign',
  'reopen',
  'close',
]
const likeComplaint: readonly FeedbackAction[] = ['convert', ...usual.filter(action => action !== 'convert')]
const risky: readonly FeedbackAction[] = ['close']

export type ChooseAction = (action: FeedbackAction, row: FeedbackRow) => void

type FeedbackActionsProps = { row: FeedbackRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** A button for each action that this reader may take now; what looks like a complaint is made one first. */
export function FeedbackActions({ row, onAction, place }: FeedbackActionsProps) {
  const text = useWords(feedbackWords)
  const actions = (row.isLikeComplaint ? likeComplaint : usual).filter(action => row.allowed.includes(action))
  const choose = (action: FeedbackAction) => onAction(action, row)
  return <ActionButtons actions={actions} names={text.actions} risky={risky} onAction={choose} place={place} leads />
}
