import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type ReaderKind, readerKinds } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { inputClass } from '#web/ui/controls/Field.tsx'
import { RemovableChip } from '#web/ui/controls/RemovableChip.tsx'
import { useRestedText } from '#web/ui/controls/restedText.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { announcementNameWords } from '#words/announcements/announcements.ts'
import { announcementFormWords } from '#words/announcements/announcements-screen.ts'
import type { NamedPerson } from './values.ts'

type PeopleFieldProps = { people: readonly NamedPerson[]; onChange: (people: NamedPerson[]) => void }

/** Persons who get it whatever else is chosen, found by kind and name. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const text = useWords(announcementFormWords)
  const { kinds } = useWords(announcementNameWords)
  const [kind, setKind] = useState<ReaderKind>('staff')
  const [asked, setAsked] = useState('')
  const [typed, type] = useRestedText(asked, setAsked)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm text-muted">{text.people}</legend>
      <Chosen people={people} onChange={onChange} />
      <div className="flex gap-2">
        <FilterSelect
          label={text.kinds}
          options={readerKinds.map(value => ({ value, label: kinds[value] }))}
          value={kind}
          onChoose={setKind}
        />
        <input
          type="search"
          aria-label={text.findPeople}
          placeholder={text.findPeople}
          value={typed}
          maxLength={64}
          autoComplete="off"
          onChange={event => type(event.target.value)}
          className={`${inputClass} min-w-0`}
        />
      </div>
      {asked && (
        <Found
          kind={kind}
          search={asked}
          people={people}
          onAdd={person => {
            onChange([...people, person])
            setAsked('')
          }}
        />
      )}
      <p className="text-xs text-muted">{text.peopleHint}</p>
    </fieldset>
  )
}

function Chosen({ people, onChange }: PeopleFieldProps) {
  const text = useWords(announcementFormWords)
  const { kinds } = useWords(announcementNameWords)
  if (people.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {people.map(person => (
        <li key={`${person.kind} ${person.id}`}>
          <RemovableChip
            look="value"
            label={text.removePerson(person.name)}
            onRemove={() => onChange(people.filter(other => other !== person))}
          >
            {person.name} <span className="text-xs text-muted">{kinds[person.kind]}</span>
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

type FoundProps = {
  kind: ReaderKind
  search: string
  people: readonly NamedPerson[]
  onAdd: (person: NamedPerson) => void
}

function Found({ kind, search, people, onAdd }: FoundProps) {
  const text = useWords(announcementFormWords)
  const { data } = useRead(announcements.people, { kind, search })
  const isChosen = (id: number) => people.some(person => person.kind === kind && person.id === id)
  const rows = data?.rows.filter(({ id }) => !isChosen(id))
  return (
    <div role="status" className="max-h-56 overflow-y-auto rounded-md border border-line" aria-busy={!rows}>
      {rows?.length === 0 && <p className="px-3 py-2 text-sm text-muted">{text.nobodyFound}</p>}
      {rows?.map(({ id, name, cityCode }) => (
        <button
          key={id}
          type="button"
          aria-label={text.addPerson(name)}
          onClick={() => onAdd({ kind, id, name })}
          className="flex min-h-control w-full items-center gap-2 px-3 text-left text-sm hover:bg-hover"
        >
          <Plus size={14} aria-hidden className="text-muted" />
          <span className="truncate">{name}</span>
          <span className="ml-auto shrink-0 text-xs text-muted">{cityCode && <CityNames codes={[cityCode]} />}</span>
        </button>
      ))}
    </div>
  )
}
