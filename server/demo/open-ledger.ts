import { sql, type Transaction } from 'kysely'
import { clock } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { openPastSettlements } from '#server/money/settlements/index.ts'

/** How many of the orders that ended last have shares, and of those whose shares are released by now; the others ended before there was a ledger. */
const dividedOrders = 300
const releasedOrders = 240
/** Longer than any share is held. */
const releasedAfter = sql<number>`now() - interval '4 days'`

/** Posts the money of orders that are not ended or ended last: it is at the channel, and in escrow until it is divided. */
export async function openLedger(db: Transaction<Tables>): Promise<void> {
  const live = await paidOrders(db).where('finished_at', 'is', null).orderBy('id').execute()
  const last = endedOrders(db).limit(dividedOrders)
  const released = endedOrders(db).where('finished_at', '<', releasedAfter).limit(releasedOrders)
  const ended = [...(await last.execute()), ...(await released.execute())]
  for (const { id, no, app_id, paid_fen, refunded_fen } of [...live, ...ended]) {
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
  await openPastSettlements(
    db,
    ended.map(({ id }) => id),
  )
}

function endedOrders(db: Transaction<Tables>) {
  return paidOrders(db)
    .where('finished_at', 'is not', null)
    .where('refunding_fen', '=', 0 as never)
    .orderBy('finished_at', 'desc')
}

function paidOrders(db: Transaction<Tables>) {
  return db
    .selectFrom('orders')
    .select(['id', 'no', 'app_id', 'paid_fen', 'refunded_fen'])
    .whereRef('paid_fen', '>', 'refunded_fen')
}
