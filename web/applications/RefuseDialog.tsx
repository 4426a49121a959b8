import { type ApplicationFault, type ApplicationRow, applicationFaults } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { WhoApplies } from './about/WhoApplies.tsx'
import { mostFaults } from './limits.ts'

const blank: { codes: ApplicationFault[] } = { codes: [] }

/** Ends an application without a case: what came out while it waited for the applicant. */
export function RefuseDialog({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const text = useWords(applicationsWords)
  const { faults } = useWords(applicationWords)
  const form = useForm(applications.refuse, {
    initial: blank,
    record: row,
    input: ({ codes }) => ({ codes }),
    done: text.refused,
    onDone: onClose,
  })
  const { codes } = form.values

  function toggle(code: ApplicationFault): void {
    const others = codes.filter(other => other !== code)
    const isFull = others.length === codes.length && codes.length === mostFaults
    if (!isFull) form.set({ codes: others.length < codes.length ? others : [...codes, code] })
  }

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
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{text.codes}</legend>
        <div className="flex flex-wrap gap-2">
          {applicationFaults.map(code => (
            <Chip key={code} chosen={codes.includes(code)} onChoose={() => toggle(code)}>
              {faults[code]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </ReasonDialog>
  )
}
