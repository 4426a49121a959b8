import type { WebhookBody } from '#contract/open/open.ts'
import { revokedType, webhookOfMove } from '#contract/open/webhooks/order-types.ts'
import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { enqueueOrderWebhook } from '#server/webhooks/index.ts'
import { reasonsWords } from '#words/orders/reasons.ts'
import { serviceWords } from '#words/orders/states.ts'
import { orderAudience } from './audience.ts'
import type { Moved } from './effects.ts'

export async function enqueueMoveWebhooks(change: Change, { before, after, move, input }: Moved): Promise<void> {
  const type = webhookOfMove[move]
  if (type === null) return
  const workerId = after.worker_id ?? before.worker_id
  const data = await webhookData(change, after, workerId, input.reason)
  const values = orderValues(after, input.reason)
  const told = { key: 'order.cancelled', to: { customerId: after.customer_id }, values } as const
  const isCancelled = type === 'order.cancelled'
  const audience = await orderAudience(change.db, { order: after, workerBefore: before.worker_id })
  await enqueueOrderWebhook(
    change,
    { type, data },
    audience,
    isCancelled ? { appId: after.app_id, message: told } : null,
  )
  if ((move === 'reassign' || move === 'handBack') && before.worker_id !== null) {
    const revoked = await webhookData(change, after, before.worker_id, input.reason)
    await enqueueOrderWebhook(change, { type: revokedType, data: revoked }, audience, null)
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
