import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { notifyPaused } from '../notifications.ts'
import { batchStateColumn, type WithdrawalRecord } from '../table.ts'

/** The channel cannot pay: finance is notified, once for a batch. After the lock of the withdrawal. */
export async function pauseBatch(change: Change, { batch_id }: WithdrawalRecord): Promise<void> {
  if (batch_id === null) return
  await lockBatch(change.db, batch_id)
  const [paused] = await moveRows(change, batchStateColumn, {
    move: 'pause',
    by: 'channel',
    where: row => row('id', '=', batch_id),
    isNewVersion: true,
  })
  if (!paused) return
  const subject = { subject: 'payoutBatches', subjectId: paused.id, subjectNo: paused.no }
  await recordEvent(change, { action: 'withdrawals.pauseBatch', ...subject, to: 'paused' })
  await notifyPaused(change, paused)
}

/** A batch is done once nothing of it is on its way; of two results at once the later one sees that. */
export async function endBatch(change: Change, { batch_id }: WithdrawalRecord): Promise<void> {
  if (batch_id === null) return
  await lockBatch(change.db, batch_id)
  const underWay = change.db
    .selectFrom('withdrawals')
    .select('id')
    .where('batch_id', '=', batch_id)
    .where('state', 'in', ['paying', 'confirming'])
  await moveRows(change, batchStateColumn, {
    move: 'end',
    by: 'channel',
    where: row => row.and([row('id', '=', batch_id), row.not(row.exists(underWay))]),
    isNewVersion: true,
  })
}

/** What is known of a batch and its withdrawals is read in the statements after this one. */
async function lockBatch(db: Database, id: number): Promise<void> {
  await db.selectFrom('payout_batches').select('id').where('id', '=', id).forUpdate().execute()
}
