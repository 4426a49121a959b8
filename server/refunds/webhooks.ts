import type { RefundStage } from '#contract/money/refund.ts'
import type { WebhookBody } from '#contract/open/open.ts'
import type { Change } from '#server/kit/change.ts'
import { type OrderRecord, orderValues, webhookData } from '#server/orders/index.ts'
import { enqueueWebhooks } from '#server/webhooks/index.ts'
import type { RefundRecord } from './table.ts'

const webhookTypes: Record<RefundStage, WebhookBody['type']> = {
  review: 'order.refundAsked',
  processing: 'order.refundStarted',
  refunded: 'order.refunded',
  rejected: 'order.refundRejected',
  failed: 'order.refundFailed',
  withdrawn: 'order.refundWithdrawn',
}

/** Sends the apps the stage of a refund; `order.refundStarted` asks the payment app to pay it. */
export async function enqueueRefundWebhook(change: Change, order: OrderRecord, refund: RefundRecord): Promise<void> {
  const { no, stage, amount_fen, attempt, remark } = refund
  const data = await webhookData(change, order, order.worker_id, remark)
  const type = webhookTypes[stage]
  const key = keyOf(stage)
  const to = { customerId: order.customer_id }
  const message = key && ({ key, to, values: refundValues(order, refund) } as const)
  const told = message && { appId: order.app_id, message }
  await enqueueWebhooks(
    change,
    { type, data: { ...data, refund: { no, stage, amountFen: amount_fen, attempt } } },
    told,
  )
}

/** What the customer hears of; the other stages are the desk's. */
function keyOf(stage: RefundStage) {
  if (stage === 'refunded') return 'order.refunded'
  if (stage === 'rejected') return 'order.refundRejected'
  return stage === 'failed' ? 'order.refundFailed' : null
}

/** What the customer can be told of it. */
export function refundValues(order: OrderRecord, { no, amount_fen, remark }: RefundRecord) {
  return { ...orderValues(order), refundNo: no, amount: amount_fen, reason: remark }
}
