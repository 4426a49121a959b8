import { type PointerEvent, useState } from 'react'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Ground, Rings } from '#web/shared/map/Ground.tsx'
import { height, isInside, placed, type Spot, spotOf, type View, width } from '#web/shared/map/plot.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { OrderMark, WorkerMark } from './Marks.tsx'
import { spotAt, useHand } from './useHand.ts'

type PlotProps = {
  view: View
  /** URL template of the map tiles; none unless it is configured. */
  tiles: string | null
  orders: readonly OrderRow[]
  workers: readonly BoardWorker[]
  chosen: ReadonlySet<number>
  onChoose: (ids: readonly number[]) => void
  onToggle: (ids: readonly number[]) => void
  onGive: (worker: BoardWorker) => void
  onView: (view: View) => void
}

/** The map of orders and workers. A lasso selects orders; a click on a worker assigns the selected ones. */
export function Plot({ view, tiles, orders, workers, chosen, onChoose, onToggle, onGive, onView }: PlotProps) {
  const text = useWords(dispatchWords)
  const [line, setLine] = useState<Spot[]>([])
  const hand = useHand(view, onView)
  const { pixel } = hand.seen

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (hand.take(event)) return
    if (event.button !== 0 || (event.target as Element).closest('[data-mark]')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine([spotAt(event.currentTarget, event)])
  }
  function draw(event: PointerEvent<SVGSVGElement>): void {
    hand.drag(event)
    if (line.length > 0) setLine([...line, spotAt(event.currentTarget, event)])
  }
  function finish(): void {
    hand.drop()
    const inside = orders.filter(order => order.from && isInside(spotOf(order.from, view), line))
    if (line.length > 2) onChoose(inside.map(order => order.id))
    setLine([])
  }

  function leave(): void {
    hand.drop()
    setLine([])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is not allowed in an <svg>
    <svg
      ref={hand.plot}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={text.plot}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={finish}
      onPointerCancel={leave}
      className={`block size-full touch-none bg-ground select-none ${hand.isHolding ? 'cursor-grabbing' : 'cursor-crosshair'}`}
    >
      {tiles && <Ground tiles={tiles} view={view} seen={hand.seen} />}
      <Rings view={view} pixel={pixel} />
      {workers.map(worker => (
        <WorkerMark
          key={worker.id}
          worker={worker}
          at={placed(spotOf(worker, view), pixel)}
          onPress={() => onGive(worker)}
        />
      ))}
      {Map.groupBy(orders, placeOf)
        .entries()
        .map(([place, together]) => {
          const ids = together.map(order => order.id)
          const isChosen = ids.every(id => chosen.has(id))
          return (
            <OrderMark
              key={place}
              orders={together}
              view={view}
              pixel={pixel}
              chosen={isChosen}
              onPress={() => onToggle(ids)}
            />
          )
        })
        .toArray()}
      {line.length > 1 && (
        <polygon
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-accent/10 stroke-accent"
          strokeDasharray="6 4"
        />
      )}
    </svg>
  )
}

/** Orders with the same pickup point share one mark. */
function placeOf({ id, from, to }: OrderRow): string {
  const place = from ?? to
  return place ? `${place.lng} ${place.lat}` : String(id)
}
