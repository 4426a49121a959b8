import { createHmac } from 'node:crypto'
import { webhookStringToSign } from '#contract/open/open.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { unsealText } from '#server/people/index.ts'
import { post } from './post.ts'

export const deliverQueue = 'webhooks.deliver'
/** Seconds until the next try after the nth failure; after the last one the webhook is dead until it is replayed. */
const retrySeconds = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21_600, 43_200, 86_400]

/**
 * A batch takes as long as its slowest webhook. One app that does not answer blocks six batches at most, which leaves two for
 * the others.
 */
const atOnce = { batchSize: 8, burstWhenBatchFull: true, localConcurrency: 8, localGroupConcurrency: 6 }

/** Starts delivering webhooks: signed, at least once, with growing delays until the app answers with success. */
export async function startWebhooks(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(deliverQueue, ({ id }) => deliver(runtime, id), atOnce)
}

async function deliver(runtime: Runtime, id: number): Promise<void> {
  const { db, jobs, config } = runtime
  const webhook = await db
    .selectFrom('webhooks')
    .innerJoin('apps', 'apps.id', 'webhooks.app_id')
    .select([
      'webhooks.id',
      'webhooks.app_id',
      'webhooks.body',
      'webhooks.sealed_data',
      'webhooks.attempts',
      'webhooks.delivered_at',
      'webhooks.dead_at',
    ])
    .select(['apps.webhook_url', 'apps.webhook_secret'])
    .where('webhooks.id', '=', id)
    .executeTakeFirst()
  if (!webhook?.webhook_url || webhook.delivered_at !== null || webhook.dead_at !== null) return
  const body = await wholeBody(runtime, webhook)
  const failure = await send(webhook.webhook_url, webhook.webhook_secret ?? '', body, config)
  const attempts = webhook.attempts + 1
  const waitSeconds = failure === null ? undefined : retrySeconds[webhook.attempts]
  await db.transaction().execute(async transaction => {
    const now = new Date()
    await transaction
      .updateTable('webhooks')
      .set({
        attempts,
        last_error: failure,
        ...(failure === null && { delivered_at: now }),
        ...(failure !== null && waitSeconds === undefined && { dead_at: now }),
      })
      .where('id', '=', id)
      .execute()
    if (waitSeconds !== undefined) await jobs.later(transaction, deliverQueue, { id }, waitSeconds, webhook.app_id)
  })
}

type Stored = { body: { id: string; data: object }; sealed_data: Buffer | null }

async function wholeBody(runtime: Runtime, { body, sealed_data }: Stored): Promise<Stored['body']> {
  if (sealed_data === null) return body
  return { ...body, data: { ...body.data, ...JSON.parse(await unsealText(runtime, sealed_data)) } }
}

/** Null on success, else the error. */
async function send(
  url: string,
  secret: string,
  body: { id: string },
  { WEBHOOKS_TO_PRIVATE_ADDRESSES: toPrivateAddresses }: Pick<Runtime['config'], 'WEBHOOKS_TO_PRIVATE_ADDRESSES'>,
): Promise<string | null> {
  try {
    const text = JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret)
      .update(webhookStringToSign(body.id, timestamp, text))
      .digest('base64')
    const headers = {
      'content-type': 'application/json',
      'webhook-id': body.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    }
    const status = await post(url, { headers, text, toPrivateAddresses })
    return status >= 200 && status < 300 ? null : `HTTP ${status}`
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? `${message}: ${cause.message}` : message
  }
}
