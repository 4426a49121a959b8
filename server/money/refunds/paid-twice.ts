import { type Fen, fen } from '#contract/base/values.ts'
import type { Change } from '#server/kit/change.ts'
import { type NewEvent, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { type OrderRecord, writeRefundState } from '#server/orders/index.ts'
import { alarmPaidTwice } from './notifications.ts'
import type { RefundRecord } from './table.ts'

type Payment = {
  amountFen?: number | undefined
  refundNo?: string | undefined
  openEvent: NonNullable<NewEvent['openEvent']>
}

/**
 * Takes what a channel paid of a refund that a colleague had confirmed as paid by hand: it is posted, and an alarm rings. The
 * refund stays as it is, and so do the sums of its order. What is known already changes nothing. Null where the payment names
 * no such refund.
 */
export async function takePaidTwice(
  change: Change,
  order: OrderRecord,
  { amountFen, refundNo, openEvent }: Payment,
): Promise<OrderRecord | null> {
  const refund = refundNo === undefined ? undefined : await confirmedByHand(change, order, refundNo)
  if (!refund) return null
  const most = manualFenOf(refund) - refund.paid_twice_fen
  if (most === 0) return order
  const paidFen = amountFen ?? most
  if (paidFen > most) refuse('badInput', { fields: { amountFen: fieldReason('moreThanDue') } })
  const paid_twice_fen = fen(refund.paid_twice_fen + paidFen)
  await postPaidTwice(change, { ...refund, paid_twice_fen }, { appId: openEvent.appId, amountFen: paidFen })
  await change.db
    .updateTable('refunds')
    .set({ paid_twice_fen, version: refund.version + 1 })
    .where('id', '=', refund.id)
    .execute()
  await recordEvent(change, {
    action: 'orders.refund',
    subject: 'orders',
    subjectId: order.id,
    subjectNo: order.no,
    from: order.state,
    to: order.state,
    changes: { refundNo: [null, refund.no], amountFen: [null, paidFen] },
    openEvent,
  })
  await alarmPaidTwice(change, order, paidFen)
  change.nudge({ word: 'orders.changed', id: order.id, cityCode: order.city_code })
  change.nudge({ word: 'refunds.changed', id: refund.id, cityCode: order.city_code })
  return writeRefundState(change, order, { refund: order.refund })
}

/** Under the lock of its order. */
function confirmedByHand({ db }: Change, { id }: OrderRecord, no: string): Promise<RefundRecord | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', id)
    .where('no', '=', no)
    .where('stage', '=', 'refunded')
    .where('manual_confirmed_by', 'is not', null)
    .executeTakeFirst()
}

/** How much was transferred by hand; all that had not arrived, where a server of before that was kept recorded it. */
export function manualFenOf({ manual_fen, amount_fen, arrived_fen }: RefundRecord): Fen {
  return manual_fen ?? fen(amount_fen - arrived_fen)
}

/**
 * Against suspense, and not as a debt of the customer: whether they got it twice is known when somebody has asked both the
 * channel and the bank, and nothing is withheld from customers as it is from those who have a balance. It is no part of what
 * went back for the order, so it does not name the order.
 */
export async function postPaidTwice(
  change: Change,
  { id, no, paid_twice_fen }: Pick<RefundRecord, 'id' | 'no' | 'paid_twice_fen'>,
  { appId, amountFen }: { appId: string; amountFen: number },
): Promise<void> {
  await postTransaction(change, {
    event: 'refund',
    subject: 'refunds',
    subjectId: id,
    subjectNo: no,
    part: `twice:${paid_twice_fen}`,
    channelNo: no,
    lines: [debit(platformAccount('suspense'), amountFen), credit(channelAccount(appId), amountFen)],
  })
}
