import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type SettlementAction, settlementMachine } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { SettlementRecord } from './table.ts'

type Guarded = Pick<SettlementRecord, 'state' | 'hold_by_id'>

/** Why this caller may not hold or resume a settlement, or null: for what the view offers and the handler refuses. */
export function settlementGuard(
  { state, hold_by_id }: Guarded,
  action: SettlementAction,
  caller: Caller,
): Reason | null {
  if (!may(caller, settlements[action].needs)) return 'noPermission'
  if (!canMove(settlementMachine, { state }, action, 'staff')) return 'notInThisState'
  return (hold_by_id !== null) === (action === 'hold') ? 'alreadySo' : null
}
