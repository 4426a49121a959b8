import { X } from 'lucide-react'
import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { progressWords } from '#words/orders/progress.ts'

type Asked = z.output<typeof OrderQuestion>
type Progress = Pick<
  Asked,
  'since' | 'until' | 'reached' | 'furthest' | 'lateness' | 'valid' | 'refunded' | 'endedBy' | 'cell'
>

type ProgressChipsProps = { question: Progress; onFilter: (filters: Partial<Progress>) => void }

/** The filters that a figure of the dashboard brought along; each can be dropped. */
export function ProgressChips({ question, onFilter }: ProgressChipsProps) {
  const text = useWords(progressWords)
  const short = useTimeFormat('short')
  const { since, until, reached, furthest, lateness, valid, refunded, endedBy, cell } = question
  const print = (at: number | null | undefined) => (at ? short(at) : '…')
  const chips: { name: string | false; drop: Partial<Progress> }[] = [
    { name: Boolean(since || until) && text.since(print(since), print(until)), drop: { since: null, until: null } },
    { name: reached && text.reached(text.steps[reached]), drop: { reached: '' } },
    { name: furthest && text.furthest(text.steps[furthest]), drop: { furthest: '' } },
    { name: lateness && text.latenesses[lateness], drop: { lateness: '' } },
    { name: valid && text.valid, drop: { valid: false } },
    { name: refunded && text.refunded, drop: { refunded: false } },
    { name: endedBy && text.endedBy[endedBy], drop: { endedBy: '' } },
    { name: cell && text.cell(cell), drop: { cell: '' } },
  ]
  return chips.map(
    ({ name, drop }) =>
      name && (
        <span
          key={Object.keys(drop).join()}
          className="flex min-h-control items-center rounded-full bg-accent-soft pl-3 text-sm text-accent-ink"
        >
          {name}
          <button
            type="button"
            aria-label={text.drop(name)}
            onClick={() => onFilter(drop)}
            className="grid size-control place-items-center rounded-full hover:text-bad-ink"
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      ),
  )
}
