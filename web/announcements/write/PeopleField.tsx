import { useState } from 'react'
import { type ReaderKind, readerKinds } from '#contract/announcements/announcement.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ChosenPeople, FoundPeople } from '#web/shared/people/ChoosePeople.tsx'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { announcementFormWords, announcementNameWords } from '#words/announcements/announcements.ts'
import type { NamedPerson } from './values.ts'

type PeopleFieldProps = { people: readonly NamedPerson[]; onChange: (people: NamedPerson[]) => void }

/** Persons who get it whatever else is chosen, found by kind and name. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const text = useWords(announcementFormWords)
  const { kinds } = useWords(announcementNameWords)
  const [kind, setKind] = useState<ReaderKind>('staff')
  const [asked, setAsked] = useState('')
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 text-sm text-muted">{text.people}</legend>
      <ChosenPeople
        people={people}
        note={person => kinds[person.kind]}
        onRemove={person => onChange(people.filter(other => other !== person))}
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <FilterSelect
          label={text.kinds}
          options={readerKinds.map(value => ({ value, label: kinds[value] }))}
          value={kind}
          onChoose={setKind}
        />
        <FilterBox label={text.findPeople} value={asked} onFilter={setAsked} maxLength={64} width="min-w-0" />
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

type FoundProps = {
  kind: ReaderKind
  search: string
  people: readonly NamedPerson[]
  onAdd: (person: NamedPerson) => void
}

function Found({ kind, search, people, onAdd }: FoundProps) {
  const { data } = useRead(api.announcements.people, { kind, search })
  const isChosen = (id: number) => people.some(person => person.kind === kind && person.id === id)
  return (
    <FoundPeople
      people={data?.rows.filter(({ id }) => !isChosen(id))}
      note={({ cityCode }) => cityCode && <CityNames codes={[cityCode]} />}
      onAdd={({ id, name }) => onAdd({ kind, id, name })}
    />
  )
}
