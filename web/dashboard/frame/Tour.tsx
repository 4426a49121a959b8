import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'

const allSteps = ['todo', 'kpi', 'filters', 'charts', 'table', 'arrange'] as const

/** Six steps for somebody's first day, five for whom nothing waits, above the page and not over it. Skipped once, it does not come back. */
export function Tour({ hasTodo, onDone }: { hasTodo: boolean; onDone: () => void }) {
  const { tour } = useWords(dashboardPageWords)
  const [at, setAt] = useState(0)
  const steps = allSteps.filter(step => step !== 'todo' || hasTodo)
  const step = steps[at] ?? 'kpi'
  const isLast = at === steps.length - 1
  return (
    <section aria-label={tour.title} className="rounded-lg border border-accent bg-accent-soft p-4">
      <p className="text-xs text-muted">
        {tour.title} · {tour.step(at + 1, steps.length)}
      </p>
      <p aria-live="polite" className="mt-1 mb-3 text-sm">
        {tour.steps[step]}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!isLast && <Button onClick={onDone}>{tour.skip}</Button>}
        <span className="ml-auto flex gap-2">
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{tour.back}</Button>}
          <Button look="primary" onClick={() => (isLast ? onDone() : setAt(at + 1))}>
            {isLast ? tour.finish : tour.next}
          </Button>
        </span>
      </div>
    </section>
  )
}
