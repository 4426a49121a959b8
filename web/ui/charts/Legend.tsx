import type { Series } from './chart.ts'
import { looks } from './looks.ts'
import { Mark } from './Mark.tsx'
import { Filled } from './Patterns.tsx'
import { textWidth } from './width.ts'

const sample = 26
const gap = 18
const line = 20

type Entry = { key: string; name: string; series?: Series }
type Placed = Entry & { x: number; y: number }

/** In rows as wide as the drawing; part of it, so that a saved picture has it, too. */
export function placeLegend(series: readonly Series[], shade: string | undefined, width: number) {
  const entries: Entry[] = series
    .filter(({ kind }) => kind !== 'said')
    .map(one => ({ key: one.key, name: one.name, series: one }))
  if (shade) entries.push({ key: 'shade', name: shade })
  let [x, y] = [0, 0]
  const placed = entries.map((entry): Placed => {
    const long = sample + 6 + textWidth(entry.name, 12)
    if (x > 0 && x + long > width) [x, y] = [0, y + line]
    const at = { ...entry, x, y }
    x += long + gap
    return at
  })
  return { placed, height: y + line }
}

type LegendProps = { placed: readonly Placed[]; hatch: string; patterns: string }

export function Legend({ placed, hatch, patterns }: LegendProps) {
  return (
    <g aria-hidden>
      {placed.map(({ key, name, series, x, y }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          {series ? (
            <Sample series={series} patterns={patterns} />
          ) : (
            <rect y={3} width={sample} height={12} fill={`url(#${hatch})`} />
          )}
          <text x={sample + 6} y={13} className="fill-muted text-xs">
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

function Sample({ series: { kind, look }, patterns }: { series: Series; patterns: string }) {
  const { ink, dash, width } = looks[look]
  if (kind !== 'line') return <Filled look={look} patterns={patterns} x={6} y={3} width={14} height={12} rx={2} />
  return (
    <>
      <line x1={0} x2={sample} y1={9} y2={9} strokeWidth={width} strokeDasharray={dash} className={ink} />
      <Mark look={look} x={sample / 2} y={9} size={3} />
    </>
  )
}
