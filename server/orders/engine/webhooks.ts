import type { WebhookBody } from '#contract/open/open.ts'
import { revokedType, webhookOfMove } from '#contract/open/webhooks/order-types.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { type Audience, enqueueOrderWebhook } from '#server/open/webhooks/index.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { serviceWords } from '#words/orders/order.ts'
import { readAudience, type WorkerApp } from './audience.ts'
import type { Moved } from './effects.ts'

/** The recipients of a move, and the workers whom it names. Null for a move without webhooks. */
export type Listeners = { audience: Audience; workers: readonly WorkerApp[] }

export async function listenersOfMove(db: Database, { before, after, move, input }: Moved): Promise<Listeners | null> {
  if (webhookOfMove[move] === null) return null
  const { audience, workers } = await readAudience(db, { order: after, workerBefore: before.worker_id })
  // What an app reports makes it one of those that spoke for a carrier or an opponent.
  const own = input.openEvent && ['carrier', 'opponent'].includes(input.by) ? [input.openEvent.appId] : []
  return { audience: { ...audience, appIds: [...new Set([...audience.appIds, ...own])] }, workers }
}

export async function enqueueMoveWebhooks(
  change: Change,
  { before, after, move, input }: Moved,
  { audience, workers }: Listeners,
): Promise<void> {
  const type = webhookOfMove[move]
  if (type === null) return
  const externalId = (id: number | null) => workers.find(worker => worker.userId === id)?.externalId ?? null
  const data = bodyOf(after, externalId(after.worker_id ?? before.worker_id), input.reason)
  const values = orderValues(after, input.reason)
  const message = { key: 'order.cancelled', to: { customerId: after.customer_id }, values } as const
  const isCancelled = type === 'order.cancelled'
  await enqueueOrderWebhook(change, { type, data }, audience, isCancelled ? { appId: after.app_id, message } : null)
  if ((move === 'reassign' || move === 'handBack') && before.worker_id !== null) {
    const revoked = bodyOf(after, externalId(before.worker_id), input.reason)
    await enqueueOrderWebhook(change, { type: revokedType, data: revoked }, audience, null)
  }
}

/** The values of a message to the customer. */
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
  return bodyOf(order, worker?.external_id ?? null, reason)
}

function bodyOf(order: OrderRecord, workerId: string | null, reason: string | undefined): WebhookBody['data'] {
  const { no, service, external_no: externalNo, state, version } = order
  return { no, service, externalNo, state, version, workerId, reason: reason || null }
}
