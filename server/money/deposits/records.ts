import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import {
  type DeductionMove,
  type DepositAction,
  deductionMachine,
  deductionMoves,
  depositActions,
  depositMachine,
} from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { type DeductionRecord, type DepositRecord, deductionStateColumn, depositStateColumn } from './table.ts'

/** What of it is still there, in fen. */
export function restOf({ paid_fen, used_fen, given_back_fen }: DepositRecord): number {
  return paid_fen - used_fen - given_back_fen
}

/** In which something can be deducted. */
export const freeStates: readonly DepositRecord['state'][] = ['held', 'leaving']

/** What can be deducted from them, in fen. */
export function freeFenOf(rows: readonly DepositRecord[]): number {
  return rows.reduce((sum, row) => (freeStates.includes(row.state) ? sum + restOf(row) : sum), 0)
}

/** For the business key of a transaction about a deposit. */
export function depositReference({ id, no }: DepositRecord) {
  return { subject: 'deposits', subjectId: id, subjectNo: no } as const
}

/** Deposits. Their events are those of the person, whose drawer shows them. */
export const depositRecords = recordsOf(depositStateColumn, {
  subject: 'deposits',
  no: ({ no }) => no,
  actions: depositActions,
  guard: depositGuard,
  set: () => ({ release_at: null }),
  event: ({ person_id }) => ({ subjectId: person_id }),
  // They are shown with the worker.
  nudge: ({ person_id, city_code }: Pick<DepositRecord, 'person_id'> & { city_code: string | null }) => ({
    word: 'workers.changed',
    id: person_id,
    ...(city_code !== null && { cityCode: city_code }),
  }),
})

/** Deductions from deposits, with events of the person as well. */
export const deductionRecords = recordsOf(deductionStateColumn, {
  subject: 'deposits',
  no: ({ no }) => no,
  actions: deductionMoves,
  guard: deductionGuard,
  event: ({ person_id }) => ({ subjectId: person_id }),
  nudge: ({ person_id }: Pick<DeductionRecord, 'person_id'>) => ({ word: 'workers.changed', id: person_id }),
})

/** Why this caller may not decide about a deduction, or null: two people ask for it and approve it. */
function deductionGuard(
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
function depositGuard(
  { state, is_of_partner }: Pick<DepositRecord, 'state'> & { is_of_partner: boolean },
  action: DepositAction,
  caller: Caller,
): Reason | null {
  if (!may(caller, deposits[action].needs)) return 'noPermission'
  const isByStaff = action !== 'giveBack' || is_of_partner
  return isByStaff && canMove(depositMachine, { state }, action, 'staff') ? null : 'depositNotInThisState'
}
