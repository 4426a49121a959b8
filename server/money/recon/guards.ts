import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import {
  type DifferenceAction,
  type DifferenceOutcome,
  differenceMachine,
  outcomesOf,
} from '#contract/money/recon/difference.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { type ReconAction, type ReconState, reconDayMachine } from '#contract/money/recon/rows.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { DayRecord, DifferenceRecord } from './table.ts'

type Difference = Pick<DifferenceRecord, 'state' | 'owner_id' | 'kind'>

/** Why this person may not do it with the difference now, or null: for what the view offers and the handler refuses. */
export function differenceGuard(difference: Difference, action: DifferenceAction, caller: Caller): Reason | null {
  if (!may(caller, reconDifferences[action].needs)) return 'noPermission'
  if (action === 'take' && difference.state === 'taken') return 'claimedByOther'
  if (!canMove(differenceMachine, { state: difference.state }, action, 'staff')) return 'differenceNotInThisState'
  return action === 'take' || difference.owner_id === caller.userId ? null : 'differenceNotYours'
}

/** Why a difference of this kind cannot end so, or null. */
export function outcomeGuard({ kind }: Pick<Difference, 'kind'>, outcome: DifferenceOutcome): Reason | null {
  return outcomesOf[kind].includes(outcome) ? null : 'outcomeNotPossible'
}

type Day = Pick<DayRecord, 'confirmed_at'> & { state: ReconState; isWhole: boolean; parts: number }

export function dayGuard(day: Day, action: ReconAction, caller: Caller): Reason | null {
  if (!may(caller, recon[action].needs)) return 'noPermission'
  switch (action) {
    case 'upload':
      return day.parts === 0 ? null : 'billOverlaps'
    case 'compare':
      return day.parts === 0 ? 'billMissing' : null
    case 'confirm':
      return canMove(reconDayMachine, day, 'confirm', 'staff') && day.confirmed_at === null ? null : 'nothingToConfirm'
  }
}
