import type { ReviewCase } from '#contract/reviews/review.ts'
import { useWords } from '#web/kit/words.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { LeaseClock } from './LeaseClock.tsx'

type ReviewedRow = { case: ReviewCase | null; reviewer: { name: string } | null }

/** Who has the case now, and until when; else who judged it. */
export function HolderBadge({ row }: { row: ReviewedRow }) {
  const text = useWords(reviewWords)
  const { holder, leasedUntil } = row.case ?? {}
  if (!holder) return row.reviewer?.name ?? '–'
  return (
    <span className="flex min-w-0 items-center gap-1.5 desktop:flex-col desktop:items-start desktop:gap-0.5">
      <span className="max-w-full truncate">{text.heldBy(holder.name)}</span>
      {leasedUntil && <LeaseClock until={leasedUntil} />}
    </span>
  )
}
