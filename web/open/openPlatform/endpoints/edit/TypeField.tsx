import { useState } from 'react'
import { subjectOf, type WebhookSubject, webhookSubjects, webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { webhookSubjectWords, webhookTypeWords, webhookWords } from '#words/open/webhooks.ts'

type TypeFieldProps = {
  /** Types and patterns such as `order.*`; null means every type. */
  chosen: readonly string[] | null
  error: string | undefined
  onChange: (types: string[] | null) => void
}

/** Every type, or those of some subjects, or single ones. */
export function TypeField({ chosen, error, onChange }: TypeFieldProps) {
  const text = useWords(webhookWords)
  return (
    <FieldGroup legend={text.types} error={error}>
      <div className="flex gap-2">
        <Chip chosen={chosen === null} onChoose={() => onChange(null)}>
          {text.everyType}
        </Chip>
        <Chip chosen={chosen !== null} onChoose={() => onChange([...(chosen ?? [])])}>
          {text.someTypes}
        </Chip>
      </div>
      {chosen !== null && <Subjects chosen={chosen} onChange={onChange} />}
    </FieldGroup>
  )
}

type ChosenProps = { chosen: readonly string[]; onChange: (types: string[]) => void }

function Subjects({ chosen, onChange }: ChosenProps) {
  const subjects = useWords(webhookSubjectWords)
  const [shown, setShown] = useState<WebhookSubject>('order')
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap gap-2">
        {webhookSubjects.map(subject => (
          <Chip key={subject} chosen={subject === shown} onChoose={() => setShown(subject)}>
            {subjects[subject as keyof typeof subjects]}
            <span className="text-muted">{markOf(subject, chosen)}</span>
          </Chip>
        ))}
      </div>
      <Types subject={shown} chosen={chosen} onChange={onChange} />
    </div>
  )
}

/** How much of a subject is chosen. */
function markOf(subject: WebhookSubject, chosen: readonly string[]): string {
  if (chosen.includes(`${subject}.*`)) return ' ✓'
  const count = chosen.filter(type => type.startsWith(`${subject}.`)).length
  return count === 0 ? '' : ` ${count}`
}

function Types({ subject, chosen, onChange }: ChosenProps & { subject: WebhookSubject }) {
  const { everyType } = useWords(webhookWords)
  const names = useWords(webhookTypeWords)
  const all = `${subject}.*`
  const hasAll = chosen.includes(all)
  const others = chosen.filter(type => !type.startsWith(`${subject}.`))
  const give = (type: string, isGiven: boolean) =>
    onChange(isGiven ? [...chosen, type] : chosen.filter(other => other !== type))
  return (
    <div className="grid max-h-64 gap-2 overflow-y-auto">
      <Checkbox checked={hasAll} onChange={isGiven => onChange(isGiven ? [...others, all] : others)} hint={all}>
        {everyType}
      </Checkbox>
      {webhookTypes
        .filter(type => subjectOf(type) === subject)
        .map(type => (
          <Checkbox
            key={type}
            checked={hasAll || chosen.includes(type)}
            disabled={hasAll}
            hint={type}
            onChange={isGiven => give(type, isGiven)}
          >
            {names[type]}
          </Checkbox>
        ))}
    </div>
  )
}
