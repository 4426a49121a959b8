import { useId } from 'react'
import { type Point, type Series, sayPoint } from './chart.ts'
import { Bars, Line, type Plane, sumsOf } from './drawn.tsx'
import { Legend, placeLegend } from './Legend.tsx'
import { Mark } from './Mark.tsx'
import { Filled, Patterns } from './Patterns.tsx'
import { PointLink, usePoints } from './PointLinks.tsx'
import { type Scale, scaleOf } from './scale.ts'
import { textWidth, useWidth } from './width.ts'

type TimeChartProps = {
  /** What it shows, for its accessible name. */
  label: string
  points: readonly Point[]
  series: readonly Series[]
  /** Points with a hatched ground, and what that means. */
  shade?: { name: string; at: readonly boolean[] }
  height?: number
}

/** Lines and bars over time. All is drawn from the values: a change moves what is there, nothing is mounted anew. */
export function TimeChart({ label, points, series, shade, height = 248 }: TimeChartProps) {
  const hatch = useId()
  const patterns = useId()
  const { width, watch } = useWidth()
  const { active, press, wire } = usePoints(points.length, lastKnown(series))
  const legend = placeLegend(series, shade?.name, width)
  const { plane, scales } = measure(series, points.length, { width, height, head: legend.height })
  const xOf = (at: number) => plane.left + plane.step * (at + 0.5)
  const of = (wanted: Series['kind']) => series.filter(({ kind }) => kind === wanted)
  const [bars, lines, parts] = [of('bar'), of('line'), of('part')]
  return (
    <div ref={watch} className="relative" style={{ minHeight: height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is not allowed in an <svg>
        <svg role="group" aria-label={label} width={width} height={height} onKeyDown={press} className="block">
          <Hatch id={hatch} />
          {parts.length > 0 && <Patterns id={patterns} />}
          <Legend placed={legend.placed} hatch={hatch} patterns={patterns} />
          {shade?.at.map((isShaded, at) =>
            isShaded ? (
              <rect
                key={points[at]?.key}
                x={plane.left + plane.step * at}
                y={plane.top}
                width={plane.step}
                height={plane.bottom - plane.top}
                fill={`url(#${hatch})`}
              />
            ) : null,
          )}
          <Axes plane={plane} scales={scales} series={series} />
          <Names plane={plane} points={points} />
          {active !== undefined && (
            <line x1={xOf(active)} x2={xOf(active)} y1={plane.top} y2={plane.bottom} className="stroke-line-strong" />
          )}
          {bars.map(one => (
            <Bars key={one.key} series={one} plane={plane} scale={scaleFor(one, scales)} patterns={patterns} />
          ))}
          {parts.map((one, at) => (
            <Bars
              key={one.key}
              series={one}
              plane={plane}
              scale={scales.left}
              patterns={patterns}
              below={sumsOf(parts.slice(0, at), points.length)}
            />
          ))}
          {lines.map(one => (
            <Line key={one.key} series={one} xOf={xOf} scale={scaleFor(one, scales)} active={active} />
          ))}
          {points.map((point, at) => (
            <PointLink
              key={point.key}
              {...wire(at)}
              link={point.link ?? null}
              onOpen={point.onOpen}
              label={sayPoint(point, at, series)}
            >
              <rect
                x={plane.left + plane.step * at}
                y={plane.top}
                width={plane.step}
                height={plane.bottom - plane.top}
                className="fill-transparent"
              />
            </PointLink>
          ))}
        </svg>
      )}
      {active !== undefined && (
        <Tip point={points[active]} at={active} series={series} patterns={patterns} x={xOf(active)} width={width} />
      )}
    </div>
  )
}

/** Tab begins at the newest point. */
function lastKnown(series: readonly Series[]): number {
  return Math.max(0, series[0]?.values.findLastIndex(value => value !== null) ?? 0)
}

type Scales = { left: Scale; right: Scale }

function scaleFor({ side }: Series, scales: Scales): Scale {
  return scales[side ?? 'left']
}

function measure(series: readonly Series[], count: number, page: { width: number; height: number; head: number }) {
  const frame = { top: page.head + 8, bottom: page.height - 22 }
  const valuesOf = (side: Series['side']) =>
    series.filter(one => one.side === side).flatMap(({ values }) => values.filter(value => value !== null))
  const piled = sumsOf(
    series.filter(({ kind }) => kind === 'part'),
    count,
  )
  const scales = {
    left: scaleOf([...valuesOf(undefined), ...piled], frame, axisOf(series, undefined)),
    right: scaleOf(valuesOf('right'), frame, axisOf(series, 'right')),
  }
  const room = (side: Series['side']) => {
    const one = series.find(candidate => candidate.side === side)
    if (!one) return 0
    return 8 + Math.max(...scales[side ?? 'left'].ticks.map(tick => textWidth(tickOf(one, tick), 12)))
  }
  const [left, right] = [room(undefined), page.width - room('right') - 2]
  return { plane: { ...frame, left, right, step: Math.max(1, right - left) / Math.max(1, count) }, scales }
}

function axisOf(series: readonly Series[], side: Series['side']) {
  const one = series.find(candidate => candidate.side === side)
  return one ? { label: (tick: number) => tickOf(one, tick), ...(one.least && { least: one.least }) } : {}
}

function tickOf({ print, tick = print }: Series, value: number): string {
  return tick(value)
}

function Axes({ plane, scales, series }: { plane: Plane; scales: Scales; series: readonly Series[] }) {
  const [left, right] = [series.find(({ side }) => !side), series.find(({ side }) => side)]
  return (
    <g aria-hidden>
      {scales.left.ticks.map(tick => (
        <g key={tick}>
          <line
            x1={plane.left}
            x2={plane.right}
            y1={scales.left.yOf(tick)}
            y2={scales.left.yOf(tick)}
            className="stroke-line"
          />
          <text x={plane.left - 6} y={scales.left.yOf(tick) + 4} textAnchor="end" className="fill-muted text-xs">
            {left && tickOf(left, tick)}
          </text>
        </g>
      ))}
      {right &&
        scales.right.ticks.map(tick => (
          <text key={tick} x={plane.right + 6} y={scales.right.yOf(tick) + 4} className="fill-muted text-xs">
            {tickOf(right, tick)}
          </text>
        ))}
    </g>
  )
}

/** As many names under the axis as there is room for. */
function Names({ plane, points }: { plane: Plane; points: readonly Point[] }) {
  const widest = Math.max(...points.map(({ short }) => textWidth(short, 12)), 1) + 10
  const every = [1, 2, 3, 4, 6, 12, 24].find(step => step * plane.step >= widest) ?? 24
  return (
    <g aria-hidden>
      {points.map(({ key, short }, at) =>
        at % every === 0 ? (
          <text
            key={key}
            x={plane.left + plane.step * (at + 0.5)}
            y={plane.bottom + 17}
            textAnchor="middle"
            className="fill-muted text-xs"
          >
            {short}
          </text>
        ) : null,
      )}
    </g>
  )
}

/** The ground of shaded points: lines, not only a colour. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={8} height={8} className="fill-bad-soft" />
        <line x1={0} x2={0} y1={0} y2={8} strokeWidth={3} className="stroke-bad-ink" opacity={0.35} />
      </pattern>
    </defs>
  )
}

type TipProps = {
  point: Point | undefined
  at: number
  series: readonly Series[]
  patterns: string
  x: number
  width: number
}

/** The values of the point under the pointer or the focus; a screen reader reads them as the name of the point. */
function Tip({ point, at, series, patterns, x, width }: TipProps) {
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
