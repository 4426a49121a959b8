import type { Updateable } from 'kysely'
import type { PayoutMove } from '#contract/money/payout.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type PayoutRecord, payoutStateColumn } from '../table.ts'

type Columns = Updateable<Tables['payouts']>

/** Moves a try whose withdrawal this transaction has locked. */
export function movePayout(
  change: Change,
  { id, state }: PayoutRecord,
  move: PayoutMove,
  { by, set = {} }: { by: 'channel' | 'clock'; set?: Columns },
): Promise<PayoutRecord> {
  return moveRecord(change, payoutStateColumn, {
    id,
    standing: { state },
    move,
    by,
    set: to => ({ ...set, ...((to === 'success' || to === 'failed') && { ended_at: new Date() }) }),
  })
}

/** Whether the channel owes the answer, for the queue of troubles. */
export async function markUnknown(db: Database, withdrawalId: number, isUnknown: boolean): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set(row => ({ is_unknown: isUnknown, version: row('version', '+', 1) }))
    .where('id', '=', withdrawalId)
    .where('is_unknown', '<>', isUnknown)
    .execute()
}
