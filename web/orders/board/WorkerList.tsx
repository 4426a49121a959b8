import { type DragEvent, useState } from 'react'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { dragged } from './drag.ts'

const tones: Record<BoardWorker['presence'], Tone> = { idle: 'accent', busy: 'good', weak: 'warn', offline: 'neutral' }
const ranks: Record<BoardWorker['presence'], number> = { idle: 0, busy: 1, weak: 2, offline: 3 }

type WorkerListProps = {
  workers: readonly BoardWorker[]
  /** How many orders a click would assign. */
  count: number
  /** Whether a click would do nothing, because the answer to the last one is awaited. */
  pending: boolean
  onGive: (worker: BoardWorker, ids?: readonly number[]) => void
}

/** All workers of the service, free ones first. A click assigns the selected orders; a dropped card assigns its own. */
export function WorkerList({ workers, onGive, ...card }: WorkerListProps) {
  const text = useWords(dispatchWords)
  if (workers.length === 0) return <Empty>{text.nobodyThere}</Empty>
  const sorted = workers.toSorted((one, other) => ranks[one.presence] - ranks[other.presence] || one.load - other.load)
  return (
    <ul className="relative min-h-0 flex-1 overflow-y-auto">
      {sorted.map(worker => (
        <li key={worker.id} className="border-b border-line">
          <WorkerCard worker={worker} onGive={onGive} {...card} />
        </li>
      ))}
    </ul>
  )
}

type WorkerCardProps = { worker: BoardWorker } & Omit<WorkerListProps, 'workers'>

function WorkerCard({ worker, count, pending, onGive }: WorkerCardProps) {
  const text = useWords(dispatchWords)
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent): void {
    setOver(false)
    const ids = dragged.idsOf(event)
    if (ids.length > 0) onGive(worker, ids)
  }
  return (
    <button
      type="button"
      title={count > 0 ? text.give(count, worker.name) : undefined}
      aria-disabled={pending}
      onClick={() => onGive(worker)}
      onDragOver={event => {
        if (!dragged.isOrders(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex w-full items-center gap-2 px-3 py-2 text-left text-sm hover:bg-hover ${isOver ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <span className="truncate font-medium">{worker.name}</span>
      <Badge tone={tones[worker.presence]}>{text.presences[worker.presence]}</Badge>
      <span className="ml-auto shrink-0 text-xs text-muted">{text.load(worker.load, worker.capacity)}</span>
    </button>
  )
}
