import { type FeedbackRow, feedbackLimits } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { feedbackWords, type ReasonedFeedbackAction } from '#words/feedback/feedback.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ConvertDialog } from './ConvertDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { TagField } from './TagField.tsx'
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

/** Assigns it to a colleague of its city, those with the least in hand first. */
function AssignDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
  const text = useWords(feedbackWords)
  const { data } = useRead(api.feedback.assignees, { id: row.id })
  const form = useForm(feedback.assign, {
    initial: { toId: '' },
    record: row,
    input: ({ toId }) => ({ toId: Number(toId) }),
    done: text.done,
    onDone: onClose,
  })
  const others = (data ?? []).filter(({ id }) => id !== row.assignee?.id)
  return (
    <ConfirmDialog
      action={text.actions.assign}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences.assign}
      form={form}
      ready={form.values.toId !== ''}
      onClose={onClose}
    >
      <Select
        {...form.choice('toId')}
        label={text.columns.assignee}
        options={[
          { value: '', label: text.chooseAssignee },
          ...others.map(({ id, name, inHand }) => ({ value: String(id), label: text.inHand(name, inHand) })),
        ]}
      />
    </ConfirmDialog>
  )
}

function valuesOf({ tags }: Pick<FeedbackRow, 'tags'>): { tags: string[] } {
  return { tags: [...tags] }
}

/** Tags of one piece of feedback: those that are offered, and any other. */
function TagDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
  const text = useWords(feedbackWords)
  const form = useForm(feedback.tag, {
    initial: valuesOf(row),
    record: row,
    valuesOf,
    input: values => values,
    done: text.done,
    onDone: onClose,
  })
  return (
    <FormDialog title={text.actions.tag} form={form} ready onClose={onClose}>
      <TagField
        tags={form.values.tags}
        most={feedbackLimits.tags}
        error={form.errors.tags}
        onChange={tags => form.set({ tags })}
      />
    </FormDialog>
  )
}
