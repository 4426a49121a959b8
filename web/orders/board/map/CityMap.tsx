import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { Hand } from '#web/orders/board/hand/Hand.tsx'
import { spotAt, type Tool } from '#web/orders/board/hand/useHand.ts'
import type { Route } from '#web/orders/board/plan/useRoutes.ts'
import type { Obstacles } from '#web/orders/board/useChoice.ts'
import { densityOfPage, type Frame, frameOf, pixelOf, pixelOfUnits } from '#web/shared/map/frame.ts'
import { Ground } from '#web/shared/map/Ground.tsx'
import { GroundCanvas } from '#web/shared/map/ground/GroundCanvas.tsx'
import { usePalette } from '#web/shared/map/palette.ts'
import { height, type View, width } from '#web/shared/map/plot.ts'
import { useSeen } from '#web/shared/map/useSeen.ts'
import { createWorkerDrawing, type Drawn } from '#web/shared/map/workerDrawing.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import type { Marks } from './drawMarks.ts'
import { groupsOf, type Hit, hitAt } from './hits.ts'
import { Legend } from './Legend.tsx'
import { MapButtons } from './MapButtons.tsx'
import { pressureOf } from './pressure.ts'
import { followed, isMoving, type Tracks } from './trails.ts'
import type { CityGround } from './useGround.ts'
import { useWays } from './useWays.ts'

type CityMapProps = {
  view: View
  ground: CityGround
  /** Whether orders and workers were answered. */
  isThere: boolean
  orders: readonly BoardOrder[]
  workers: readonly BoardWorker[]
  chosen: ReadonlySet<number>
  candidate: BoardWorker | undefined
  obstacles: Obstacles
  /** Of the plan that is shown. */
  routes: readonly Route[]
  onChoose: (ids: readonly number[]) => void
  onToggle: (ids: readonly number[]) => void
  onGive: (worker: BoardWorker) => void
  onView: (view: View) => void
  onZoom: (factor: number) => void
  onShowAll: () => void
}

/** The city with orders and workers. A line round orders chooses them; a press on a worker assigns the chosen ones. */
export function CityMap(props: CityMapProps) {
  const { view, isThere, orders, workers, chosen, candidate, obstacles, routes, ground } = props
  const text = useWords(dispatchWords)
  const marksCanvas = useRef<HTMLCanvasElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const plot = useRef<SVGSVGElement>(null)
  const [hit, setHit] = useState<Hit>()
  const [tool, setTool] = useState<Tool>()
  const seen = useSeen(plot)
  const frame = frameOf(view, seen)
  const palette = usePalette(probe)
  const groups = groupsOf(orders)
  const pressure = pressureOf(orders, workers)
  const ways = useWays(orders, chosen, candidate)
  const marks = { groups, workers, chosen, candidate, ways, routes, obstacles, pressure, frame, palette }
  const tracks = useMarks(marksCanvas, marks)
  const { tiles, maps, shops } = ground
  const [hasStreets, setStreets] = useState<boolean>()

  function find(event: PointerEvent<SVGSVGElement>): Hit | undefined {
    const spot = pixelOfUnits(spotAt(event.currentTarget, event), frame, seen.pixel)
    const drawn = { groups, workers, tracks: tracks.current, frame }
    return hitAt(spot, drawn, event.pointerType === 'touch' ? 'touch' : 'mouse')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would frame it
    <div
      role="group"
      aria-label={text.plot}
      aria-busy={!isThere}
      className="relative size-full overflow-hidden bg-ground"
    >
      <span ref={probe} hidden />
      {tiles && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute inset-0 block size-full">
          <Ground tiles={tiles} view={view} seen={seen} />
        </svg>
      )}
      <GroundCanvas
        maps={maps}
        shops={shops}
        frame={frame}
        palette={palette}
        isTiled={tiles !== null}
        onRead={setStreets}
      />
      <canvas ref={marksCanvas} aria-hidden className="absolute inset-0 size-full" />
      <Hand
        {...props}
        plot={plot}
        seen={seen}
        tool={tool}
        find={find}
        hit={hit}
        hasRings={!tiles && hasStreets === false}
        onHit={setHit}
      />
      {hit && <Tip hit={hit} frame={frame} obstacles={obstacles} />}
      <Legend />
      <MapButtons {...props} tool={tool} onTool={setTool} />
    </div>
  )
}

