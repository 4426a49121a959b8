import { type FeedbackRow, feedbackLimits } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { TagField } from './TagField.tsx'

function valuesOf({ tags }: Pick<FeedbackRow, 'tags'>): { tags: string[] } {
  return { tags: [...tags] }
}

/** Tags of one piece of feedback: those that are offered, and any other. */
export function TagDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
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
