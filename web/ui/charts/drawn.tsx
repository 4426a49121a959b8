import { curveMonotoneX, line } from 'd3-shape'
import type { Series } from './chart.ts'
import { looks } from './looks.ts'
import { Mark } from './Mark.tsx'
import { Filled } from './Patterns.tsx'
import type { Scale } from './scale.ts'

/** Where the points of a chart over time stand, in px; `step` is the room of one. */
export type Plane = { left: number; right: number; top: number; bottom: number; step: number }

type BarsProps = { series: Series; plane: Plane; scale: Scale; patterns: string; below?: readonly number[] }

/** One bar for each point, on top of what is `below` it. */
export function Bars({ series: { values, look }, plane, scale, patterns, below = [] }: BarsProps) {
  return (
    <g aria-hidden>
      {values.map((value, at) => {
        const foot = below[at] ?? 0
        const [top, bottom] = [scale.yOf(foot + (value ?? 0)), scale.yOf(foot)]
        return (
          <Filled
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place on the axis
            key={at}
            look={look}
            patterns={patterns}
            x={plane.left + plane.step * (at + 0.2)}
            y={top}
            width={plane.step * 0.6}
            height={bottom - top}
            rx={Math.min(2, plane.step * 0.1)}
          />
        )
      })}
    </g>
  )
}

/** What the first so many parts of each point come to. */
export function sumsOf(parts: readonly Series[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
}

type LineProps = { series: Series; xOf: (at: number) => number; scale: Scale; active: number | undefined }

/** A line with a mark at each point that is known; to the one whose time is not over it is dashed. */
export function Line({ series: { values, look, runningAt = -1 }, xOf, scale, active }: LineProps) {
  const { ink, dash, width } = looks[look]
  const pathOf = (isDrawn: (at: number) => boolean) =>
    line<number | null>(
      (_, at) => xOf(at),
      value => scale.yOf(value ?? 0),
    )
      .defined((value, at) => value !== null && isDrawn(at))
      .curve(curveMonotoneX)(values) ?? ''
  const stroke = { strokeWidth: width, strokeLinejoin: 'round', className: `fill-none ${ink}` } as const
  return (
    <g aria-hidden>
      <path
        {...stroke}
        d={pathOf(at => at !== runningAt)}
        strokeDasharray={dash}
        strokeLinecap={dash ? 'butt' : 'round'}
      />
      {runningAt > 0 && (
        <path {...stroke} data-running d={pathOf(at => at >= runningAt - 1 && at <= runningAt)} strokeDasharray="3 3" />
      )}
      {values.map((value, at) =>
        value === null ? null : (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place on the axis
            key={at}
            look={look}
            x={xOf(at)}
            y={scale.yOf(value)}
            size={at === active ? 4.5 : look === 'main' ? 2.8 : 2}
          />
        ),
      )}
    </g>
  )
}
