import type { Change } from '#server/kit/change.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import type { Moved } from './effects.ts'

/** Posts what a customer paid: at the channel of the app that reported it, and in escrow until the order is settled or refunded. */
export async function postPayment(change: Change, { before, after, move, input }: Moved): Promise<void> {
  const paidFen = after.paid_fen - before.paid_fen
  if (paidFen === 0) return
  const { openEvent, tradeNo } = input
  const appId = openEvent?.appId ?? after.app_id
  const posted = await postTransaction(change, {
    event: move === 'payDifference' ? 'payDifference' : 'pay',
    subject: 'orders',
    subjectId: after.id,
    subjectNo: after.no,
    ...(openEvent && { part: `${appId}:${openEvent.externalId}` }),
    orderId: after.id,
    channelNo: tradeNo ?? openEvent?.externalId ?? null,
    lines: [debit(channelAccount(appId), paidFen), credit(platformAccount('escrow'), paidFen)],
  })
  if (posted === null) throw new Error(`A payment of order ${after.no} was posted before.`)
}
