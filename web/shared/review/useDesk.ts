import { useEffect, useRef, useState } from 'react'
import { reviewTerms } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { openIds } from './caseBatch.ts'
import { type Loss, lossOf } from './standing.ts'
import type { ReasonedVerdict, Reviewed, ReviewSubject } from './subject.ts'
import { type ClaimedBatch, useCaseBatch } from './useCaseBatch.ts'
import { useDecisions } from './useDecisions.ts'
import { useReasons } from './useReasons.ts'

type DeskTerms = { first: number | undefined; isPaused: boolean; onKeys: () => void }

/** The state of a desk, and its keys. */
export function useDesk<Row extends Reviewed, Code extends string>(
  subject: ReviewSubject<Row, Code>,
  { first, isPaused, onKeys }: DeskTerms,
) {
  const own = useCaseBatch(subject)
  const { row, batch } = own
  const secondsOf = useSecondsInFront(row?.id)
  const decisions = useDecisions(subject, own, secondsOf)
  const reasons = useReasons(subject, row, decisions)
  const [doubtedId, setDoubted] = useState<number>()
  const isDoubted = row !== undefined && doubtedId === row.id
  const canReturn = subject.returning !== undefined && row?.case?.allowed.includes('return') === true
  useLostCases(own, decisions.isDeciding)
  usePreparation(subject, own, decisions.decisions)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the desk opens, and not when its tab is shown again
  useEffect(() => {
    if (!own.isClaimed) void own.claim(first)
  }, [])

  const claim = () => void (own.isClaiming || own.claim())
  const skip = () => own.nextId !== undefined && own.show(own.nextId)
  function approve(): void {
    if (!row || decisions.isDeciding) return
    const why = subject.blockedBy(row)
    if (why) toast.error(why)
    else if (subject.doubtOf?.(row)) setDoubted(row.id)
    else void decisions.approve(row)
  }

  const ask = (verdict: ReasonedVerdict) => () => row && reasons.open(row.id, verdict)

  const always = { c: claim, '?': onKeys, ...(decisions.last && { z: () => void decisions.undo() }) }
  const judging = row && { a: approve, r: ask('reject'), n: skip, ...(canReturn && { s: ask('return') }) }
  const isOff = isPaused || isDoubted || decisions.isDeciding
  useKeys(isOff ? {} : reasons.isOpen ? reasons.keys : { ...always, ...judging })

  return {
    own,
    decisions,
    approve,
    claim,
    skip,
    reject: ask('reject'),
    /** Undefined where nothing can be asked of the person. */
    sendBack: canReturn ? ask('return') : undefined,
    areReasonsOpen: reasons.isOpen,
    reasonForm: reasons.form,
    /** While a reason is asked for approving this case in spite of what speaks against it. */
    doubtForm: isDoubted
      ? {
          name: `${row.no} · ${subject.labelOf(row)}`,
          doubt: subject.doubtOf?.(row) ?? '',
          reasons: subject.doubtReasons ?? [],
          busy: decisions.isDeciding,
          onApprove: (reason: string) => decisions.approve(row, reason),
          onClose: () => setDoubted(undefined),
        }
      : undefined,
    /** Cases that are still to be judged. */
    left: openIds(batch).length,
  }
}

export type Desk<Row extends Reviewed, Code extends string> = ReturnType<typeof useDesk<Row, Code>>

/** Loads what belongs to the current case and the next; keeps it for a case whose decision may be undone. */
function usePreparation<Row extends Reviewed, Code extends string>(
  { prepare, keepOnly }: ReviewSubject<Row, Code>,
  { row, nextRow, batch }: ReturnType<typeof useCaseBatch<Row, Code>>,
  decisions: readonly { id: number }[],
): void {
  const kept = [...openIds(batch), ...decisions.map(({ id }) => id)].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the cases, not by the functions
  useEffect(() => {
    if (row) prepare?.(row)
    if (nextRow) prepare?.(nextRow)
  }, [row?.id, nextRow?.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the cases, not by the functions
  useEffect(() => {
    keepOnly?.(kept ? kept.split(',').map(Number) : [])
  }, [kept])
}

/** Says when the current case was lost to a colleague or by the end of the lease, and goes on with the next one. */
function useLostCases<Row extends Reviewed>(own: ClaimedBatch<Row>, isDeciding: boolean): void {
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

const mostSeconds = reviewTerms.longestLeaseMinutes * 60

/** Counts for how many seconds each case was in front of the person: not in a hidden tab, not in a hidden window. */
function useSecondsInFront(id: number | undefined): (id: number) => number {
  const spent = useRef(new Map<number, number>())
  const since = useRef<number>(undefined)

  useEffect(() => {
    if (id === undefined) return
    const stop = () => {
      if (since.current === undefined) return
      spent.current.set(id, (spent.current.get(id) ?? 0) + performance.now() - since.current)
      since.current = undefined
    }
    const start = () => {
      since.current = performance.now()
    }
    const onChange = () => (document.hidden ? stop() : start())
    if (!document.hidden) start()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      stop()
    }
  }, [id])

  return asked => {
    const running = asked === id && since.current !== undefined ? performance.now() - since.current : 0
    return Math.min(mostSeconds, Math.round(((spent.current.get(asked) ?? 0) + running) / 1000))
  }
}
