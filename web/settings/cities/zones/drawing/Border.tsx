import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { height, placed, type Spot, type View, width } from '#web/shared/map/plot.ts'
import { zoneDrawingWords } from '#words/settings/cities.ts'
import { crosses, fewest, spotAt } from './sketch.ts'
import { useKeys } from './useKeys.ts'
import { usePointer } from './usePointer.ts'
import type { Drawing } from './useSketch.ts'

type BorderProps = {
  drawing: Drawing
  view: View
  setView: (view: View) => void
  pixel: number
  /** Says how to draw. */
  hintId: string
  root: RefObject<SVGGElement | null>
}

const middle = { x: width / 2, y: height / 2 }

/** The border while it is drawn: its sides, its corners and the cross of the keys, over a ground that takes the presses. */
export function Border({ drawing, view, setView, pixel, hintId, root }: BorderProps) {
  const text = useWords(zoneDrawingWords)
  const [cross, setCross] = useState(middle)
  const [chosen, setChosen] = useState(0)
  const { sketch } = drawing
  const spots = sketch.corners.map(corner => spotAt(corner, view))
  const holes = sketch.holes.map(hole => hole.map(position => spotAt(position, view)))
  const at = Math.min(chosen, spots.length - 1)

  function focus(next: number): void {
    setChosen(next)
    // Of a corner that is only now put in, once it is there.
    requestAnimationFrame(() =>
      root.current?.querySelector<SVGElement>(`[data-corner="${next}"]`)?.focus({ preventScroll: true }),
    )
  }

  const pointer = usePointer({ drawing, view, setView, pixel, onCorner: focus })
  const keys = useKeys({ drawing, view, pixel, cross, setCross, focus })
  const isWrong = crosses(sketch)
  return (
    <g ref={root} {...pointer} className={sketch.isClosed ? 'cursor-grab' : 'cursor-crosshair'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button is not allowed in an <svg> */}
      <rect
        role="button"
        tabIndex={0}
        aria-label={text.ground}
        aria-describedby={hintId}
        onKeyDown={keys.onMapKey}
        x={-width}
        y={-height}
        width={3 * width}
        height={3 * height}
        fillOpacity={0}
        className="peer outline-none"
      />
      <g className="pointer-events-none invisible peer-focus-visible:visible" transform={placed(cross, pixel)}>
        <path d="M-12,0H12M0,-12V12" strokeWidth={5} className="stroke-surface" />
        <path d="M-12,0H12M0,-12V12" strokeWidth={2} className="stroke-accent" />
      </g>
      <Sides spots={spots} holes={holes} isClosed={sketch.isClosed} isWrong={isWrong} pixel={pixel} />
      {spots.map((spot, place) => (
        <Corner
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place alone
          key={place}
          place={place}
          spot={spot}
          pixel={pixel}
          isChosen={place === at}
          ends={place === 0 && !sketch.isClosed && spots.length >= fewest}
          onFocus={() => setChosen(place)}
          onKeyDown={event => keys.onCornerKey(event, place)}
        />
      ))}
    </g>
  )
}

type SidesProps = {
  spots: readonly Spot[]
  holes: readonly (readonly Spot[])[]
  isClosed: boolean
  isWrong: boolean
  pixel: number
}

function Sides({ spots, holes, isClosed, isWrong, pixel }: SidesProps) {
  if (spots.length === 0) return null
  const line = `${pathOf(spots)}${isClosed ? 'Z' : ''}`
  const inside = isWrong ? 'fill-bad-fill' : 'fill-accent-fill'
  return (
    <g className="cursor-copy">
      <path d={line} fillOpacity={0} strokeOpacity={0} strokeWidth={14 * pixel} className="stroke-accent" />
      <path
        d={`${line}${holes.map(hole => `${pathOf(hole)}Z`).join('')}`}
        fillRule="evenodd"
        fillOpacity={isClosed ? 0.2 : 0}
        strokeWidth={2.5 * pixel}
        strokeDasharray={isClosed ? undefined : `${7 * pixel} ${5 * pixel}`}
        className={`pointer-events-none ${inside} ${isWrong ? 'stroke-bad-fill' : 'stroke-accent'}`}
      />
    </g>
  )
}

function pathOf(spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`
}

type CornerProps = {
  place: number
  spot: Spot
  pixel: number
  isChosen: boolean
  /** Whether a press on it closes the line. */
  ends: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Corner({ place, spot, pixel, isChosen, ends, onFocus, onKeyDown }: CornerProps) {
  const text = useWords(zoneDrawingWords)
  return (
    <g transform={placed(spot, pixel)} className="cursor-move">
      <circle r={11} fillOpacity={0} />
      {/* biome-ignore lint/a11y/useSemanticElements: a button is not allowed in an <svg> */}
      <circle
        role="button"
        tabIndex={isChosen ? 0 : -1}
        data-corner={place}
        aria-label={text.corner(place + 1)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        r={ends ? 7 : 5}
        strokeWidth={2}
        className={`stroke-accent outline-none focus:stroke-4 ${ends ? 'fill-accent-fill' : 'fill-surface'}`}
      />
    </g>
  )
}
