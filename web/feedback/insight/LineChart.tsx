import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { feedbackInsightWords } from '#words/feedback/feedback.ts'
import type { Counted } from './FigureBox.tsx'

/** Heights in px; widths in units of a picture that is stretched to the box. */
const height = { all: 180, top: 10, lines: 140 }
const width = 1000
const mostLabels = 6

/** Numbers by day as a line. */
export function LineChart({ label, rows }: { label: string; rows: readonly Counted[] }) {
  const text = useWords(feedbackInsightWords)
  const number = useNumberFormat()
  const top = Math.max(...rows.map(({ count }) => count), 2)
  const step = width / Math.max(1, rows.length - 1)
  const yOf = (count: number) => height.top + height.lines * (1 - count / top)
  const points = rows.map(({ count }, at) => `${at * step},${yOf(count)}`)
  return (
    <div className="grid grid-cols-[2.5rem_1fr] text-xs text-muted">
      <div className="relative" style={{ height: height.all - 30 }} aria-hidden>
        {[0, top].map(count => (
          <span key={count} className="absolute right-2 -translate-y-1/2" style={{ top: yOf(count) }}>
            {number(count)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={height.all - 30}
        viewBox={`0 0 ${width} ${height.all - 30}`}
        preserveAspectRatio="none"
        className="block"
      >
        {[0, top].map(count => (
          <line key={count} x1={0} x2={width} y1={yOf(count)} y2={yOf(count)} className="stroke-line" />
        ))}
        <polyline
          points={points.join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-accent stroke-2"
        />
        {rows.map(({ name, count }, at) => (
          <rect key={name} x={(at - 0.5) * step} y={0} width={step} height={height.all} className="fill-transparent">
            <title>{text.bar(name, count)}</title>
          </rect>
        ))}
      </svg>
      <span />
      <div className="flex justify-between pt-1" aria-hidden>
        {labelsOf(rows).map(({ name }) => (
          <span key={name}>{name.slice(5)}</span>
        ))}
      </div>
    </div>
  )
}

/** So many that they do not touch, the first and the last among them. */
function labelsOf(rows: readonly Counted[]): readonly Counted[] {
  const every = Math.max(1, Math.ceil((rows.length - 1) / (mostLabels - 1)))
  return rows.filter((_, at) => at % every === 0 || at === rows.length - 1)
}
