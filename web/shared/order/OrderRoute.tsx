import type { OrderDetail, PlaceView } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { useInterval } from '#web/shared/time/useInterval.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { orderDetailWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { kilometres } from './distance.ts'

type Whereabouts = NonNullable<OrderDetail['whereabouts']>
type OrderRouteProps = { order: OrderDetail; whereabouts: Whereabouts; to: PlaceView; onAgain: () => void }

/** Positions are reported every few seconds and send no nudge. */
const againMs = 10_000
/** In units of the drawing. */
const [width, height, margin] = [420, 110, 20]

/** Remaining distance of the worker, and a sketch of the route. */
export function OrderRoute({ order: { service, from }, whereabouts, to, onAgain }: OrderRouteProps) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  useInterval(againMs, onAgain)

  const { isLoaded, toGoM, at } = whereabouts
  const here: Point = whereabouts
  const places = [...whereabouts.way, ...(from ? [from] : []), to]
  const spotOf = drawn(places)
  const ahead = whereabouts.way.map(spotOf)
  const [begin = '', end = ''] = text.places[service]
  const label = detail.toGo(kilometres(toGoM))
  return (
    <figure className="grid gap-1.5 rounded-md bg-ground px-3 py-2 text-sm">
      <figcaption className="flex flex-wrap items-baseline gap-x-2">
        <strong className="font-medium">{label}</strong>
        {from && !isLoaded && <span className="text-muted">{detail.firstTo(begin)}</span>}
        <span className="ml-auto text-xs text-muted">
          {detail.seenAt} <Time at={at} shape="full" />
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full">
        <polyline
          points={ahead.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth={2}
          strokeDasharray="5 4"
          className="fill-none stroke-accent"
        />
        {from && (
          <Mark
            spot={spotOf(from)}
            name={begin}
            side={from.lng < to.lng ? 'left' : 'right'}
            look={isLoaded ? 'fill-line-strong' : 'fill-warn-ink'}
          />
        )}
        <Mark spot={spotOf(to)} name={end} side={from && from.lng < to.lng ? 'right' : 'left'} look="fill-good-ink" />
        <circle
          cx={spotOf(here).x}
          cy={spotOf(here).y}
          r={6}
          strokeWidth={2}
          className="fill-accent-fill stroke-surface"
        />
      </svg>
    </figure>
  )
}

type MarkProps = { spot: Spot; name: string; side: 'left' | 'right'; look: string }

/** Labels of two close points are placed on different sides. */
function Mark({ spot: { x, y }, name, side, look }: MarkProps) {
  return (
    <>
      <rect x={x - 5} y={y - 5} width={10} height={10} rx={2} className={look} />
      <text
        x={side === 'left' ? x - 9 : x + 9}
        y={y + 3}
        textAnchor={side === 'left' ? 'end' : 'start'}
        fontSize={9}
        className="fill-muted"
      >
        {name}
      </text>
    </>
  )
}

type Point = { lng: number; lat: number }
type Spot = { x: number; y: number }

/** Projects points of one city so that all of them are inside the drawing. */
function drawn(places: readonly Point[]): (place: Point) => Spot {
  const [{ lat: latitude } = { lat: 0 }] = places
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const xs = places.map(({ lng }) => lng * shrink)
  const ys = places.map(({ lat }) => -lat)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * margin) / (right - left || 1e-9), (height - 2 * margin) / (bottom - top || 1e-9))
  return ({ lng, lat }) => ({
    x: width / 2 + (lng * shrink - (left + right) / 2) * scale,
    y: height / 2 + (-lat - (top + bottom) / 2) * scale,
  })
}
