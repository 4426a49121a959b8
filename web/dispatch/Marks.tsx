import type { KeyboardEvent } from 'react'
import type { BoardWorker } from '#contract/dispatch.ts'
import type { OrderRow } from '#contract/order.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import type { Spot } from './plot.ts'
import { dispatchText } from './text.ts'

/** Shape and number say it too, for who sees no colours: filled is free, a number is how many in hand, hollow is away. */
const looks: Record<BoardWorker['presence'], string> = {
  idle: 'fill-accent-fill stroke-surface',
  busy: 'fill-good-ink stroke-surface',
  weak: 'fill-warn-soft stroke-warn-ink',
  offline: 'fill-surface stroke-muted',
}

type WorkerMarkProps = { worker: BoardWorker; spot: Spot; onPress: () => void }

export function WorkerMark({ worker, spot: { x, y }, onPress }: WorkerMarkProps) {
  const text = useWords(dispatchText)
  const label = `${worker.name} · ${text.presences[worker.presence]} · ${text.load(worker.load, worker.capacity)}`
  const ink = worker.presence === 'idle' || worker.presence === 'busy' ? 'fill-on-fill' : 'fill-ink'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      data-mark
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onPress}
      onKeyDown={pressed(onPress)}
      className="cursor-pointer outline-none focus-visible:[&>circle]:stroke-ink"
    >
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={11}
        strokeWidth={2}
        strokeDasharray={worker.presence === 'weak' ? '3 2' : undefined}
        className={looks[worker.presence]}
      />
      {worker.load > 0 && (
        <text x={x} y={y + 4} textAnchor="middle" className={`text-xs font-medium ${ink}`}>
          {worker.load}
        </text>
      )}
    </g>
  )
}

type OrderMarkProps = {
  order: OrderRow
  spot: Spot
  /** Where it goes, drawn once it is chosen. */
  goal: Spot | undefined
  chosen: boolean
  onPress: () => void
}

export function OrderMark({ order, spot: { x, y }, goal, chosen, onPress }: OrderMarkProps) {
  const now = useNow(1000)
  const isLate = order.dueAt !== null && order.dueAt < now
  const look = chosen
    ? 'fill-accent-fill stroke-ink'
    : isLate
      ? 'fill-bad-fill stroke-surface'
      : 'fill-warn-ink stroke-surface'
  const label = [order.no.slice(-6), order.from?.name, order.to?.detail].filter(Boolean).join(' · ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      data-mark
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      onClick={onPress}
      onKeyDown={pressed(onPress)}
      className="cursor-pointer outline-none focus-visible:[&>rect]:stroke-ink"
    >
      <title>{label}</title>
      {goal && (
        <>
          <line x1={x} y1={y} x2={goal.x} y2={goal.y} strokeWidth={2} strokeDasharray="5 4" className="stroke-accent" />
          <circle cx={goal.x} cy={goal.y} r={4} className="fill-accent-fill" />
        </>
      )}
      <rect x={x - 8} y={y - 8} width={16} height={16} rx={3} strokeWidth={2} className={look} />
    </g>
  )
}

function pressed(onPress: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
}
