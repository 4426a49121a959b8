import type { Database } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { payoutStateColumn } from '../table.ts'

/** Tries to pay a withdrawal, which is locked before them. What becomes of one stands in the event of the withdrawal. */
export const payoutRecords = recordsOf(payoutStateColumn, {
  set: (_payout, _move, to) => (to === 'success' || to === 'failed' ? { ended_at: new Date() } : {}),
})

/** Whether the channel owes the answer, for the queue of troubles. */
export async function markUnknown(db: Database, withdrawalId: number, isUnknown: boolean): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set(row => ({ is_unknown: isUnknown, version: row('version', '+', 1) }))
    .where('id', '=', withdrawalId)
    .where('is_unknown', '<>', isUnknown)
    .execute()
}
