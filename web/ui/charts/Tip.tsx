import type { Point, Series } from './chart.ts'
import { Mark } from './Mark.tsx'
import { Filled } from './Patterns.tsx'

type TipProps = {
  point: Point | undefined
  at: number
  series: readonly Series[]
  patterns: string
  x: number
  width: number
}

/** The values of the point under the pointer or the focus; a screen reader reads them as the name of the point. */
export function Tip({ point, at, series, patterns, x, width }: TipProps) {
  if (!point) return null
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }
  return (
    <div
      aria-hidden
      style={side}
      className="pointer-events-none absolute top-8 z-10 rounded-md border border-line bg-raised px-3 py-2 text-xs whitespace-nowrap shadow-float"
    >
      <p className="mb-1 font-medium">{point.name}</p>
      {series.map(({ key, name, kind, look, values, print }) => {
        const value = values[at]
        return (
          <p key={key} className="flex items-center gap-2">
            <svg aria-hidden width={10} height={10}>
              {kind === 'line' && <Mark look={look} x={5} y={5} size={4} />}
              {(kind === 'bar' || kind === 'part') && (
                <Filled look={look} patterns={patterns} width={10} height={10} rx={2} />
              )}
            </svg>
            <span className="text-muted">{name}</span>
            <span className="ml-auto pl-3 font-medium">
              {value === null || value === undefined ? '–' : print(value)}
            </span>
          </p>
        )
      })}
    </div>
  )
}
