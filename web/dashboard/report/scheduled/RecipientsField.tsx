import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { reports } from '#contract/dashboard/reports.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { inputClass } from '#web/ui/controls/Field.tsx'
import { RemovableChip } from '#web/ui/controls/RemovableChip.tsx'
import { useRestedText } from '#web/ui/controls/restedText.ts'
import { scheduledReportWords } from '#words/dashboard/scheduled.ts'
import type { Values } from './terms.ts'

type People = Values['recipients']
type RecipientsFieldProps = { people: People; error: string | undefined; onChange: (people: People) => void }

/** Those who get it, and the staff who may be added, found by name. */
export function RecipientsField({ people, error, onChange }: RecipientsFieldProps) {
  const text = useWords(scheduledReportWords)
  const hint = useId()
  const [search, setSearch] = useState('')
  const [typed, type] = useRestedText(search, setSearch)
  return (
    <fieldset className="grid gap-2" aria-describedby={hint}>
      <legend className="mb-1.5 text-sm text-muted">{text.recipients}</legend>
      {people.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {people.map(person => (
            <li key={person.id}>
              <RemovableChip
                look="value"
                label={text.removePerson(person.name)}
                onRemove={() => onChange(people.filter(other => other !== person))}
              >
                {person.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <input
        type="search"
        aria-label={text.find}
        placeholder={text.find}
        value={typed}
        maxLength={64}
        autoComplete="off"
        onChange={event => type(event.target.value)}
        className={inputClass}
      />
      <Found search={search} people={people} onAdd={person => onChange([...people, person])} />
      <p id={hint} role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.recipientsHint}
      </p>
    </fieldset>
  )
}

type FoundProps = { search: string; people: People; onAdd: (person: People[number]) => void }

function Found({ search, people, onAdd }: FoundProps) {
  const text = useWords(scheduledReportWords)
  const { data } = useRead(reports.people, { search }, { keepPrevious: true })
  const rows = data?.filter(({ id }) => !people.some(person => person.id === id))
  return (
    <div className="h-44 overflow-y-auto rounded-md border border-line" aria-busy={!rows}>
      {rows?.length === 0 && <p className="px-3 py-2 text-sm text-muted">{text.noneFound}</p>}
      {rows?.map(({ id, name, role }) => (
        <button
          key={id}
          type="button"
          onClick={() => onAdd({ id, name })}
          className="flex min-h-control w-full items-center gap-2 px-3 text-left text-sm hover:bg-hover"
        >
          <Plus size={14} aria-hidden className="text-muted" />
          <span className="truncate">{name}</span>
          <span className="ml-auto shrink-0 text-xs text-muted">{role}</span>
        </button>
      ))}
    </div>
  )
}