/** What is under the pointer, in words. */
function Tip({ hit, frame, obstacles }: { hit: Hit; frame: Frame; obstacles: Obstacles }) {
  const text = useWords(dispatchWords)
  const { obstacles: reasons } = useWords(orderMovesWords)
  const obstacle = hit.kind === 'worker' && obstacles.get(hit.worker.id)
  const { x, y } = pixelOf(hit.kind === 'worker' ? hit.worker : hit.group, frame)
  const isRight = x > frame.wide / 2
  return (
    <div
      role="tooltip"
      className="pointer-events-none absolute top-0 left-0 z-10 w-max max-w-56 rounded-md border border-line bg-raised px-2 py-1 text-xs shadow-float"
      style={{
        transform: `translate(${x + (isRight ? -14 : 14)}px, ${y}px) translate(${isRight ? '-100%' : '0'}, -50%)`,
      }}
    >
      {hit.kind === 'worker' ? (
        <>
          <p className="font-medium">{hit.worker.name}</p>
          <p className="text-muted">
            {`${obstacle ? reasons[obstacle] : text.presences[hit.worker.presence]} · ${text.load(hit.worker.load, hit.worker.capacity)} · ${text.score(hit.worker.score)}`}
          </p>
        </>
      ) : (
        <>
          <p className="font-medium">{hit.group.name}</p>
          <p className="text-muted">{text.waitingHere(hit.group.ids.length)}</p>
        </>
      )}
    </div>
  )
}

/** Between two drawings while somebody moves: smooth enough, and little work for a slow machine. */
const everyMs = 60

/** Draws the marks when something changed, and repeatedly while workers glide to new positions. */
function useMarks(
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    workers,
    frame,
    palette,
    ...shown
  }: Omit<Marks, 'tracks' | 'density' | 'now' | 'serverNow' | 'palette'> & { palette: Marks['palette'] | undefined },
): RefObject<Tracks> {
  const drawing = useRef<ReturnType<typeof createWorkerDrawing<Marks, Drawn>>>(undefined)
  const tracks = useRef<Tracks>(new Map())
  const seen = useRef<readonly BoardWorker[]>(undefined)
  useEffect(() => {
    if (!canvas.current) return
    const begin = () => new Worker(new URL('./marksWorker.ts', import.meta.url), { type: 'module' })
    drawing.current = createWorkerDrawing(canvas.current, { begin })
    return () => drawing.current?.stop()
  }, [canvas])
  const draw = useEffectEvent((now: number) => {
    if (!palette) return
    const moment = { density: densityOfPage(), now, serverNow: serverNow() }
    drawing.current?.draw({ ...shown, workers, frame, palette, tracks: tracks.current, ...moment })
  })
  useEffect(() => {
    if (seen.current === workers) return
    seen.current = workers
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    tracks.current = followed(tracks.current, workers, { now: performance.now(), isStill })
    let [handle, drawnAt] = [0, 0]
    const step = (now: number) => {
      if (now - drawnAt >= everyMs || !isMoving(tracks.current, now)) {
        drawnAt = now
        draw(now)
      }
      if (isMoving(tracks.current, now)) handle = requestAnimationFrame(step)
    }
    handle = requestAnimationFrame(step)
    return () => cancelAnimationFrame(handle)
  }, [workers])
  const { groups, chosen, candidate, obstacles, pressure, ways, routes } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changed, and the event reads it
  useEffect(() => {
    const handle = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(handle)
  }, [groups, chosen, candidate, obstacles, pressure, ways, routes, frame, palette])
  return tracks
}
