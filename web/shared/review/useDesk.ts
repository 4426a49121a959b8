import { useEffect, useState } from 'react'
import { toast } from '#web/kit/toast.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { openIds } from './caseBatch.ts'
import type { ReasonedVerdict, Reviewed, ReviewSubject } from './subject.ts'
import { useCaseBatch } from './useCaseBatch.ts'
import { useDecisions } from './useDecisions.ts'
import { useLostCases } from './useLostCases.ts'
import { useReasons } from './useReasons.ts'
import { useSecondsInFront } from './useSecondsInFront.ts'

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
