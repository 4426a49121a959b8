import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { RemovableChip } from '#web/ui/controls/RemovableChip.tsx'
import { choosePeopleWords } from '#words/people/people.ts'

type Person = { id: number; name: string }

type ChosenPeopleProps<P extends Person> = {
  people: readonly P[]
  /** What stands beside the name. */
  note?: (person: P) => string
  onRemove: (person: P) => void
}

/** The people who are chosen, each with a button that takes them off; nothing for nobody. */
export function ChosenPeople<P extends Person>({ people, note, onRemove }: ChosenPeopleProps<P>) {
  const text = useWords(choosePeopleWords)
  if (people.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {people.map(person => (
        <li key={`${note?.(person)} ${person.id}`}>
          <RemovableChip look="value" label={text.remove(person.name)} onRemove={() => onRemove(person)}>
            {person.name} {note && <span className="text-xs text-muted">{note(person)}</span>}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

type FoundPeopleProps<P extends Person> = {
  /** Nothing while they are looked for. */
  people: readonly P[] | undefined
  note: (person: P) => ReactNode
  onAdd: (person: P) => void
}

/** Those who were found by what was typed; a press adds one. */
export function FoundPeople<P extends Person>({ people, note, onAdd }: FoundPeopleProps<P>) {
  const text = useWords(choosePeopleWords)
  return (
    <div role="status" className="max-h-56 overflow-y-auto rounded-md border border-line" aria-busy={!people}>
      {people?.length === 0 && <p className="px-3 py-2 text-sm text-muted">{text.nobodyFound}</p>}
      {people?.map(person => (
        <button
          key={person.id}
          type="button"
          onClick={() => onAdd(person)}
          className="flex min-h-control w-full items-center gap-2 px-3 text-left text-sm hover:bg-hover"
        >
          <Plus size={14} aria-hidden className="text-muted" />
          <span className="truncate">{person.name}</span>
          <span className="ml-auto shrink-0 text-xs text-muted">{note(person)}</span>
        </button>
      ))}
    </div>
  )
}
