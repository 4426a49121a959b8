import type { RefundStage } from '#contract/money/refund.ts'
import { webhookOfStage } from '#contract/open/webhooks/order-types.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueOrderWebhook } from '#server/open/webhooks/index.ts'
import { type OrderRecord, orderAudience, orderValues, webhookData } from '#server/orders/index.ts'
import type { RefundRecord } from './table.ts'

/** Sends the apps the stage of a refund; `order.refundStarted` asks the payment app to pay it. */
export async function enqueueRefundWebhook(change: Change, order: OrderRecord, refund: RefundRecord): Promise<void> {
  const { no, stage, amount_fen, attempt, pay_to, remark } = refund
  const data = await webhookData(change, order, order.worker_id, remark)
  const type = webhookOfStage[stage]
  const key = keyOf(stage)
  const to = { customerId: order.customer_id }
  const message = key && ({ key, to, values: refundValues(order, refund) } as const)
  const appMessage = message && { appId: order.app_id, message }
  const audience = await orderAudience(change.db, { order, isAboutMoney: true })
  const sent = {
    type,
    data: {
      ...data,
      refund: { no, stage, amountFen: amount_fen, attempt, ...(pay_to === 'wallet' && { payTo: pay_to }) },
    },
  }
  await enqueueOrderWebhook(change, sent, audience, appMessage)
}

/** Stages of which the customer is notified; the others concern staff only. */
function keyOf(stage: RefundStage) {
  if (stage === 'refunded') return 'order.refunded'
  if (stage === 'rejected') return 'order.refundRejected'
  return stage === 'failed' ? 'order.refundFailed' : null
}

/** The values of a message to the customer. */
export function refundValues(order: OrderRecord, { no, amount_fen, remark }: RefundRecord) {
  return { ...orderValues(order), refundNo: no, amount: amount_fen, reason: remark }
}
