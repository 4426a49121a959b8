import type { KeyboardEvent } from 'react'
import type { BoardWorker } from '#contract/dispatch.ts'
import type { OrderRow } from '#contract/order.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { type Spot, spotOf, type View } from './plot.ts'
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
  /** All from one place, one at least. */
  orders: readonly OrderRow[]
  view: View
  chosen: boolean
  onPress: () => void
}

export function OrderMark({ orders, view, chosen, onPress }: OrderMarkProps) {
  const text = useWords(dispatchText)
  const now = useNow(1000)
  const [first] = orders
  const place = first?.from ?? first?.to
  if (!place) return null
  const { x, y } = spotOf(place, view)
  const isLate = orders.some(order => order.dueAt !== null && order.dueAt < now)
  const label = `${place.name} · ${text.waitingHere(orders.length)}`
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
      {chosen &&
        orders.map(
          order => order.from && order.to && <Way key={order.id} from={{ x, y }} to={spotOf(order.to, view)} />,
        )}
      <rect x={x - 9} y={y - 9} width={18} height={18} rx={3} strokeWidth={2} className={lookOf(chosen, isLate)} />
      {orders.length > 1 && (
        <text x={x} y={y + 4} textAnchor="middle" className="fill-surface text-xs font-medium">
          {orders.length}
        </text>
      )}
    </g>
  )
}

/** Where a chosen order goes. */
function Way({ from, to }: { from: Spot; to: Spot }) {
  return (
    <>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        strokeWidth={2}
        strokeDasharray="5 4"
        className="stroke-accent"
      />
      <circle cx={to.x} cy={to.y} r={4} className="fill-accent-fill" />
    </>
  )
}

function lookOf(chosen: boolean, isLate: boolean): string {
  if (chosen) return 'fill-accent-fill stroke-ink'
  return isLate ? 'fill-bad-fill stroke-surface' : 'fill-warn-ink stroke-surface'
}

function pressed(onPress: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
}
