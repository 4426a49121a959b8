import { useWords } from '#web/kit/words.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import type { Planning } from './usePlanning.ts'

/** How late everything would be in all, by the plan and without it. */
export function PlanSum({ planning: { wanted, lateNearest } }: { planning: Planning }) {
  const text = useWords(dispatchWords)
  if (wanted.length === 0) return null
  const late = wanted.reduce((sum, { lateMinutes }) => sum + Math.max(0, lateMinutes ?? 0), 0)
  return (
    <p role="status" className="font-medium text-ink">
      {lateNearest === undefined || late + lateNearest === 0
        ? text.lateInAll(late)
        : text.lateCompared(lateNearest, late)}
    </p>
  )
}
