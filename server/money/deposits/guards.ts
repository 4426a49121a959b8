import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type DeductionMove, type DepositAction, deductionMachine, depositMachine } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { DeductionRecord, DepositRecord } from './table.ts'

/** Why this caller may not decide about a deduction, or null: two people ask for it and approve it. */
export function deductionGuard(
  { state, asked_by_id }: Pick<DeductionRecord, 'state' | 'asked_by_id'>,
  move: DeductionMove,
  caller: Caller,
): Reason | null {
  if (!may(caller, deposits[move].needs)) return 'noPermission'
  if (!canMove(deductionMachine, { state }, move, 'staff')) return 'notInThisState'
  const isOwn = asked_by_id === caller.userId
  if (move === 'withdraw') return isOwn ? null : 'noPermission'
  return isOwn ? 'ownRequest' : null
}

/** Why this caller may not do it with a deposit, or null. Of workers the clock gives it back, when they left; of an application, its end. */
export function depositGuard(
  { state, is_of_partner }: Pick<DepositRecord, 'state'> & { is_of_partner: boolean },
  action: DepositAction,
  caller: Caller,
): Reason | null {
  if (!may(caller, deposits[action].needs)) return 'noPermission'
  const isByStaff = action !== 'giveBack' || is_of_partner
  return isByStaff && canMove(depositMachine, { state }, action, 'staff') ? null : 'depositNotInThisState'
}
