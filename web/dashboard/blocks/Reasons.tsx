import type { OutputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { type ChartRow, RowChart } from '#web/ui/charts/RowChart.tsx'
import { dashboardBlockWords, dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { usePrints } from './prints.ts'
import { useReasonName } from './reasonName.ts'

type Answered = OutputOf<typeof api.dashboard.reasons>

/** Why orders are cancelled and money goes back, and whose fault it is. */
export function Reasons({ asked }: { asked: Asked }) {
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(api.dashboard.reasons, asked, { features: ['orders', 'refunds'] })
  return (
    <Answer
      query={query}
      hint={({ refunds }) => (refunds ? empties.reasons : empties.cancels)}
      isEmpty={({ cancels, refunds }) => cancels.length === 0 && !refunds?.reasons.length}
    >
      {({ confirmed, cancelled, cancels, cancelLiabilities, refunds }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {cancels.length > 0 && <Cancels cancelled={cancelled} cancels={cancels} />}
          {cancelLiabilities.length > 0 && <CancelSides confirmed={confirmed} sides={cancelLiabilities} />}
          {refunds && refunds.reasons.length > 0 && <Refunds refunds={refunds} />}
        </div>
      )}
    </Answer>
  )
}

export function Cancels({ cancelled, cancels }: { cancelled: number; cancels: Answered['cancels'] }) {
  const text = useWords(dashboardBlockWords)
  const { liabilities } = useWords(dashboardChartWords)
  const nameOf = useReasonName()
  const rows = useRows(
    cancels.map(one => ({
      ...one,
      name: `${nameOf(one.code ?? one.endedBy ?? 'other')} · ${liabilities[one.liability]}`,
    })),
  )
  return <ReasonChart title={text.cancels} count={cancelled} rows={rows} look="main" />
}

/** Whose fault it is that orders are cancelled which were paid, of all that were. */
function CancelSides({ confirmed, sides }: { confirmed: number; sides: Answered['cancelLiabilities'] }) {
  const text = useWords(dashboardBlockWords)
  const { liabilities } = useWords(dashboardChartWords)
  const rows = useRows(sides.map(one => ({ ...one, name: liabilities[one.liability] })))
  return <ReasonChart title={text.cancelSides} count={confirmed} rows={rows} look="second" says={text.cancelSidesSay} />
}

function Refunds({ refunds: { count, reasons } }: { refunds: NonNullable<Answered['refunds']> }) {
  const text = useWords(dashboardBlockWords)
  const nameOf = useReasonName()
  const rows = useRows(reasons.map(one => ({ ...one, name: nameOf(one.code) })))
  return <ReasonChart title={text.refunds} count={count} rows={rows} look="third" />
}

type Row = ChartRow & { share: number }

type Reason = Pick<Answered['cancels'][number], 'count' | 'share' | 'lists'> & { name: string }

function useRows(reasons: readonly Reason[]): Row[] {
  const { count, share } = usePrints()
  return reasons.map((reason, at) => ({
    key: `${at} ${reason.name}`,
    name: reason.name,
    value: reason.count,
    share: reason.share,
    said: `${count(reason.count)} · ${share(reason.share)}`,
    ...opensLists(reason.name, { lists: reason.lists }),
  }))
}

type ReasonChartProps = {
  title: string
  count: number
  rows: readonly Row[]
  look: 'main' | 'second' | 'third'
  says?: (count: string, top: string, share: string) => string
}

function ReasonChart({ title, count, rows, look, says }: ReasonChartProps) {
  const text = useWords(dashboardBlockWords)
  const say = says ?? text.reasonsSay
  const prints = usePrints()
  const [top] = rows
  return (
    <div>
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <ChartFigure
        title={title}
        sentence={top ? say(prints.count(count), top.name, prints.share(top.share)) : ''}
        numbers={{
          heads: [text.reason, title, text.share],
          prints: [prints.count, prints.share],
          rows: rows.map(row => ({ ...row, cells: [row.value, row.share] })),
        }}
      >
        <RowChart label={title} rows={rows} look={look} />
      </ChartFigure>
    </div>
  )
}
