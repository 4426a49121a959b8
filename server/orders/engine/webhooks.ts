import type { WebhookBody } from '#contract/open/open.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { enqueueWebhooks } from '#server/webhooks/index.ts'
import { reasonsWords } from '#words/orders/reasons.ts'
import { serviceWords } from '#words/orders/states.ts'
import type { Moved } from './effects.ts'

/** Webhook types that are not named like the move. */
const webhookTypes: Partial<Record<OrderMove, WebhookBody['type']>> = {
  close: 'order.closed',
  accept: 'order.accepted',
  reject: 'order.cancelled',
  lapse: 'order.cancelled',
  assign: 'order.assigned',
  reassign: 'order.reassigned',
  grab: 'order.taken',
  take: 'order.taken',
  decline: 'order.declined',
  handBack: 'order.handedBack',
  pickUp: 'order.pickedUp',
  deliver: 'order.delivered',
  flag: 'order.flagged',
  resume: 'order.resumed',
  sendBack: 'order.sentBack',
  receiveBack: 'order.cancelled',
  confirm: 'order.completed',
  complete: 'order.completed',
  cancel: 'order.cancelled',
  urge: 'order.urged',
}

/** Moves without a webhook: no app waits for them, or refunds send their own. */
const withoutWebhook: readonly OrderMove[] = ['ready', 'arriveShop', 'refund', 'failRefund']

export async function enqueueMoveWebhooks(change: Change, { before, after, move, input }: Moved): Promise<void> {
  if (withoutWebhook.includes(move)) return
  const workerId = after.worker_id ?? before.worker_id
  const type = webhookTypes[move] ?? `order.${move}`
  const data = await webhookData(change, after, workerId, input.reason)
  const values = orderValues(after, input.reason)
  const told = { key: 'order.cancelled', to: { customerId: after.customer_id }, values } as const
  const isCancelled = type === 'order.cancelled'
  await enqueueWebhooks(change, { type, data }, isCancelled ? { appId: after.app_id, message: told } : null)
  if ((move === 'reassign' || move === 'handBack') && before.worker_id !== null) {
    const revoked = await webhookData(change, after, before.worker_id, input.reason)
    await enqueueWebhooks(change, { type: 'order.revoked', data: revoked }, null)
  }
}

/** What the customer can be told of it. */
export function orderValues({ no, service, cancel_code: code }: OrderRecord, reason = '') {
  const isNamed = code !== null && code !== 'Z99'
  return { no, service: serviceWords[service], reason: isNamed ? reasonsWords.reasons[code] : reason }
}

/** The order as webhooks show it; `workerId` is the worker concerned. */
export async function webhookData(
  change: Change,
  order: OrderRecord,
  workerId: number | null,
  reason: string | undefined,
): Promise<WebhookBody['data']> {
  const worker = workerId
    ? await change.db.selectFrom('workers').select('external_id').where('user_id', '=', workerId).executeTakeFirst()
    : undefined
  return {
    no: order.no,
    service: order.service,
    externalNo: order.external_no,
    state: order.state,
    version: order.version,
    workerId: worker?.external_id ?? null,
    reason: reason || null,
  }
}
