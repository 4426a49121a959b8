import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { verificationMachine } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { PaperRecord } from './table.ts'

/** What staff do with a paper besides judging it. */
export const paperActions = ['open', 'revoke'] as const

/** Why this person may not do it with the paper, or null. */
export function paperGuard(
  { state }: Pick<PaperRecord, 'state'>,
  action: (typeof paperActions)[number],
  caller: Caller,
): Reason | null {
  if (!may(caller, verifications[action].needs)) return 'noPermission'
  if (action === 'open') return null
  return canMove(verificationMachine, { state }, action, 'staff') ? null : 'reviewNotInThisState'
}
