import { useEffect, useRef } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { type Loss, lossOf } from './standing.ts'
import type { Reviewed } from './subject.ts'
import type { ClaimedBatch } from './useCaseBatch.ts'

/** Says when the current case was lost to a colleague or by the end of the lease, and goes on with the next one. */
export function useLostCases<Row extends Reviewed>(own: ClaimedBatch<Row>, isDeciding: boolean): void {
  const text = useWords(reviewWords)
  const personId = useRead(api.session.userInfo, {}).data?.id
  const ending = useRef<number>(undefined)
  const { row, nextRow } = own
  const lossOfRow = (one: Row | undefined) => (one && personId !== undefined ? lossOf(one.case, personId) : undefined)
  const lost = lossOfRow(row)
  const lostNext = lossOfRow(nextRow)

  /** Cases that were claimed together end together: all that are over are marked, before the next one is shown. */
  async function endLease(over: Row, loss: Loss): Promise<void> {
    if (ending.current === over.id) return
    ending.current = over.id
    const open = await own.readOpen().catch(() => undefined)
    const others = (open ?? []).filter(({ id }) => id !== over.id)
    const lostOthers = others.filter(other => markLost(other))
    own.mark(over.id, loss)
    ending.current = undefined
    const hasNext = open ? lostOthers.length < others.length : own.nextId !== undefined
    toast.info(hasNext ? text.lost.lapsed(over.no) : text.batchOver)
  }

  function markLost(one: Row): boolean {
    const loss = lossOfRow(one)
    if (loss) own.mark(one.id, loss)
    return loss !== undefined
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new in each render
  useEffect(() => {
    if (isDeciding || !row || !lost) return
    if (lost.is === 'lapsed') {
      void endLease(row, lost)
      return
    }
    toast.info(lost.is === 'taken' ? text.taken(row.no, lost.by) : text.lost[lost.is](row.no))
    own.mark(row.id, lost)
  }, [row, lost?.is, isDeciding])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new in each render
  useEffect(() => {
    if (!isDeciding && nextRow && lostNext) own.mark(nextRow.id, lostNext)
  }, [nextRow, lostNext?.is, isDeciding])
}
