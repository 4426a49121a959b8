import type { OutputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { RowChart } from '#web/ui/charts/RowChart.tsx'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { usePrints } from './prints.ts'
import { useReasonName } from './reasonName.ts'

type Step = OutputOf<typeof api.dashboard.funnel>['steps'][number]

/** How many orders reach each step, and why the others do not. */
export function Funnel({ asked }: { asked: Asked }) {
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(api.dashboard.funnel, asked, { features: ['orders'] })
  return (
    <Answer query={query} hint={empties.funnel} isEmpty={({ steps }) => !steps[0]?.count}>
      {({ steps }) => <FunnelDrawing steps={steps} />}
    </Answer>
  )
}

export function FunnelDrawing({ steps }: { steps: readonly Step[] }) {
  const text = useWords(dashboardChartWords)
  const { blocks } = useWords(dashboardPageWords)
  const { count, share } = usePrints()
  const reasonName = useReasonName()
  const placed = steps[0]?.count ?? 0
  const completed = steps.find(({ step }) => step === 'completed')?.count ?? 0
  const rows = steps.map(step => ({
    key: step.step,
    name: text.steps[step.step],
    value: step.count,
    said: count(step.count),
    note: noteOf(step),
    ...opensLists(
      text.steps[step.step],
      { name: text.reached, lists: step.lists, count: count(step.count) },
      ...(step.dropped > 0 ? [{ name: text.dropped, lists: step.droppedLists, count: count(step.dropped) }] : []),
      ...(step.pending > 0 ? [{ name: text.pending, lists: step.pendingLists, count: count(step.pending) }] : []),
    ),
  }))
  return (
    <ChartFigure
      title={blocks.funnel}
      sentence={text.funnelSays(count(placed), count(completed), share(placed ? completed / placed : 0))}
      numbers={{
        heads: [text.step, text.reached, text.dropped, text.pending, text.dropShare],
        prints: [count, count, count, share],
        saidHead: text.topReasonHead,
        rows: rows.map((row, at) => ({ ...row, cells: cellsOf(steps[at]), said: reasonOf(steps[at]) })),
      }}
    >
      <RowChart label={blocks.funnel} rows={rows} />
    </ChartFigure>
  )

  function reasonOf(step: Step | undefined): string {
    return step?.topReason ? reasonName(step.topReason) : '–'
  }

  function noteOf({ step, count: reached, dropShare, dropped, pending, topReason }: Step): string {
    const parts = [
      placed > 0 && text.ofFirst(share(reached / placed)),
      dropped > 0 && text.droppedHere(count(dropped), share(dropShare ?? 0)),
      topReason && text.topReason(reasonName(topReason)),
      pending > 0 && (step === 'rated' ? text.notRated(count(pending)) : text.stillBefore(count(pending))),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

function cellsOf(step: Step | undefined): (number | null)[] {
  return step ? [step.count, step.dropped, step.pending, step.dropShare] : []
}
