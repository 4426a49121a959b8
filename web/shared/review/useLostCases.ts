import { useEffect } from 'react'
import { session } from '#contract/access/session.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { lossOf } from './standing.ts'
import type { Reviewed } from './subject.ts'
import type { HandOf } from './useHand.ts'

/** Says when the current case was lost to a colleague or by the end of the lease, and goes on with the next one. */
export function useLostCases<Row extends Reviewed>(own: HandOf<Row>, isDeciding: boolean): void {
  const text = useWords(reviewWords)
  const personId = useRead(session.userInfo, {}).data?.id
  const { row, nextRow } = own
  const lost = row && personId !== undefined ? lossOf(row.case, personId) : undefined
  const lostNext = nextRow && personId !== undefined ? lossOf(nextRow.case, personId) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new in each render
  useEffect(() => {
    if (isDeciding || !row || !lost) return
    toast.info(lost.is === 'taken' ? text.taken(row.no, lost.by) : text.lost[lost.is](row.no))
    own.mark(row.id, lost)
  }, [row, lost?.is, isDeciding])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new in each render
  useEffect(() => {
    if (!isDeciding && nextRow && lostNext) own.mark(nextRow.id, lostNext)
  }, [nextRow, lostNext?.is, isDeciding])
}
