import type { ReactNode } from 'react'
import { looks } from './looks.ts'

type Pattern = NonNullable<(typeof looks)[keyof typeof looks]['pattern']>

const size = 6
const stripe = <line x1={0} x2={0} y1={0} y2={size} strokeWidth={2.5} />
const drawn: Record<Pattern, { turn?: string; lines: ReactNode }> = {
  diagonal: { turn: 'rotate(45)', lines: stripe },
  dotted: { lines: <circle cx={3} cy={3} r={0.7} strokeWidth={1.2} /> },
  level: { turn: 'rotate(90)', lines: stripe },
  crossed: {
    turn: 'rotate(45)',
    lines: <path d={`M0 0V${size}M0 0H${size}`} strokeWidth={2} />,
  },
  upright: { lines: stripe },
}

/** What is drawn over the colour of parts, in the colour of the ground; `Filled` refers to it. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(drawn).map(([name, { turn, lines }]) => (
        <pattern
          key={name}
          id={`${id}-${name}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={turn}
        >
          <g opacity={0.6} className="fill-none stroke-surface">
            {lines}
          </g>
        </pattern>
      ))}
    </defs>
  )
}

type FilledProps = {
  look: keyof typeof looks
  /** The id of the chart's `Patterns`. */
  patterns: string
  x?: number
  y?: number
  width: number
  height: number
  rx?: number
}

/** A bar, or a sample of one, in the colour and pattern of its series. */
export function Filled({ look, patterns, ...box }: FilledProps) {
  const { fill, dash, pattern } = looks[look]
  return (
    <>
      <rect {...box} strokeWidth={box.height > 0 ? 1 : 0} strokeDasharray={dash} className={fill} />
      {pattern && <rect {...box} fill={`url(#${patterns}-${pattern})`} />}
    </>
  )
}
