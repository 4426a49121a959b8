import { useId, useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ChosenPeople, FoundPeople } from '#web/shared/people/ChoosePeople.tsx'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { scheduledReportWords } from '#words/dashboard/reports.ts'
import type { Values } from './terms.ts'

type People = Values['recipients']
type RecipientsFieldProps = { people: People; error: string | undefined; onChange: (people: People) => void }

/** Those who get it, and the staff who may be added, found by name. */
export function RecipientsField({ people, error, onChange }: RecipientsFieldProps) {
  const text = useWords(scheduledReportWords)
  const hint = useId()
  const [search, setSearch] = useState('')
  return (
    <fieldset className="grid gap-2" aria-describedby={hint}>
      <legend className="mb-1.5 text-sm text-muted">{text.recipients}</legend>
      <ChosenPeople people={people} onRemove={person => onChange(people.filter(other => other !== person))} />
      <FilterBox label={text.find} value={search} onFilter={setSearch} maxLength={64} width="w-full" />
      <Found search={search} people={people} onAdd={person => onChange([...people, person])} />
      <p id={hint} role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.recipientsHint}
      </p>
    </fieldset>
  )
}

type FoundProps = { search: string; people: People; onAdd: (person: People[number]) => void }

function Found({ search, people, onAdd }: FoundProps) {
  const { data } = useRead(api.reports.people, { search }, { keepPrevious: true })
  return (
    <FoundPeople
      people={data?.filter(({ id }) => !people.some(person => person.id === id))}
      note={({ role }) => role}
      onAdd={({ id, name }) => onAdd({ id, name })}
    />
  )
}
