import { type KeyboardEvent, type ReactNode, Suspense, useRef } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { Ground, Rings } from './Ground.tsx'
import { height, type View, width } from './plot.ts'
import { useSeen } from './useSeen.ts'

const StillGround = lazily(async () => (await import('./ground/StillGround.tsx')).StillGround)

type StillMapProps = {
  label: string
  view: View
  /** URL template of the map tiles; none unless it is configured. */
  tiles: string | null
  /** Addresses of files with the city's streets, drawn where there are no tiles. */
  maps?: readonly string[]
  /** Whether distances from the centre are shown where there are neither tiles nor streets. */
  hasRings?: boolean
  /** The marks; `pixel`: units of the drawing per pixel of the page. */
  children: (pixel: number) => ReactNode
  onKeyDown?: (event: KeyboardEvent<SVGSVGElement>) => void
}

/** The city's ground with marks on it, to look at. */
export function StillMap({ label, view, tiles, maps = [], hasRings = true, children, onKeyDown }: StillMapProps) {
  const plot = useRef<SVGSVGElement>(null)
  const seen = useSeen(plot)
  const hasStreets = !tiles && maps.length > 0
  return (
    <div className="relative size-full overflow-hidden bg-ground">
      <Suspense>{hasStreets && <StillGround maps={maps} view={view} seen={seen} />}</Suspense>
      {/* biome-ignore lint/a11y/useSemanticElements: a <fieldset> is not allowed in an <svg> */}
      <svg
        ref={plot}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="absolute inset-0 block size-full"
      >
        {tiles && <Ground tiles={tiles} view={view} seen={seen} />}
        {hasRings && !hasStreets && <Rings view={view} pixel={seen.pixel} />}
        {children(seen.pixel)}
      </svg>
    </div>
  )
}
