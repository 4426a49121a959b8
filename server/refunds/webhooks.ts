import type { RefundStage } from '#contract/money/refund.ts'
import type { WebhookBody } from '#contract/open/open.ts'
import type { Change } from '#server/kit/change.ts'
import { type OrderRecord, webhookData } from '#server/orders/index.ts'
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
  await enqueueWebhooks(change, webhookTypes[stage], { ...data, refund: { no, stage, amountFen: amount_fen, attempt } })
}
