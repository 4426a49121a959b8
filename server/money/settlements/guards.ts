import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type SettlementAction, settlementMachine } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { SettlementRecord } from './table.ts'

type Guarded = Pick<SettlementRecord, 'state' | 'hold_by_id'> & {
  /** Whether the worker or the shop is the caller. */
  is_own: boolean
}

/**
 * Why this caller may not hold or resume a settlement, or null: for what the view offers and the handler refuses. Who held it
 * may resume it: that gives nobody what they would not have had before.
 */
export function settlementGuard(
  { state, hold_by_id, is_own }: Guarded,
  action: SettlementAction,
  caller: Caller,
): Reason | null {
  if (!may(caller, settlements[action].needs)) return 'noPermission'
  if (!canMove(settlementMachine, { state }, action, 'staff')) return 'notInThisState'
  if ((hold_by_id !== null) === (action === 'hold')) return 'alreadySo'
  return is_own ? 'ownInterest' : null
}
