import { type BannedTerm, bannedTerms } from '#contract/chats/banned-terms.ts'
import { useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { bannedTermWords } from '#words/chats/banned-terms.ts'
import { recordWords } from '#words/desk/shell.ts'

const termsOf = ({ term, advice }: Pick<BannedTerm, 'term' | 'advice'>) => ({ term, advice })

/** Adds or edits a term. */
export function BannedTermDialog({ row, onClose }: { row: BannedTerm | undefined; onClose: () => void }) {
  const text = useWords(bannedTermWords)
  const { done } = useWords(recordWords)
  const blank = { term: '', advice: '' }
  const form = useRecordForm({ add: bannedTerms.add, update: bannedTerms.update }, row, {
    blank,
    valuesOf: termsOf,
    input: termsOf,
    done,
    onDone: onClose,
  })
  return (
    <FormDialog title={row ? row.term : text.add} form={form} ready={form.values.term.trim() !== ''} onClose={onClose}>
      <TextField {...form.text('term')} label={text.term} maxLength={64} autoComplete="off" />
      <Textarea {...form.text('advice')} label={text.advice} rows={3} maxLength={500} />
    </FormDialog>
  )
}
