import { type DragEvent, memo, useState } from 'react'
import type { BoardWorker, Candidate } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { Arrival } from '#web/shared/order/Arrival.tsx'
import { kilometres } from '#web/shared/order/distance.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { dragged } from './drag.ts'
import type { Choice } from './useChoice.ts'
import { Windowed } from './Windowed.tsx'

const tones: Record<BoardWorker['presence'], Tone> = { idle: 'accent', busy: 'good', weak: 'warn', offline: 'neutral' }

type WorkerListProps = {
  /** Undefined while they are asked for. */
  choices: readonly Choice[] | undefined
  /** How many orders a click would assign. */
  count: number
  /** Whether a click would do nothing, because the answer to the last one is awaited. */
  pending: boolean
  onGive: (worker: BoardWorker, ids?: readonly number[]) => void
  /** Whose way is drawn, where a pointer does not show it. */
  lookedId?: number | undefined
  /** Whose way is drawn; undefined for that of the best one. */
  onPoint: (worker: BoardWorker | undefined) => void
}

/** Over those who can take nothing. */
type Head = { id: 'unable'; count: number }

const heightOf = (row: Choice | Head) => ('count' in row ? 30 : row.rank ? 82 : 44)

/**
 * All workers of the service: the best first for a chosen order, else the free ones; who cannot take any is last, with the
 * reason. A click assigns the selected orders; a dropped card assigns its own.
 */
export function WorkerList({ choices, ...card }: WorkerListProps) {
  const text = useWords(dispatchWords)
  const rows = choices && rowsOf(choices)
  return (
    <Windowed<Choice | Head> items={rows} empty={text.nobodyThere} heightOf={heightOf}>
      {row =>
        'count' in row ? (
          <h3 className="flex size-full items-center bg-ground px-3 text-xs text-muted">{text.unable(row.count)}</h3>
        ) : (
          <WorkerCard choice={row} {...card} />
        )
      }
    </Windowed>
  )
}

function rowsOf(choices: readonly Choice[]): (Choice | Head)[] {
  const able = choices.filter(({ obstacle }) => obstacle === null)
  const unable = choices.filter(({ obstacle }) => obstacle !== null)
  const head: Head[] = unable.length > 0 ? [{ id: 'unable', count: unable.length }] : []
  return [...able, ...head, ...unable]
}

type WorkerCardProps = { choice: Choice } & Omit<WorkerListProps, 'choices'>

const WorkerCard = memo(function WorkerCard({ choice, count, pending, lookedId, onGive, onPoint }: WorkerCardProps) {
  const text = useWords(dispatchWords)
  const { obstacles } = useWords(orderMovesWords)
  const [isOver, setOver] = useState(false)
  const { worker, rank, obstacle } = choice
  function drop(event: DragEvent): void {
    setOver(false)
    const ids = dragged.idsOf(event)
    if (ids.length > 0) onGive(worker, ids)
  }
  const why = obstacle && obstacles[obstacle]
  const isNearlyFull = !why && worker.load > 0 && worker.load === worker.capacity - 1
  return (
    <button
      type="button"
      data-highlighted={worker.id === lookedId || undefined}
      title={count > 0 && !why ? text.give(count, worker.name) : undefined}
      aria-disabled={pending || Boolean(why && count > 0)}
      onClick={() => onGive(worker)}
      onPointerEnter={() => onPoint(worker)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(worker)}
      onBlur={() => onPoint(undefined)}
      onDragOver={event => {
        if (!dragged.isOrders(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid size-full content-center gap-0.5 px-3 text-left text-sm hover:bg-hover ${why ? 'text-muted' : ''} ${worker.id === lookedId ? 'bg-accent-soft' : ''} ${isOver ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium">{worker.name}</span>
        {why ? <Badge>{why}</Badge> : <Badge tone={tones[worker.presence]}>{text.presences[worker.presence]}</Badge>}
        <span
          title={isNearlyFull ? text.nearlyFull : undefined}
          className={`ml-auto shrink-0 text-xs ${isNearlyFull ? 'font-medium text-warn-ink' : 'text-muted'}`}
        >
          {text.load(worker.load, worker.capacity)}
        </span>
      </span>
      {rank && <Why rank={rank} />}
    </button>
  )
})

/** What the place in the ranking is made of. */
function Why({ rank }: { rank: Candidate }) {
  const text = useWords(dispatchWords)
  const moves = useWords(orderMovesWords)
  const { kilometres: inKilometres } = useWords(orderWords)
  const { distanceM, minutes, waitMinutes, sameFrom, sameWay, score } = rank
  return (
    <>
      <span className="truncate text-xs text-muted">
        {[
          distanceM !== null && inKilometres(kilometres(distanceM)),
          minutes !== null && moves.about(minutes),
          waitMinutes > 0 && moves.waits(waitMinutes),
          sameFrom > 0 && moves.sameFrom(sameFrom),
          sameWay > 0 && moves.sameWay(sameWay),
          text.score(score),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Arrival at={rank.doneAt} late={rank.lateMinutes} />
    </>
  )
}
