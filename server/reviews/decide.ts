import { type ReviewSubject, reviewTerms, type Verdict } from '#contract/reviews/review.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { caseRecords, noHolder, noVerdict } from './records.ts'
import type { CaseRecord } from './table.ts'

/** Decisions that take effect, by subject. */
export function closeQueue(subject: ReviewSubject): string {
  return `reviews.close.${subject}`
}

export type CloseJob = { id: number; version: number }

/**
 * `seconds` is null where nobody measured it; `action` names the event otherwise than the verdict does. `note` is for the person,
 * `reason` for the log only.
 */
type Decision = {
  codes: readonly string[]
  note: string
  reason?: string | undefined
  seconds: number | null
  action?: EventAction
}

/** Decides a case that was locked for this move. It takes effect after some seconds, unless it is undone. */
export async function decide(
  context: CommandContext,
  review: CaseRecord,
  verdict: Verdict,
  { codes, note, reason, seconds, action }: Decision,
): Promise<CaseRecord> {
  const now = Date.now()
  const decided = await caseRecords.move(context, review, verdict, {
    by: 'staff',
    set: {
      ...noHolder,
      verdict,
      codes: [...codes],
      note,
      seconds,
      decided_by_id: context.caller.userId,
      decided_at: new Date(now),
      leaves_at: new Date(now + reviewTerms.undoSeconds * 1000),
    },
    event: { reason: reason ?? (note || null), ...(action && { action }) },
  })
  const { id, version } = decided
  await context.later(closeQueue(review.subject), { id, version } satisfies CloseJob, reviewTerms.undoSeconds)
  return decided
}

/** Takes back a decision that was locked for it. The case is again with whoever made it, if it `isKept`, else in the queue. */
export function undoDecision(
  context: CommandContext,
  review: CaseRecord,
  { isKept, action }: { isKept: boolean; action?: EventAction } = { isKept: true },
): Promise<CaseRecord> {
  const leasedUntil = new Date(Date.now() + context.setting('reviews.lease') * 1000)
  const holder = isKept ? { holder_id: context.caller.userId, leased_until: leasedUntil } : noHolder
  return caseRecords.move(context, review, 'undo', {
    by: 'staff',
    set: { ...noVerdict, ...holder },
    event: { ...(action && { action }) },
  })
}
