import { useEffect, useRef } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import type { CaseBatch } from './caseBatch.ts'
import type { Reviewed } from './subject.ts'

/** The number of the case and its place in the batch. Gets the focus when the case appears, so that it is read out. */
export function CaseHead({ row, batch }: { row: Reviewed; batch: CaseBatch }) {
  const text = useWords(reviewWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const one = row.case
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <h2 id="current-case" ref={heading} tabIndex={-1} className="text-base font-medium outline-none">
        {text.caseOf(row.no, batch.ids.indexOf(row.id) + 1, batch.ids.length)}
      </h2>
      {one && one.purpose !== 'first' && <Badge tone="accent">{text.purposes[one.purpose]}</Badge>}
      {one && <Clock since={one.queuedAt} due={one.dueAt} />}
    </header>
  )
}
