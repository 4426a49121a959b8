import type { Look } from './chart.ts'
import { looks } from './looks.ts'

type MarkProps = { look: Look; x: number; y: number; size: number }

/** A point of a line: round, square, diamond or triangle. */
export function Mark({ look, x, y, size }: MarkProps) {
  const className = `${looks[look].fill} stroke-surface`
  if (look === 'main') return <circle cx={x} cy={y} r={size} strokeWidth={1} className={className} />
  if (look === 'second')
    return <rect x={x - size} y={y - size} width={2 * size} height={2 * size} strokeWidth={1} className={className} />
  if (look === 'fourth')
    return (
      <path
        d={`M${x} ${y - size * 1.3}L${x + size * 1.3} ${y}L${x} ${y + size * 1.3}L${x - size * 1.3} ${y}Z`}
        strokeWidth={1}
        className={className}
      />
    )
  const half = size * 1.2
  return <path d={`M${x} ${y - half}L${x + half} ${y + half}H${x - half}Z`} strokeWidth={1} className={className} />
}
