import type { Transaction } from 'kysely'
import { clock } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/ledger/index.ts'

/** Posts the money of past orders that are not ended: it is at the channel, and in escrow. */
export async function openLedger(db: Transaction<Tables>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'no', 'app_id', 'paid_fen', 'refunded_fen'])
    .where('finished_at', 'is', null)
    .whereRef('paid_fen', '>', 'refunded_fen')
    .orderBy('id')
    .execute()
  for (const { id, no, app_id, paid_fen, refunded_fen } of orders) {
    const heldFen = paid_fen - refunded_fen
    await postTransaction(
      { db, actor: clock },
      {
        event: 'open',
        subject: 'orders',
        subjectId: id,
        subjectNo: no,
        orderId: id,
        lines: [debit(channelAccount(app_id), heldFen), credit(platformAccount('escrow'), heldFen)],
      },
    )
  }
}
