import type { OutputOf } from '#contract/base/operation.ts'
import type { FeedbackType } from '#contract/feedback/feedback.ts'
import type { feedback } from '#contract/feedback/feedback-desk.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { feedbackInsightWords, feedbackWords } from '#words/feedback/feedback.ts'
import { type Counted, FigureBox } from './FigureBox.tsx'
import { LineChart } from './LineChart.tsx'

type FiguresProps = {
  figures: OutputOf<typeof feedback.insight>
  from: string
  to: string
  city: string
}

/** Pictures of the figures with their numbers; each number leads to the list that it counts. */
export function Figures({ figures, from, to, city }: FiguresProps) {
  const text = useWords(feedbackInsightWords)
  const { names, word, type, version, columns } = useWords(feedbackWords)
  const number = useNumberFormat()
  const addressOf = (filter: Record<string, string>) =>
    `/fankui?${new URLSearchParams({ tab: 'all', from, to, ...(city && { city }), ...filter })}`
  const days = figures.days.map(({ name, count }) => row(name, count, addressOf({ from: name, to: name })))
  const words = figures.words.map(({ name, count }) => row(name, count, addressOf({ word: name })))
  const versions = figures.versions.map(({ name, count }) => row(name, count, addressOf({ version: name })))
  const types = figures.types.map(({ name, count }) => row(nameOf(name), count, addressOf({ type: name })))

  function nameOf(one: FeedbackType): string {
    return names.types[one]
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Link to={addressOf({})} className="text-accent-ink hover:underline">
          {text.total(number(figures.total))}
        </Link>
      </p>
      <FigureBox title={text.figures.days} head={columns.createdAt} rows={days}>
        <LineChart label={text.figures.days} rows={days} />
      </FigureBox>
      <div className="grid gap-4 desktop:grid-cols-2">
        <FigureBox title={text.figures.words} head={word} rows={words}>
          <BarChart label={text.figures.words} rows={words} />
        </FigureBox>
        <div className="grid content-start gap-4">
          <FigureBox title={text.figures.types} head={type} rows={types}>
            <BarChart label={text.figures.types} rows={types} />
          </FigureBox>
          <FigureBox title={text.figures.versions} head={version} rows={versions}>
            <BarChart label={text.figures.versions} rows={versions} />
          </FigureBox>
        </div>
      </div>
    </div>
  )
}

function row(name: string, count: number, to: string): Counted {
  return { name, count, to }
}

/** Bars beside their names; each leads to the list that it counts. */
function BarChart({ label, rows }: { label: string; rows: readonly Counted[] }) {
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
