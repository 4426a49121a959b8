import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type DeductionMove, deductionMachine, depositMachine } from '#contract/money/deposit.ts'
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

/** Of workers the clock gives it back, when they left; of an application, its end. */
export function giveBackGuard(
  { state, is_of_partner }: Pick<DepositRecord, 'state'> & { is_of_partner: boolean },
  caller: Caller,
): Reason | null {
  if (!may(caller, deposits.giveBack.needs)) return 'noPermission'
  return is_of_partner && canMove(depositMachine, { state }, 'giveBack', 'staff') ? null : 'depositNotInThisState'
}

export function retryGuard({ state }: Pick<DepositRecord, 'state'>, caller: Caller): Reason | null {
  if (!may(caller, deposits.retry.needs)) return 'noPermission'
  return canMove(depositMachine, { state }, 'retry', 'staff') ? null : 'depositNotInThisState'
}
