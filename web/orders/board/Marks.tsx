import type { KeyboardEvent } from 'react'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { presenceLooks } from '#web/shared/map/looks.ts'
import { placed, type Spot, spotOf, type View } from '#web/shared/map/plot.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'

type WorkerMarkProps = { worker: BoardWorker; at: string; onPress: () => void }

export function WorkerMark({ worker, at, onPress }: WorkerMarkProps) {
  const text = useWords(dispatchWords)
  const label = `${worker.name} · ${text.presences[worker.presence]} · ${text.load(worker.load, worker.capacity)}`
  const ink = worker.presence === 'idle' || worker.presence === 'busy' ? 'fill-on-fill' : 'fill-ink'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> is not allowed in an <svg>
    <g
      data-mark
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={at}
      onClick={onPress}
      onKeyDown={pressed(onPress)}
      className="cursor-pointer outline-none focus-visible:[&>circle]:stroke-ink"
    >
      <title>{label}</title>
      <circle
        r={9}
        strokeWidth={2}
        strokeDasharray={worker.presence === 'weak' ? '3 2' : undefined}
        className={presenceLooks[worker.presence]}
      />
      {worker.load > 0 && (
        <text y={4} textAnchor="middle" className={`text-xs font-medium ${ink}`}>
          {worker.load}
        </text>
      )}
    </g>
  )
}

type OrderMarkProps = {
  /** Orders with the same pickup point, at least one. */
  orders: readonly OrderRow[]
  view: View
  pixel: number
  chosen: boolean
  onPress: () => void
}

export function OrderMark({ orders, view, pixel, chosen, onPress }: OrderMarkProps) {
  const text = useWords(dispatchWords)
  const now = useNow(1000)
  const [first] = orders
  const place = first?.from ?? first?.to
  if (!place) return null
  const spot = spotOf(place, view)
  const isLate = orders.some(order => order.dueAt !== null && order.dueAt < now)
  const label = `${place.name} · ${text.waitingHere(orders.length)}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> is not allowed in an <svg>
    <g
      data-mark
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      onClick={onPress}
      onKeyDown={pressed(onPress)}
      className="cursor-pointer outline-none focus-visible:[&_rect]:stroke-ink"
    >
      <title>{label}</title>
      {chosen &&
        orders.map(
          order =>
            order.from && order.to && <Way key={order.id} from={spot} to={spotOf(order.to, view)} pixel={pixel} />,
        )}
      <g transform={placed(spot, pixel)}>
        <rect x={-8} y={-8} width={16} height={16} rx={3} strokeWidth={2} className={lookOf(chosen, isLate)} />
        {orders.length > 1 && (
          <text y={4} textAnchor="middle" className="fill-surface text-xs font-medium">
            {orders.length}
          </text>
        )}
      </g>
    </g>
  )
}

/** The destination of a chosen order. */
function Way({ from, to, pixel }: { from: Spot; to: Spot; pixel: number }) {
  return (
    <>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        strokeWidth={2}
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
      <circle cx={to.x} cy={to.y} r={4 * pixel} className="fill-accent-fill" />
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
