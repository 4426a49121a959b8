import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { WhatFacts } from './WhatFacts.tsx'

/** Assigns it to a colleague of its city, those with the least in hand first. */
export function AssignDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
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
