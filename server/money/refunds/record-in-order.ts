import type { RefundTarget, StaffRefundMove } from '#contract/money/refund.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { type OrderRecord, writeRefundState } from '#server/orders/index.ts'
import type { RefundRecord } from './table.ts'
import { enqueueRefundWebhook } from './webhooks.ts'

type Entry = {
  verb: 'ask' | StaffRefundMove
  refund: RefundRecord
  reason?: string
  /** The refund state of the order from now on. */
  state: OrderRow['refund']
  /** Whether the amount goes on its way to the customer now. */
  isStarting?: boolean
  /** How much arrived at the customer outside of the channel; the state of the order follows from it. */
  arrivedFen?: number
  /** The number of a transfer that staff made. */
  channelNo?: string
  /** Where it was to be paid to, and where now. */
  payTo?: [RefundTarget, RefundTarget]
}

/** What apps and customers hear nothing of: the refund stays failed. */
const silent: readonly Entry['verb'][] = ['recordManual', 'refuseManual']

/** Writes to the order what happened to one of its refunds: sums and state, event, webhook, nudges. */
export async function recordInOrder(change: Change, order: OrderRecord, entry: Entry): Promise<OrderRecord> {
  const { verb, refund, reason = '', state, isStarting = false, payTo, arrivedFen, channelNo } = entry
  const written = await writeRefundState(change, order, {
    refund: state,
    startedFen: isStarting ? refund.amount_fen : undefined,
    arrivedFen,
  })
  await recordEvent(change, {
    action: `refunds.${verb}`,
    subject: 'orders',
    subjectId: order.id,
    subjectNo: order.no,
    from: order.state,
    to: order.state,
    changes: {
      refundNo: [null, refund.no],
      amountFen: [null, refund.amount_fen],
      ...(payTo && payTo[0] !== payTo[1] && { payTo }),
      ...(channelNo !== undefined && { channelNo: [null, channelNo] }),
      ...(order.refund !== written.refund && { refund: [order.refund, written.refund] }),
      ...(order.refunding_fen !== written.refunding_fen && {
        refunding_fen: [order.refunding_fen, written.refunding_fen],
      }),
    },
    reason,
  })
  if (!silent.includes(verb)) await enqueueRefundWebhook(change, written, refund)
  change.nudge({ word: 'orders.changed', id: order.id, cityCode: order.city_code })
  change.nudge({ word: 'refunds.changed', id: refund.id, cityCode: order.city_code })
  return written
}
