import { withdrawals } from '#contract/money/withdrawals.ts'
import { receiptOf } from '#server/desk/files/index.ts'
import { handle } from '#server/kit/handle.ts'
import { channelAccount, platformAccount } from '#server/money/ledger/index.ts'
import { latePayouts } from '../payout/late.ts'
import { postPaid, postPaidTwice } from '../payout/postings.ts'
import { refuseClosed } from '../payout-hours.ts'
import { detailOf } from '../read/detail.ts'
import { withdrawalRecords } from '../records.ts'
import { refuseStopped } from '../stop.ts'
import { lockForAction } from './lock.ts'

/** What was paid by a bank's counter and the like, in the ledger. */
const byHand = channelAccount('manual')

export const recordManual = handle(withdrawals.recordManual, async (context, asked) => {
  const { channelNo, fileId, reason, ...target } = asked
  const row = await lockForAction(context, target, 'recordManual')
  refuseClosed(context)
  await refuseStopped(context.db)
  const set = {
    payer_id: context.caller.userId,
    manual_no: channelNo,
    manual_file_id: await receiptOf(context, fileId),
  }
  const event = { reason, changes: { channelNo: [null, channelNo] as [unknown, unknown] } }
  await withdrawalRecords.move(context, row, 'recordManual', { by: 'staff', set, event })
  return detailOf(context, row.id)
})

export const confirmManual = handle(withdrawals.confirmManual, async (context, target) => {
  const row = await lockForAction(context, target, 'confirmManual')
  refuseClosed(context)
  const late = await latePayouts(context.db, row.id)
  // What the channel had paid late by then is what was recorded, and is in suspense; what it paid after that came besides.
  const recorded = late.find(({ paid_late_at }) => paid_late_at !== null && paid_late_at < row.state_at)
  const from = recorded ? platformAccount('suspense') : byHand
  await postPaid(context, row, { from, channelNo: row.manual_no })
  await postPaidTwice(
    context,
    row,
    late.filter(payout => payout !== recorded),
  )
  await withdrawalRecords.move(context, row, 'confirmManual', { by: 'staff', set: { paid_at: new Date() } })
  return detailOf(context, row.id)
})

export const refuseManual = handle(withdrawals.refuseManual, async (context, { reason, ...target }) => {
  const row = await lockForAction(context, target, 'refuseManual')
  const set = { manual_no: null, manual_file_id: null, payer_id: null }
  await withdrawalRecords.move(context, row, 'refuseManual', { by: 'staff', set, event: { reason } })
  return detailOf(context, row.id)
})
