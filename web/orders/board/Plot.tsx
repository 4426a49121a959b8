import { type PointerEvent, useState } from 'react'
import type { BoardWorker } from '#contract/dispatch.ts'
import type { OrderRow } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { OrderMark, WorkerMark } from './Marks.tsx'
import { height, isInside, type Spot, spotOf, tilesOf, unitsPerMetre, type View, width } from './plot.ts'
import { dispatchText } from './text.ts'

type PlotProps = {
  view: View
  /** Where pictures of the ground come from; none where nobody set that. */
  tiles: string | null
  orders: readonly OrderRow[]
  workers: readonly BoardWorker[]
  chosen: ReadonlySet<number>
  onChoose: (ids: readonly number[]) => void
  onToggle: (ids: readonly number[]) => void
  onGive: (worker: BoardWorker) => void
}

const ringsM = [1000, 3000, 5000]

/** Where everybody is. A line drawn round orders chooses them; a click on a worker gives the chosen ones away. */
export function Plot({ view, tiles, orders, workers, chosen, onChoose, onToggle, onGive }: PlotProps) {
  const text = useWords(dispatchText)
  const [line, setLine] = useState<Spot[]>([])

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0 || (event.target as Element).closest('[data-mark]')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine([spotAt(event)])
  }
  function draw(event: PointerEvent<SVGSVGElement>): void {
    if (line.length > 0) setLine([...line, spotAt(event)])
  }
  function finish(): void {
    const inside = orders.filter(order => order.from && isInside(spotOf(order.from, view), line))
    if (line.length > 2) onChoose(inside.map(order => order.id))
    setLine([])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={text.plot}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={finish}
      onPointerCancel={() => setLine([])}
      className="block size-full cursor-crosshair touch-none bg-ground select-none"
    >
      {tiles &&
        tilesOf(tiles, view).map(({ key, url, x, y, size }) => (
          <image key={key} href={url} x={x} y={y} width={size} height={size} />
        ))}
      <Rings view={view} />
      {workers.map(worker => (
        <WorkerMark key={worker.id} worker={worker} spot={spotOf(worker, view)} onPress={() => onGive(worker)} />
      ))}
      {Map.groupBy(orders, placeOf)
        .entries()
        .map(([place, together]) => {
          const ids = together.map(order => order.id)
          const isChosen = ids.every(id => chosen.has(id))
          return <OrderMark key={place} orders={together} view={view} chosen={isChosen} onPress={() => onToggle(ids)} />
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

/** Orders from one place are one mark. */
function placeOf({ id, from, to }: OrderRow): string {
  const place = from ?? to
  return place ? `${place.lng} ${place.lat}` : String(id)
}

/** Circles of so many metres round the middle, for want of a map. */
function Rings({ view }: { view: View }) {
  const text = useWords(dispatchText)
  const units = unitsPerMetre(view)
  return ringsM.map(metres => (
    <g key={metres} aria-hidden>
      <circle
        cx={width / 2}
        cy={height / 2}
        r={metres * units}
        className="fill-none stroke-line-strong"
        strokeDasharray="3 5"
      />
      <text x={width / 2 + 4} y={height / 2 - metres * units - 4} className="fill-muted text-xs">
        {text.ring(metres / 1000)}
      </text>
    </g>
  ))
}

/** Where in the drawing the pointer is, however large it is drawn. */
function spotAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse())
  return { x, y }
}
