import { yuanText } from '#contract/base/texts/yuan.ts'
import type { FollowUp } from '#contract/orders/order-names.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refusalOfFollowUp } from '#server/orders/engine/guards.ts'
import { refundableFen } from '#server/orders/engine/refund-totals.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import type { OrderRecord } from '#server/orders/table.ts'

/** Refuses what the guard does not let this caller do about an order; `openRefundNo` is the number of an unfinished refund. */
export async function refuseFollowUp(
  context: CommandContext,
  order: OrderRecord,
  followUp: FollowUp,
  openRefundNo?: string,
): Promise<void> {
  const hasOpenRefund = openRefundNo !== undefined
  const reason = refusalOfFollowUp({ ...order, has_open_refund: hasOpenRefund }, followUp, context.caller)
  if (reason === null) return
  const record = await viewOrder(context, { id: order.id })
  const params = { by: record.claimedBy?.name ?? '', no: openRefundNo ?? '', yuan: yuanText(refundableFen(order)) }
  refuse(reason, { params, record })
}
