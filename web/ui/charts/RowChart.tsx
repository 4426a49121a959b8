import type { Look, Opens } from './chart.ts'
import { looks } from './looks.ts'
import { PointLink, usePoints } from './PointLinks.tsx'
import { fitted, textWidth, useWidth } from './width.ts'

export type ChartRow = {
  key: string
  name: string
  value: number
  /** The value as it is read, with what belongs to it. */
  said: string
  /** A second line in small letters. */
  note?: string | undefined
} & Opens

type RowChartProps = {
  label: string
  rows: readonly ChartRow[]
  look?: Look
}

const bar = 8

/** Horizontal bars with their names and values, as for steps, reasons and ranks. */
export function RowChart({ label, rows, look = 'main' }: RowChartProps) {
  const { width, watch } = useWidth()
  const { active, press, wire } = usePoints(rows.length, 0)
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const high = rows.some(({ note }) => note) ? 58 : 42
  const height = rows.length * high
  return (
    <div ref={watch} className="relative" style={{ minHeight: height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is not allowed in an <svg>
        <svg role="group" aria-label={label} width={width} height={height} onKeyDown={press} className="block">
          {rows.map((row, at) => (
            <PointLink
              key={row.key}
              {...wire(at)}
              link={row.link ?? null}
              onOpen={row.onOpen}
              label={[row.name, row.said, row.note].filter(Boolean).join(' · ')}
            >
              <Row row={row} y={at * high} high={high} width={width} most={most} look={look} isActive={at === active} />
            </PointLink>
          ))}
        </svg>
      )}
    </div>
  )
}

type RowProps = {
  row: ChartRow
  y: number
  high: number
  width: number
  most: number
  look: Look
  isActive: boolean
}

function Row({ row: { name, value, said, note }, y, high, width, most, look, isActive }: RowProps) {
  // For a moment, while the page changes its size, there may be no room at all.
  const inner = Math.max(0, width - 12)
  const room = inner - textWidth(said, 13) - 16
  return (
    <g transform={`translate(0 ${y})`}>
      <rect width={width} height={high - 2} rx={6} className={isActive ? 'fill-hover' : 'fill-transparent'} />
      <text x={6} y={17} className="fill-ink text-sm">
        {fitted(name, 13, room)}
      </text>
      <text x={width - 6} y={17} textAnchor="end" className="fill-ink text-sm font-medium">
        {said}
      </text>
      <rect x={6} y={25} width={inner} height={bar} rx={bar / 2} className="fill-neutral-soft" />
      <rect
        x={6}
        y={25}
        width={value > 0 ? Math.max(bar, (inner * value) / most) : 0}
        height={bar}
        rx={bar / 2}
        className={looks[look].fill}
      />
      {note && (
        <text x={6} y={49} className="fill-muted text-xs">
          {fitted(note, 12, inner)}
        </text>
      )}
    </g>
  )
}
