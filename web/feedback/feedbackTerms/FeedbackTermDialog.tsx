import { feedbackLimits } from '#contract/feedback/feedback.ts'
import { type FeedbackTerm, feedbackTermKinds, feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { feedbackTermWords } from '#words/feedback/feedback.ts'

const termsOf = ({ kind, term }: Pick<FeedbackTerm, 'kind' | 'term'>) => ({ kind, term })

/** Adds or edits a word. */
export function FeedbackTermDialog({ row, onClose }: { row: FeedbackTerm | undefined; onClose: () => void }) {
  const text = useWords(feedbackTermWords)
  const { done } = useWords(recordWords)
  const blank: ReturnType<typeof termsOf> = { kind: 'trouble', term: '' }
  const form = useRecordForm({ add: feedbackTerms.add, update: feedbackTerms.update }, row, {
    blank,
    valuesOf: termsOf,
    input: termsOf,
    done,
    onDone: onClose,
  })
  const { kind, term } = form.values
  return (
    <FormDialog title={row ? row.term : text.add} form={form} ready={term.trim() !== ''} onClose={onClose}>
      <Select
        {...form.choice('kind')}
        label={text.kind}
        hint={text.hints[kind]}
        options={feedbackTermKinds.map(value => ({ value, label: text.kinds[value] }))}
      />
      <TextField {...form.text('term')} label={text.term} maxLength={feedbackLimits.tagCharacters} autoComplete="off" />
    </FormDialog>
  )
}
