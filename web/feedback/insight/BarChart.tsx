import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import type { Counted } from './FigureBox.tsx'

/** Bars beside their names; each leads to the list that it counts. */
export function BarChart({ label, rows }: { label: string; rows: readonly Counted[] }) {
  const number = useNumberFormat()
  const top = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <ol aria-label={label} className="grid gap-1.5 text-sm">
      {rows.map(({ name, count, to }) => (
        <li key={name}>
          <Link
            to={to}
            className="group grid grid-cols-[minmax(4rem,8rem)_1fr_3rem] items-center gap-2 rounded-sm hover:text-accent-ink"
          >
            <span className="truncate">{name}</span>
            <svg aria-hidden width="100%" height={14} className="block">
              <rect
                width={`${Math.max(1, (100 * count) / top)}%`}
                height={14}
                rx={2}
                className="fill-accent group-hover:opacity-80"
              />
            </svg>
            <span className="text-right tabular-nums">{number(count)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
