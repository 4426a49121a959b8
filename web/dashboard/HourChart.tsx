import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardWords } from '#words/shell/dashboard.ts'

/** Heights in px; widths in percent, so that labels keep their size on every screen. */
const height = { all: 188, top: 10, bars: 152 }
const axis = 5

/** Orders by hour as a chart, and the same numbers as a table. */
export function HourChart({ byHour }: { byHour: readonly number[] }) {
  const words = useWords(dashboardWords)
  return (
    <section aria-labelledby="by-hour" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="by-hour" className="mb-3 text-base font-medium">
        {words.byHour}
      </h2>
      <Bars byHour={byHour} />
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer text-muted hover:text-ink">{words.asTable}</summary>
        <Numbers byHour={byHour} />
      </details>
    </section>
  )
}

function Bars({ byHour }: { byHour: readonly number[] }) {
  const words = useWords(dashboardWords)
  const top = roundUp(Math.max(...byHour, 1))
  const step = (100 - axis) / byHour.length
  const yOf = (count: number) => height.top + height.bars * (1 - count / top)
  return (
    <svg role="img" aria-label={words.byHour} width="100%" height={height.all} className="block">
      {[0, top / 2, top].map(line => (
        <GridLine key={line} count={line} y={yOf(line)} />
      ))}
      {byHour.map((count, hour) => {
        const left = axis + hour * step
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
          <g key={hour}>
            <rect
              x={`${left + step * 0.2}%`}
              y={yOf(count)}
              width={`${step * 0.6}%`}
              height={(height.bars * count) / top}
              rx={2}
              className="fill-accent"
            >
              <title>{words.ordersAt(hour, count)}</title>
            </rect>
            {hour % 3 === 0 && <HourLabel hour={hour} x={left + step / 2} />}
          </g>
        )
      })}
    </svg>
  )
}

function HourLabel({ hour, x }: { hour: number; x: number }) {
  const words = useWords(dashboardWords)
  return (
    <text
      x={`${x}%`}
      y={height.all - 6}
      textAnchor="middle"
      className={`fill-muted text-xs ${hour % 6 ? 'max-desktop:hidden' : ''}`}
    >
      {words.hourOf(hour)}
    </text>
  )
}

function GridLine({ count, y }: { count: number; y: number }) {
  const number = useNumberFormat()
  return (
    <>
      <line x1={`${axis}%`} x2="100%" y1={y} y2={y} className="stroke-line" />
      <text x={0} y={y + 4} className="fill-muted text-xs">
        {number(count)}
      </text>
    </>
  )
}

function Numbers({ byHour }: { byHour: readonly number[] }) {
  const words = useWords(dashboardWords)
  const number = useNumberFormat()
  return (
    <table className="mt-2 w-full max-w-xs text-left">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 font-normal">
            {words.hour}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {words.orders}
          </th>
        </tr>
      </thead>
      <tbody>
        {byHour.map((count, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
          <tr key={hour} className="border-t border-line">
            <th scope="row" className="py-1 font-normal">
              {words.hourOf(hour)}
            </th>
            <td className="py-1 text-right">{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The next number whose half is also round: 2, 4, 6, 8, 10, 20, 30, 40 … */
function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count))
  const factor = [1, 2, 3, 4, 6, 8, 10].find(candidate => candidate * power >= count) ?? 10
  return Math.max(2, factor * power)
}
