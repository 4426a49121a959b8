import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { PayoutRecord } from '../table.ts'

/** Of `withdrawals`: whether any of its payouts, not only the last, was paid after it had been reported as failed. */
export const isPaidLate = sql<boolean>`exists (
  select from payouts where payouts.withdrawal_id = withdrawals.id and payouts.paid_late_at is not null)`

/** The payouts of a withdrawal that were paid after they had been reported as failed, in the order in which the channel said so. */
export function latePayouts(db: Database, withdrawalId: number): Promise<PayoutRecord[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .where('paid_late_at', 'is not', null)
    .orderBy('paid_late_at')
    .orderBy('id')
    .execute()
}
