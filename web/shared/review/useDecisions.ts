import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { Verdict } from '#contract/reviews/review.ts'
import { serverNow } from '#web/kit/clock.ts'
import { type Command, useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'
import type { ReasonedOperation, ReasonedVerdict, Reviewed, ReviewSubject } from './subject.ts'
import type { ClaimedBatch } from './useCaseBatch.ts'

/** A decision that can still be undone, until epoch milliseconds of this browser. */
export type Decision = { id: number; no: string; version: number; verdict: Verdict; until: number; lastsMs: number }

/** Approves, rejects, sends back and undoes. `secondsOf`: how long a case was in front of the person. */
export function useDecisions<Row extends Reviewed, Code extends string>(
  { operations, returning }: ReviewSubject<Row, Code>,
  own: ClaimedBatch<Row>,
  secondsOf: (id: number) => number,
) {
  const approving = useCommand(operations.approve)
  const withReasons: Record<ReasonedVerdict, Command<ReasonedOperation<Row>>> = {
    reject: useCommand(operations.reject),
    return: useCommand(returning?.operation ?? operations.reject),
  }
  const undoing = useCommand(operations.undo)
  const [decisions, setDecisions] = useState<readonly Decision[]>([])
  const last = decisions.at(-1)

  function store(answer: Row): void {
    queryClient.setQueryData<OutputOf<typeof operations.get>>(keyOf(operations.get, { id: answer.id }), answer)
  }

  function settle(answer: Row | undefined, verdict: Verdict): boolean {
    if (!answer) return false
    store(answer)
    own.mark(answer.id, { is: verdict })
    const decision = decisionOf(answer, verdict)
    if (decision) setDecisions(before => [...before.filter(({ until }) => until > serverNow()), decision])
    return true
  }

  const targetOf = ({ id, case: own }: Row) => ({ id, version: own?.version ?? 0, seconds: secondsOf(id) })

  async function approve(row: Row, reason?: string): Promise<boolean> {
    return settle(await approving.run({ ...targetOf(row), ...(reason !== undefined && { reason }) }), 'approve')
  }

  async function decide(row: Row, verdict: ReasonedVerdict, codes: string[], note: string): Promise<boolean> {
    return settle(await withReasons[verdict].run({ ...targetOf(row), codes, note }), verdict)
  }

  async function undo(): Promise<void> {
    if (!last) return
    const answer = await undoing.run({ id: last.id, version: last.version })
    forget(last)
    if (!answer) return
    store(answer)
    own.restore(last.id)
  }

  function forget(decision: Decision): void {
    setDecisions(before => before.filter(other => other !== decision))
  }

  const isDeciding = [approving, withReasons.reject, withReasons.return, undoing].some(({ pending }) => pending)
  return { approve, decide, undo, last, decisions, forget, isDeciding }
}

export type Decisions<Row extends Reviewed, Code extends string> = ReturnType<typeof useDecisions<Row, Code>>

/** The time left is measured from the answer on, because the clocks of server and browser may differ. */
function decisionOf({ id, no, case: own }: Reviewed, verdict: Verdict): Decision | undefined {
  if (!own?.decision || !own.allowed.includes('undo')) return undefined
  const lastsMs = own.decision.leavesAt - own.decision.at
  return { id, no, version: own.version, verdict, until: serverNow() + lastsMs, lastsMs }
}
