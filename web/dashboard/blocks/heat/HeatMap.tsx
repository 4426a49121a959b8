import { cellSize } from '#contract/orders/cell-size.ts'
import { type Point, spotOf, type View, viewOf, width } from '#web/shared/map/plot.ts'
import { StillMap } from '#web/shared/map/StillMap.tsx'
import type { Opens } from '#web/ui/charts/chart.ts'
import { PointLink, usePoints } from '#web/ui/charts/PointLinks.tsx'

type HeatCell = Point & { key: string; name: string; value: number; said: string } & Opens

type HeatMapProps = {
  label: string
  /** Those with a number, the fullest first. */
  cells: readonly HeatCell[]
  /** Of the whole day: the view stays while the time is moved. */
  all: readonly Point[]
  tiles: string | null
  /** Files with the streets of the city. */
  maps: readonly string[]
}

/** A square for each cell: the fuller, the darker, and the fullest with their number unless it is one. */
export function HeatMap({ label, cells, all, tiles, maps }: HeatMapProps) {
  const { active, press, wire } = usePoints(cells.length, 0)
  const view = viewOfCells(all)
  const most = Math.max(cells[0]?.value ?? 0, leastFull)
  return (
    <div className="relative aspect-[2/1] max-desktop:aspect-[4/3] overflow-hidden rounded-md border border-line">
      <StillMap label={label} view={view} tiles={tiles} maps={maps} onKeyDown={press}>
        {pixel =>
          cells.map((cell, at) => (
            <PointLink
              key={cell.key}
              {...wire(at)}
              link={cell.link ?? null}
              onOpen={cell.onOpen}
              label={`${cell.name} · ${cell.said}`}
            >
              <Square
                cell={cell}
                view={view}
                pixel={pixel}
                share={cell.value / most}
                isNamed={at < mostNamed && cell.value > 1}
                isActive={at === active}
              />
            </PointLink>
          ))
        }
      </StillMap>
    </div>
  )
}

/** Scale at which a cell is about a twelfth of the width: closer, a city with one cell would be one square. */
const most = 2 ** 14 * 256

/** In steps, so that the map does not move a little with every order in a new place. The margin is wider than half a step. */
function viewOfCells(cells: readonly Point[]): View {
  const { centre, scale: fitting } = viewOf(cells, { most })
  const scale = 2 ** (Math.floor(Math.log2(fitting) * 4) / 4)
  const step = width / 16 / scale
  const snapped = (at: number) => Math.round(at / step) * step
  return { centre: { x: snapped(centre.x), y: snapped(centre.y) }, scale }
}

const mostNamed = 40
/** With fewer in its fullest cell, a city is quiet and drawn as such. */
const leastFull = 8

type SquareProps = {
  cell: HeatCell
  view: View
  pixel: number
  /** Of the fullest. */
  share: number
  isNamed: boolean
  isActive: boolean
}

function Square({ cell: { lng, lat, said }, view, pixel, share, isNamed, isActive }: SquareProps) {
  const from = spotOf({ lng: lng - cellSize.lng / 2, lat: lat + cellSize.lat / 2 }, view)
  const to = spotOf({ lng: lng + cellSize.lng / 2, lat: lat - cellSize.lat / 2 }, view)
  const [width, height] = [to.x - from.x, to.y - from.y]
  // A cell that is narrower than its number on this screen has none until it is looked at.
  const hasRoom = width / pixel > said.length * 7 + 4
  return (
    <>
      <rect
        x={from.x}
        y={from.y}
        width={width}
        height={height}
        opacity={0.25 + 0.7 * Math.sqrt(share)}
        strokeWidth={isActive ? 3 * pixel : 0.5 * pixel}
        className={`fill-bad-fill ${isActive ? 'stroke-ink' : 'stroke-surface'}`}
      />
      {((isNamed && hasRoom) || isActive) && (
        <text
          x={from.x + width / 2}
          y={from.y + height / 2 + 4 * pixel}
          fontSize={11 * pixel}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth={3 * pixel}
          className="fill-ink stroke-surface font-medium"
        >
          {said}
        </text>
      )}
    </>
  )
}
