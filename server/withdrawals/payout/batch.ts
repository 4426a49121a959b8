import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { notifyPaused } from '../notifications.ts'
import type { WithdrawalRecord } from '../table.ts'

/** The channel cannot pay: finance is told, once for a batch. After the lock of the withdrawal. */
export async function pauseBatch(change: Change, { batch_id }: WithdrawalRecord): Promise<void> {
  if (batch_id === null) return
  const paused = await change.db
    .updateTable('payout_batches')
    .set(row => ({ state: 'paused', version: row('version', '+', 1) }))
    .where('id', '=', batch_id)
    .where('state', '<>', 'paused')
    .returning(['id', 'no'])
    .executeTakeFirst()
  if (!paused) return
  const subject = { subject: 'payoutBatches', subjectId: paused.id, subjectNo: paused.no }
  await recordEvent(change, { action: 'withdrawals.pauseBatch', ...subject, to: 'paused' })
  await notifyPaused(change, paused)
}

/** A batch is done once nothing of it is on its way; of two results at once the later one sees that. */
export async function endBatch({ db }: Change, { batch_id }: WithdrawalRecord): Promise<void> {
  if (batch_id === null) return
  await db.selectFrom('payout_batches').select('id').where('id', '=', batch_id).forUpdate().execute()
  await db
    .updateTable('payout_batches')
    .set(row => ({ state: 'done', version: row('version', '+', 1) }))
    .where('id', '=', batch_id)
    .where('state', '=', 'paying')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawals')
            .select('id')
            .where('batch_id', '=', batch_id)
            .where('state', 'in', ['paying', 'confirming']),
        ),
      ),
    )
    .execute()
}
