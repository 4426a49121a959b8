import type { RankedRespondent } from '#contract/complaints/ranking.ts'
import { mostOrdersCounted, rankedDays, rankedSides } from '#contract/complaints/ranking.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { complaintDecisionWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import type { Question } from '../question.ts'

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

/** Whom and which days the ranking is about. */
export function RankingFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(complaintDecisionWords)
  return (
    <>
      <FilterSelect
        label={text.side}
        options={rankedSides.map(value => ({ value, label: text.rankedSides[value] }))}
        value={question.side}
        onChoose={side => onFilter({ side })}
      />
      <FilterSelect
        label={text.period}
        options={rankedDays.map(days => ({ value: String(days), label: text.lastDays(days) }))}
        value={String(question.days)}
        onChoose={days => onFilter({ days: rankedDays.find(each => String(each) === days) ?? 30 })}
      />
    </>
  )
}

/** Who is complained about most; each leads to the complaints about them. */
export function Ranking({ question: { side, days } }: { question: Question }) {
  const text = useWords(complaintDecisionWords)
  const { data, error, refetch } = useRead(api.complaints.ranking, { side, days })
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeletons widths={[70, 60, 50]} />
  if (data.rows.length === 0) return <Empty>{text.nobody}</Empty>
  const { rankColumns } = text
  const figures = ['complaints', 'upheld', 'p0', 'orders', 'per100'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={text.ranking} tabIndex={0} className="min-h-0 flex-1 overflow-auto -outline-offset-2">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-surface text-left text-xs text-muted">
          <tr className="border-b border-line *:px-3 *:py-2 *:font-medium *:whitespace-nowrap">
            <th scope="col">{rankColumns.rank}</th>
            <th scope="col">{rankColumns.name}</th>
            {figures.map(key => (
              <th key={key} scope="col" className="text-right">
                {rankColumns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, at) => (
            <RankedRow key={row.aboutId} row={row} rank={at + 1} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RankedRow({ row, rank }: { row: RankedRespondent; rank: number }) {
  const { sides } = useWords(complaintNameWords)
  const { kind, name, aboutId, complaints: count, upheld, p0, orders, per100 } = row
  return (
    <tr className="border-b border-line *:px-3 *:py-2">
      <td className="text-muted tabular-nums">{rank}</td>
      <th scope="row" className="max-w-48 text-left font-normal">
        <Link to={`/tousu?tab=all&about=${aboutId}`} className="block truncate text-accent-ink hover:underline">
          {name}
        </Link>
        <span className="text-xs text-muted">{sides[kind]}</span>
      </th>
      <td className="text-right tabular-nums">{count}</td>
      <td className="text-right tabular-nums">{upheld}</td>
      <td className={`text-right tabular-nums ${p0 > 0 ? 'text-bad-ink' : ''}`}>{p0}</td>
      <td className="text-right tabular-nums">{orders >= mostOrdersCounted ? `${mostOrdersCounted}+` : orders}</td>
      <td className="text-right tabular-nums">{per100?.toFixed(2) ?? '–'}</td>
    </tr>
  )
}
