import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { PayoutState } from '#contract/money/payout.ts'
import {
  type WithdrawalAction,
  type WithdrawalMove,
  type WithdrawalRow,
  withdrawalActions,
  withdrawalMachine,
  withholdings,
} from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { may } from '#server/kit/caller.ts'
import { isOneOf } from '#server/people/index.ts'
import type { Reader } from './read/rows.ts'
import type { WithdrawalRecord, WithdrawalTerms } from './table.ts'

/** The withdrawal, the state of its last payment, and whether any of them was paid late. */
type Guarded = Pick<
  WithdrawalRecord,
  'state' | 'is_double' | 'amount_fen' | 'owner_kind' | 'owner_id' | 'reviewer_id' | 'second_reviewer_id' | 'payer_id'
> & { payout_state: PayoutState | null; is_paid_late: boolean }

type Terms = Pick<WithdrawalTerms, 'otherPayerFromFen'>

const openPayouts: readonly PayoutState[] = ['asked', 'accepted', 'confirming', 'unknown']

/** The move that an action of staff is, from the state where the withdrawal stands; `query` moves nothing. */
export function moveOf(
  { state, is_double }: Pick<Guarded, 'state' | 'is_double'>,
  action: WithdrawalAction,
): WithdrawalMove | null {
  if (action === 'query') return null
  if (action !== 'approve') return action
  if (!is_double) return 'approve'
  return state === 'secondReview' ? 'approveSecond' : 'approveFirst'
}

/** Why this person may not do it with the withdrawal now, or null: for what the view offers and the handler refuses. */
export function withdrawalGuard(row: Guarded, action: WithdrawalAction, reader: Reader, terms: Terms): Reason | null {
  if (!may(reader.caller, withdrawals[action].needs)) return 'noPermission'
  const reason = stateReason(row, action) ?? reviewerReason(row, action, reader, terms) ?? payoutReason(row, action)
  return reason ?? (isOneOf(reader.own, row.owner_kind, row.owner_id) ? 'ownInterest' : null)
}

export function allowedActions(row: Guarded, reader: Reader, terms: Terms): WithdrawalAction[] {
  return withdrawalActions.filter(action => withdrawalGuard(row, action, reader, terms) === null)
}

/** What this person may not do only because of who they are: a colleague must. */
export function withheldActions(row: Guarded, reader: Reader, terms: Terms): WithdrawalRow['withheld'] {
  return withdrawalActions.flatMap(action => {
    const reason = withdrawalGuard(row, action, reader, terms)
    const why = withholdings.find(one => one === reason)
    return why ? [{ action, why }] : []
  })
}

function stateReason(row: Guarded, action: WithdrawalAction): Reason | null {
  const { state, payout_state } = row
  const isOpen = payout_state !== null && openPayouts.includes(payout_state)
  const move = moveOf(row, action)
  if (move === null) return isOpen ? null : 'withdrawalNotInThisState'
  if (canMove(withdrawalMachine, { state, kind: row.is_double ? 'double' : 'single' }, move, 'staff')) return null
  if (isOpen && (action === 'pay' || action === 'retry' || action === 'giveBack'))
    return payout_state === 'unknown' ? 'payoutUnknown' : 'payoutUnderWay'
  return 'withdrawalNotInThisState'
}

/** Nobody reviews twice, pays a large one that they reviewed, or confirms what they recorded. */
function reviewerReason(row: Guarded, action: WithdrawalAction, { caller }: Reader, terms: Terms): Reason | null {
  const { userId } = caller
  const isReviewer = row.reviewer_id === userId || row.second_reviewer_id === userId
  if (action === 'approve' && row.state === 'secondReview' && isReviewer) return 'reviewedBefore'
  const isPayment = action === 'pay' || action === 'retry' || action === 'recordManual'
  if (isPayment && isReviewer && row.amount_fen >= terms.otherPayerFromFen) return 'payerReviewed'
  const isConfirmation = action === 'confirmManual' || action === 'refuseManual'
  return isConfirmation && row.payer_id === userId ? 'ownRequest' : null
}

/** A payment that arrived after it was reported as failed is neither made once more nor given back. */
function payoutReason({ is_paid_late }: Guarded, action: WithdrawalAction): Reason | null {
  const isTwice = is_paid_late && (action === 'retry' || action === 'giveBack')
  return isTwice ? 'payoutPaidLate' : null
}
