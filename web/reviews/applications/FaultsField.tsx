import { type ApplicationFault, applicationFaults } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { mostFaults } from './limits.ts'

type FaultsFieldProps = { codes: readonly ApplicationFault[]; onChange: (codes: ApplicationFault[]) => void }

/** What is wrong with an application, as the applicant reads it. */
export function FaultsField({ codes, onChange }: FaultsFieldProps) {
  const text = useWords(applicationsWords)
  const { faults } = useWords(applicationWords)

  function toggle(code: ApplicationFault): void {
    const others = codes.filter(other => other !== code)
    const isFull = others.length === codes.length && codes.length === mostFaults
    if (!isFull) onChange(others.length < codes.length ? others : [...codes, code])
  }

  return (
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
  )
}
