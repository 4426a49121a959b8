import type { UseQueryResult } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import type { Candidate } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { inputClass } from '#web/ui/controls/Field.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { CandidateOption } from './CandidateOption.tsx'

type WorkerPickerProps = {
  input: RefObject<HTMLInputElement | null>
  found: UseQueryResult<Candidate[]>
  chosen: Candidate | undefined
  /** Who has the order, and is no choice. */
  holderId?: number | undefined
  onChoose: (worker: Candidate | undefined) => void
  /** Called by Enter or a double click. */
  onGive: () => void
}

export function isEligible(worker: Candidate): boolean {
  return worker.obstacle === null
}

/** A search field that keeps the focus, and the workers under it: arrows select, Enter assigns. */
export function WorkerPicker({ input, found, holderId, chosen, onChoose, onGive }: WorkerPickerProps) {
  const text = useWords(orderMovesWords)
  const id = useId()
  const [search, setSearch] = useState('')
  const workers = found.data?.filter(worker => worker.id !== holderId)
  const matching = workersLike(workers, search)

  function searchFor(wanted: string) {
    setSearch(wanted)
    onChoose(workersLike(workers, wanted).find(isEligible))
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter') onGive()
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
      {found.error && !workers && <Failed error={found.error} onAgain={() => void found.refetch()} />}
      {found.isPending && <Skeletons widths={[70, 50, 65]} />}
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
      {workers && matching.length === 0 && <Empty>{text.noCandidates}</Empty>}
      <div id={id} role="listbox" aria-label={text.candidates} className="-mx-2 max-h-80 overflow-y-auto">
        {matching.map(worker => (
          <CandidateOption
            key={worker.id}
            id={`${id}-${worker.id}`}
            worker={worker}
            chosen={worker === chosen}
            onChoose={() => onChoose(worker)}
            onGive={onGive}
          />
        ))}
      </div>
    </>
  )
}

function workersLike(workers: readonly Candidate[] | undefined, search: string): readonly Candidate[] {
  const wanted = comparedForm(search)
  return (workers ?? []).filter(worker => comparedForm(`${worker.name} ${worker.phone}`).includes(wanted))
}
