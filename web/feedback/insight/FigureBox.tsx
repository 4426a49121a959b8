import { type ReactNode, useId } from 'react'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { feedbackInsightWords } from '#words/feedback/feedback.ts'

/** One number of a figure, and the list that it counts. */
export type Counted = { name: string; count: number; to: string }

type FigureBoxProps = {
  title: string
  /** What the rows are. */
  head: string
  rows: readonly Counted[]
  /** The picture. */
  children: ReactNode
}

/** A figure as a picture, and the same numbers as a table of links. */
export function FigureBox({ title, head, rows, children }: FigureBoxProps) {
  const text = useWords(feedbackInsightWords)
  const id = useId()
  const isEmpty = rows.every(({ count }) => count === 0)
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <h2 id={id} className="mb-3 text-base font-medium">
        {title}
      </h2>
      {isEmpty ? <p className="text-sm text-muted">{text.nothing}</p> : children}
      {!isEmpty && (
        <details className="mt-2 text-sm">
          <summary className="w-fit cursor-pointer text-muted hover:text-ink">{text.asTable}</summary>
          <Numbers head={head} rows={rows} />
        </details>
      )}
    </section>
  )
}

function Numbers({ head, rows }: Pick<FigureBoxProps, 'head' | 'rows'>) {
  const text = useWords(feedbackInsightWords)
  const number = useNumberFormat()
  return (
    <table className="mt-2 w-full max-w-sm text-left">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 font-normal">
            {head}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {text.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, to }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 font-normal break-all">
              {name}
            </th>
            <td className="py-1 text-right">
              <Link to={to} className="text-accent-ink hover:underline">
                {number(count)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
