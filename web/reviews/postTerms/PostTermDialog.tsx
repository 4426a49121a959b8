import { type PostFault, postFaults } from '#contract/reviews/post-rules.ts'
import { type PostTerm, postTerms, type TermLevel, termLevels } from '#contract/reviews/post-terms.ts'
import { useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { postNameWords, postTermsWords } from '#words/reviews/posts.ts'

type Terms = Pick<PostTerm, 'term' | 'isBySound'> & { level: TermLevel; label: PostFault }

const termsOf = ({ term, level, label, isBySound }: Terms): Terms => ({ term, level, label, isBySound })
const blank: Terms = { term: '', level: 'review', label: 'contacts', isBySound: false }

/** Adds or edits a term. */
export function PostTermDialog({ row, onClose }: { row: PostTerm | undefined; onClose: () => void }) {
  const text = useWords(postTermsWords)
  const { levels, faults } = useWords(postNameWords)
  const { done } = useWords(recordWords)
  const form = useRecordForm({ add: postTerms.add, update: postTerms.update }, row, {
    blank,
    valuesOf: termsOf,
    input: termsOf,
    done,
    onDone: onClose,
  })
  const { level, isBySound } = form.values
  return (
    <FormDialog title={row ? row.term : text.add} form={form} ready={form.values.term.trim() !== ''} onClose={onClose}>
      <TextField {...form.text('term')} label={text.term} maxLength={64} autoComplete="off" />
      <Select
        {...form.choice('level')}
        label={text.level}
        hint={text.levelHints[level]}
        options={termLevels.map(value => ({ value, label: levels[value] }))}
      />
      <Select
        {...form.choice('label')}
        label={text.label}
        options={postFaults.map(value => ({ value, label: faults[value] }))}
      />
      <Checkbox checked={isBySound} onChange={next => form.set({ isBySound: next })} hint={text.isBySoundHint}>
        {text.isBySound}
      </Checkbox>
    </FormDialog>
  )
}
