import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { receiptOf } from '#server/desk/files/index.ts'
import { handle } from '#server/kit/handle.ts'
import { bookRefund } from '#server/money/settlements/index.ts'
import { viewOrder } from '#server/orders/index.ts'
import { lockRefund } from './decide.ts'
import { manualFenOf, postPaidTwice } from './paid-twice.ts'
import { recordInOrder } from './record-in-order.ts'
import { refundRecords } from './records.ts'
import { refuseOwnCase } from './rules.ts'

/** The account of what was paid by a bank's counter and the like, as for withdrawals. */
const byHand = 'manual'

export const recordManual = handle(refunds.recordManual, async (context, { channelNo, fileId, reason, ...target }) => {
  const { db, caller } = context
  const { order, refund } = await lockRefund(context, target, 'recordManual')
  await refuseOwnCase(db, order, caller.userId)
  const recorded = await refundRecords.move(context, refund, 'recordManual', {
    by: 'staff',
    set: {
      manual_no: channelNo,
      manual_file_id: await receiptOf(context, fileId),
      manual_by_id: caller.userId,
      manual_by: caller.name,
      manual_fen: fen(refund.amount_fen - refund.arrived_fen),
    },
  })
  await recordInOrder(context, order, {
    verb: 'recordManual',
    refund: recorded,
    reason,
    channelNo,
    state: order.refund,
  })
  return viewOrder(context, { id: order.id })
})

export const confirmManual = handle(refunds.confirmManual, async (context, target) => {
  const { db, caller } = context
  const { order, refund } = await lockRefund(context, target, 'confirmManual')
  await refuseOwnCase(db, order, caller.userId)
  const { id, no, liability, amount_fen: arrivedFen } = refund
  const amountFen = arrivedFen - refund.arrived_fen
  const confirmed = await refundRecords.move(context, refund, 'confirmManual', {
    by: 'staff',
    set: { arrived_fen: arrivedFen, manual_confirmed_by: caller.name },
  })
  await bookRefund(context, order, { id, no, liability, amountFen, arrivedFen, appId: byHand })
  // All of it left by hand, although the channel paid a part after it was recorded.
  const twiceFen = manualFenOf(refund) - amountFen
  if (twiceFen > 0) await postPaidTwice(context, refund, { appId: byHand, amountFen: twiceFen })
  await recordInOrder(context, order, {
    verb: 'confirmManual',
    refund: confirmed,
    arrivedFen: amountFen,
    state: order.refund,
  })
  return viewOrder(context, { id: order.id })
})

export const refuseManual = handle(refunds.refuseManual, async (context, { reason, ...target }) => {
  const { order, refund } = await lockRefund(context, target, 'refuseManual')
  const refused = await refundRecords.move(context, refund, 'refuseManual', {
    by: 'staff',
    set: {
      manual_no: null,
      manual_file_id: null,
      manual_by_id: null,
      manual_by: null,
      manual_fen: null,
      paid_twice_fen: fen(0),
    },
  })
  await recordInOrder(context, order, { verb: 'refuseManual', refund: refused, reason, state: order.refund })
  return viewOrder(context, { id: order.id })
})
