import type { z } from 'zod'
import type { OrderQuestion, progressFilters } from '#contract/orders/order-question.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { SpanChip } from '#web/shared/list/SpanChip.tsx'
import { progressWords, reasonsWords } from '#words/orders/moves.ts'

type Asked = z.output<typeof OrderQuestion>
type Progress = Pick<Asked, keyof typeof progressFilters>

type ProgressChipsProps = { question: Progress; onFilter: (filters: Partial<Progress>) => void }

/** The filters that a figure of the dashboard brought along; each can be dropped. */
export function ProgressChips({ question, onFilter }: ProgressChipsProps) {
  const text = useWords(progressWords)
  const { since, until, reached, furthest, stillAt, lateness, valid, refunded } = question
  const { endedBy, cancelFault, dispatch, timed, cell, zone } = question
  const { liabilities } = useWords(reasonsWords)
  const chips: { name: string | false; drop: Partial<Progress> }[] = [
    { name: reached && text.reached(text.steps[reached]), drop: { reached: '' } },
    { name: furthest && text.furthest(text.steps[furthest]), drop: { furthest: '' } },
    { name: stillAt && text.stillAt(text.steps[stillAt]), drop: { stillAt: '' } },
    { name: lateness && text.latenesses[lateness], drop: { lateness: '' } },
    { name: valid && text.valid, drop: { valid: false } },
    { name: refunded && text.refunded, drop: { refunded: false } },
    { name: endedBy && text.endedBy[endedBy], drop: { endedBy: '' } },
    { name: cancelFault && text.cancelFault(liabilities[cancelFault]), drop: { cancelFault: '' } },
    { name: dispatch && text.dispatch[dispatch], drop: { dispatch: '' } },
    { name: timed && text.timed[timed], drop: { timed: '' } },
    { name: cell && text.cell(cell), drop: { cell: '' } },
    { name: Boolean(zone) && text.zone, drop: { zone: null } },
  ]
  return (
    <>
      <SpanChip since={since} until={until} onFilter={onFilter} />
      {chips.map(
        ({ name, drop }) =>
          name && <FilterChip key={Object.keys(drop).join()} name={name} onDrop={() => onFilter(drop)} />,
      )}
    </>
  )
}
