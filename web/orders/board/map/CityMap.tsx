import { Home, Minus, Plus } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { Ground, Rings } from '#web/shared/map/Ground.tsx'
import { height, isInside, type Spot, spotOf, type View, width, zoomed } from '#web/shared/map/plot.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { spotAt, useHand } from '../useHand.ts'
import { drawGround } from './drawGround.ts'
import { frameOf, pixelOfUnits } from './frame.ts'
import { groupsOf, type Hit, hitAt } from './hits.ts'
import { Legend } from './Legend.tsx'
import { usePalette } from './palette.ts'
import { pressureOf } from './pressure.ts'
import { Tip } from './Tip.tsx'
import { useGround } from './useGround.ts'
import { useMarks } from './useMarks.ts'

type CityMapProps = {
  view: View
  /** URL template of map tiles; none unless it is configured. */
  tiles: string | null
  orders: readonly BoardOrder[]
  workers: readonly BoardWorker[]
  chosen: ReadonlySet<number>
  candidate: BoardWorker | undefined
  greyed: ReadonlySet<number>
  onChoose: (ids: readonly number[]) => void
  onToggle: (ids: readonly number[]) => void
  onGive: (worker: BoardWorker) => void
  onView: (view: View) => void
  onShowAll: () => void
}

/** The city with orders and workers. A lasso selects orders; a click on a worker assigns the selected ones. */
export function CityMap(props: CityMapProps) {
  const { view, tiles, orders, workers, chosen, candidate, greyed, onView } = props
  const text = useWords(dispatchWords)
  const groundCanvas = useRef<HTMLCanvasElement>(null)
  const marksCanvas = useRef<HTMLCanvasElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const [hit, setHit] = useState<Hit>()
  const hand = useHand(view, onView)
  const frame = frameOf(view, hand.seen)
  const palette = usePalette(probe)
  const ground = useGround()
  const groups = groupsOf(orders)
  const pressure = pressureOf(orders, workers)
  const tracks = useMarks(marksCanvas, { groups, workers, chosen, candidate, greyed, pressure, frame, palette })
  const { data, shops } = ground
  useEffect(() => {
    const { current } = groundCanvas
    if (!current || !palette) return
    const draw = () => drawGround(current, { data, shops, frame, palette, isTiled: tiles !== null })
    const handle = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(handle)
  }, [data, shops, frame, palette, tiles])

  function find(event: PointerEvent<SVGSVGElement>): Hit | undefined {
    const spot = pixelOfUnits(spotAt(event.currentTarget, event), frame, hand.seen.pixel)
    const drawn = { groups, workers, tracks: tracks.current, frame }
    return hitAt(spot, drawn, event.pointerType === 'touch' ? 'touch' : 'mouse')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would frame it
    <div role="group" aria-label={text.plot} className="relative size-full overflow-hidden bg-ground">
      <span ref={probe} hidden />
      {tiles && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute inset-0 block size-full">
          <Ground tiles={tiles} view={view} seen={hand.seen} />
        </svg>
      )}
      <canvas ref={groundCanvas} aria-hidden className="absolute inset-0 size-full" />
      <canvas ref={marksCanvas} aria-hidden className="absolute inset-0 size-full" />
      <Lasso {...props} hand={hand} find={find} hasRings={!tiles && ground.isKnown && !data} hit={hit} onHit={setHit} />
      {hit && <Tip hit={hit} frame={frame} />}
      <Legend />
      <span className="absolute right-2 bottom-2 flex rounded-md border border-line bg-raised">
        <IconButton icon={Plus} label={text.closer} onClick={() => onView(zoomed(view, 1.5))} />
        <IconButton icon={Minus} label={text.wider} onClick={() => onView(zoomed(view, 1 / 1.5))} />
        <IconButton icon={Home} label={text.showAll} onClick={props.onShowAll} />
      </span>
    </div>
  )
}

type LassoProps = CityMapProps & {
  hand: ReturnType<typeof useHand>
  find: (event: PointerEvent<SVGSVGElement>) => Hit | undefined
  hasRings: boolean
  hit: Hit | undefined
  onHit: (hit: Hit | undefined) => void
}

/** The pointer over the map: a press on a mark, a line round orders, or the map is dragged. */
function Lasso({ view, orders, hand, find, hasRings, hit, onHit, onChoose, onToggle, onGive }: LassoProps) {
  const [line, setLine] = useState<Spot[]>([])
  const [pressed, setPressed] = useState<Hit>()

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (hand.take(event) || event.button !== 0) return
    const under = find(event)
    setPressed(under)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!under) setLine([spotAt(event.currentTarget, event)])
  }
  function draw(event: PointerEvent<SVGSVGElement>): void {
    hand.drag(event)
    if (line.length > 0) setLine([...line, spotAt(event.currentTarget, event)])
    else hover(find(event))
  }
  function hover(under: Hit | undefined): void {
    if (!isSame(under, hit)) onHit(under)
  }
  function finish(event: PointerEvent<SVGSVGElement>): void {
    hand.drop()
    const inside = orders.filter(order => order.from && isInside(spotOf(order.from, view), line))
    if (line.length > 2) onChoose(inside.map(order => order.id))
    setLine([])
    setPressed(undefined)
    if (!pressed || !isSame(find(event), pressed)) return
    if (pressed.kind === 'worker') onGive(pressed.worker)
    else onToggle(pressed.group.ids)
  }
  function leave(): void {
    hand.drop()
    setLine([])
    setPressed(undefined)
    onHit(undefined)
  }

  const cursor = hand.isHolding ? 'cursor-grabbing' : hit ? 'cursor-pointer' : 'cursor-crosshair'
  return (
    <svg
      ref={hand.plot}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={finish}
      onPointerCancel={leave}
      onPointerLeave={() => line.length === 0 && onHit(undefined)}
      className={`absolute inset-0 block size-full touch-none select-none ${cursor}`}
    >
      {hasRings && <Rings view={view} pixel={hand.seen.pixel} />}
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

function isSame(one: Hit | undefined, other: Hit | undefined): boolean {
  if (one?.kind === 'worker') return other?.kind === 'worker' && one.worker.id === other.worker.id
  return one?.group.ids[0] === (other?.kind === 'orders' ? other.group.ids[0] : undefined) && one?.kind === other?.kind
}
