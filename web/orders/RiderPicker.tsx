import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { Candidate } from '#contract/orders.ts'
import { useWords } from '#web/kit/words.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { inputClass } from '#web/ui/Field.tsx'
import { CandidateOption } from './CandidateOption.tsx'
import { ordersText } from './text.ts'

type RiderPickerProps = {
  input: RefObject<HTMLInputElement | null>
  /** Undefined until they are known. */
  riders: readonly Candidate[] | undefined
  chosen: Candidate | undefined
  onChoose: (rider: Candidate | undefined) => void
  /** Enter, or a double click. */
  onGive: () => void
}

export function isEligible(rider: Candidate): boolean {
  return rider.obstacle === null
}

/** A search field that keeps the focus, and the riders under it: arrows choose, Enter gives. */
export function RiderPicker({ input, riders, chosen, onChoose, onGive }: RiderPickerProps) {
  const text = useWords(ordersText)
  const id = useId()
  const [search, setSearch] = useState('')
  const matching = ridersLike(riders, search)

  function searchFor(wanted: string) {
    setSearch(wanted)
    onChoose(ridersLike(riders, wanted).find(isEligible))
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onGive()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const eligible = matching.filter(isEligible)
    if (!step || !chosen || !eligible.length) return
    event.preventDefault()
    const next = eligible[(eligible.indexOf(chosen) + step + eligible.length) % eligible.length]
    onChoose(next)
    document.getElementById(`${id}-${next?.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        aria-label={text.searchCandidates}
        placeholder={text.searchCandidates}
        value={search}
        onChange={event => searchFor(event.target.value)}
        onKeyDown={walk}
        className={inputClass}
      />
      {riders && matching.length === 0 && <Empty>{text.noCandidates}</Empty>}
      <div id={id} role="listbox" aria-label={text.candidates} className="-mx-2 max-h-80 overflow-y-auto">
        {matching.map(rider => (
          <CandidateOption
            key={rider.id}
            id={`${id}-${rider.id}`}
            rider={rider}
            chosen={rider === chosen}
            onChoose={() => onChoose(rider)}
            onGive={onGive}
          />
        ))}
      </div>
    </>
  )
}

function ridersLike(riders: readonly Candidate[] | undefined, search: string): readonly Candidate[] {
  return (riders ?? []).filter(rider => `${rider.name} ${rider.phone}`.includes(search.trim()))
}
