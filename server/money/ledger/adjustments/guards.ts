import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { adjustmentMachine, type adjustmentMoves } from '#contract/money/adjustment.ts'
import { ledger } from '#contract/money/ledger.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { AdjustmentRecord } from '#server/money/ledger/table.ts'

export type StaffAdjustmentMove = (typeof adjustmentMoves)[number]

/** Why this caller may not make the move, or null: for what the view offers and the handler refuses. */
export function adjustmentGuard(
  { state, asked_by_id }: Pick<AdjustmentRecord, 'state' | 'asked_by_id'>,
  move: StaffAdjustmentMove,
  caller: Caller,
): Reason | null {
  if (!may(caller, ledger[move].needs)) return 'noPermission'
  if (!canMove(adjustmentMachine, { state }, move, 'staff')) return 'notInThisState'
  const isOwn = asked_by_id === caller.userId
  if (move === 'withdraw') return isOwn ? null : 'noPermission'
  return isOwn ? 'ownRequest' : null
}
