import { deductionMoves, depositActions } from '#contract/money/deposit.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { deductionGuard, depositGuard } from './guards.ts'
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
