import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { feedbackWords, type ReasonedFeedbackAction } from '#words/feedback/feedback.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { ConvertDialog } from './ConvertDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { TagDialog } from './TagDialog.tsx'
import type { DialogAction } from './useActions.tsx'
import { WhatFacts } from './WhatFacts.tsx'

type ActionDialogProps = { action: DialogAction; row: FeedbackRow; onClose: () => void }

/** The dialog of the chosen action. */
export function ActionDialog({ action, row, onClose }: ActionDialogProps) {
  switch (action) {
    case 'reply':
    case 'adopt':
      return <AnswerDialog action={action} row={row} onClose={onClose} />
    case 'assign':
      return <AssignDialog row={row} onClose={onClose} />
    case 'tag':
      return <TagDialog row={row} onClose={onClose} />
    case 'merge':
      return <MergeDialog rows={[row]} onClose={onClose} />
    case 'convert':
      return <ConvertDialog row={row} onClose={onClose} />
    default:
      return <ReasonedDialog action={action} row={row} onClose={onClose} />
  }
}

const operations = { close: feedback.close, reopen: feedback.reopen }

/** An action that needs nothing but a reason. */
function ReasonedDialog({ action, row, onClose }: ActionDialogProps & { action: ReasonedFeedbackAction }) {
  const text = useWords(feedbackWords)
  const form = useReasonForm(operations[action], row, { done: text.done, onDone: onClose })
  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences[action]}
      danger={action === 'close'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
