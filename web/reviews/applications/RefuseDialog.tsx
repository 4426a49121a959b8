import type { ApplicationFault, ApplicationRow } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { applicationsWords } from '#words/reviews/applications.ts'
import { WhoApplies } from './about/WhoApplies.tsx'
import { FaultsField } from './FaultsField.tsx'

const blank: { codes: ApplicationFault[] } = { codes: [] }

/** Ends an application without a case: what came out while it waited for the applicant. */
export function RefuseDialog({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const text = useWords(applicationsWords)
  const form = useForm(applications.refuse, {
    initial: blank,
    record: row,
    input: ({ codes }) => ({ codes }),
    done: text.refused,
    onDone: onClose,
  })
  const { codes } = form.values

  return (
    <ReasonDialog
      action={text.refuse}
      facts={<WhoApplies row={row} />}
      consequence={text.refuseConsequence}
      danger
      reasons={text.refuseReasons}
      form={form}
      ready={codes.length > 0}
      onClose={onClose}
    >
      <FaultsField codes={codes} onChange={next => form.set({ codes: next })} />
    </ReasonDialog>
  )
}
