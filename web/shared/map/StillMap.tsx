import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Ground, Rings } from './Ground.tsx'
import { height, type View, width } from './plot.ts'
import { useSeen } from './useSeen.ts'

type StillMapProps = {
  label: string
  view: View
  /** URL template of the map tiles; none unless it is configured. */
  tiles: string | null
  /** Whether distances from the centre are shown. */
  hasRings?: boolean
  /** The marks; `pixel`: units of the drawing per pixel of the page. */
  children: (pixel: number) => ReactNode
  className?: string
  onKeyDown?: (event: KeyboardEvent<SVGSVGElement>) => void
}

/** The city's ground with marks on it, to look at. */
export function StillMap({
  label,
  view,
  tiles,
  hasRings = true,
  children,
  className = 'size-full',
  onKeyDown,
}: StillMapProps) {
  const plot = useRef<SVGSVGElement>(null)
  const seen = useSeen(plot)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is not allowed in an <svg>
    <svg
      ref={plot}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={`block bg-ground ${className}`}
    >
      {tiles && <Ground tiles={tiles} view={view} seen={seen} />}
      {hasRings && <Rings view={view} pixel={seen.pixel} />}
      {children(seen.pixel)}
    </svg>
  )
}
