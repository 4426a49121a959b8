import type { VerificationRow } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { paperWords } from '#words/reviews/verifications.ts'
import { ChecksInRow, VerificationState } from './VerificationBadges.tsx'

export const cardHeight = 112

/** The row as a card on a phone. */
export function VerificationCard({ row }: { row: VerificationRow }) {
  const papers = useWords(paperWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{papers.kinds[row.kind]}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
          <VerificationState state={row.state} />
        </span>
      </p>
      <p className="flex gap-3">
        <span className="truncate">{row.person.name}</span>
        <span className="ml-auto truncate text-muted">{row.paperNumber}</span>
      </p>
      <ChecksInRow hints={row.hints} />
      <div className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">
          <HolderBadge row={row} />
        </span>
      </div>
    </article>
  )
}
