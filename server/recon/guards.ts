import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import {
  type DifferenceAction,
  type DifferenceOutcome,
  differenceMachine,
  outcomesOf,
} from '#contract/money/difference.ts'
import type { ReconAction, ReconState } from '#contract/money/recon-rows.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { DayRecord, DifferenceRecord } from './table.ts'

type Difference = Pick<DifferenceRecord, 'state' | 'owner_id' | 'kind'>

/** Why this person may not do it with the difference now, or null: for what the view offers and the handler refuses. */
export function differenceGuard(difference: Difference, action: DifferenceAction, caller: Caller): Reason | null {
  if (!caller.permissions.has('recon.settle')) return 'noPermission'
  if (action === 'take' && difference.state === 'taken') return 'claimedByOther'
  if (!canMove(differenceMachine, { state: difference.state }, action, 'staff')) return 'differenceNotInThisState'
  return action === 'take' || difference.owner_id === caller.userId ? null : 'differenceNotYours'
}

/** Why a difference of this kind cannot end so, or null. */
export function outcomeGuard({ kind }: Pick<Difference, 'kind'>, outcome: DifferenceOutcome): Reason | null {
  return outcomesOf[kind].includes(outcome) ? null : 'outcomeNotPossible'
}

type Day = Pick<DayRecord, 'confirmed_at'> & { state: ReconState; isWhole: boolean; parts: number }

const needed: Record<ReconAction, string> = {
  upload: 'recon.settle',
  compare: 'recon.settle',
  confirm: 'recon.confirm',
}

export function dayGuard(day: Day, action: ReconAction, caller: Caller): Reason | null {
  if (!caller.permissions.has(needed[action])) return 'noPermission'
  switch (action) {
    case 'upload':
      return day.parts === 0 ? null : 'billOverlaps'
    case 'compare':
      return day.parts === 0 ? 'billMissing' : null
    case 'confirm':
      return day.state === 'unbalanced' && day.confirmed_at === null ? null : 'nothingToConfirm'
  }
}
