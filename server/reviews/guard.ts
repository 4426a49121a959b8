import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type ReviewMove, returnedSubjects, reviewMachine } from '#contract/reviews/review.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { CaseRecord } from './table.ts'

type Guarded = Pick<
  CaseRecord,
  'subject' | 'state' | 'excluded_ids' | 'holder_id' | 'leased_until' | 'decided_by_id' | 'leaves_at'
>

/** Who has the case now; null once the lease is over. */
export function holderOf({ state, holder_id, leased_until }: Guarded): number | null {
  return state === 'waiting' && (leased_until ?? 0) > Date.now() ? holder_id : null
}

/** Why this member of staff may not make a move with the case now, or null: for what the view offers and the handler refuses. */
export function reviewGuard(review: Guarded, move: ReviewMove, caller: Caller): Reason | null {
  if (!may(caller, `${review.subject}.judge`)) return 'noPermission'
  if (move === 'undo') return undoRefusal(review, caller)
  if (!canMove(reviewMachine, review, move, 'staff')) return 'reviewNotInThisState'
  if (move === 'return' && !returnedSubjects.includes(review.subject)) return 'reviewNotInThisState'
  if (review.excluded_ids.includes(caller.userId)) return 'judgedBefore'
  const holder = holderOf(review)
  if (holder !== null && holder !== caller.userId) return 'reviewTakenBy'
  return holder === null && move !== 'claim' ? 'reviewNotClaimed' : null
}

/** Only whoever decided, until the decision takes effect. */
function undoRefusal(review: Guarded, { userId }: Caller): Reason | null {
  if (review.state === 'closed' && review.decided_by_id === userId) return 'undoTooLate'
  if (!canMove(reviewMachine, review, 'undo', 'staff')) return 'reviewNotInThisState'
  if (review.decided_by_id !== userId) return 'reviewTakenBy'
  return (review.leaves_at ?? 0) > Date.now() ? null : 'undoTooLate'
}
