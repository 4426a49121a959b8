import type { ApplicationRow } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { applicationsWords } from '#words/reviews/applications.ts'
import { WhoApplies } from './about/WhoApplies.tsx'

export function ActivateDialog({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const text = useWords(applicationsWords)
  const form = useForm(applications.activate, {
    initial: {},
    record: row,
    input: () => ({}),
    done: text.activated,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.activate}
      facts={<WhoApplies row={row} />}
      consequence={text.activateConsequence}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
