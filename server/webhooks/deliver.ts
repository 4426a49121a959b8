import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { unsealText, type WithKey } from '#server/people/index.ts'
import { finish, type Tried } from './finish.ts'
import { post } from './post.ts'
import { endpointOff } from './queues.ts'
import { secretsOf, signaturesOf } from './secrets.ts'
import type { EndpointRecord, WebhookRecord } from './table.ts'

/**
 * A batch takes as long as its slowest webhook. One endpoint that does not answer blocks six batches at most, which leaves two
 * for the others; after some failures it rests.
 */
export const deliverAtOnce = { batchSize: 8, burstWhenBatchFull: true, localConcurrency: 8, localGroupConcurrency: 6 }

export type Due = Pick<
  WebhookRecord,
  'id' | 'type' | 'body' | 'sealed_data' | 'attempts' | 'attempts_since' | 'record' | 'seq' | 'created_at'
> &
  Pick<WebhookRecord, 'delivered_at' | 'dead_at'> &
  Pick<
    EndpointRecord,
    'url' | 'secret' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until' | 'failing_since'
  > &
  Pick<EndpointRecord, 'resting_until'> & { endpoint_id: number; is_on: boolean; earlier_id: number | null }

/** Sends one webhook, unless it has to wait: for an earlier event of its record, or for its endpoint. */
export async function deliver(runtime: Runtime, id: number): Promise<void> {
  const due = await readDue(runtime, id)
  if (!due || due.delivered_at !== null || due.dead_at !== null) return
  const isTest = due.type === 'endpoint.test'
  if (!due.is_on && !isTest) return giveUp(runtime, id)
  if (due.earlier_id !== null && (await waitForEarlier(runtime, due, due.earlier_id))) return
  if (!isTest && (due.resting_until ?? 0) > Date.now() && (await waitForEndpoint(runtime, due))) return
  await finish(runtime, due, await attempt(runtime, due))
}

async function readDue({ db }: Runtime, id: number): Promise<Due | undefined> {
  return db
    .selectFrom('webhooks')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhooks.endpoint_id')
    .innerJoin('apps', 'apps.id', 'webhook_endpoints.app_id')
    .select(['webhooks.id', 'type', 'body', 'sealed_data', 'attempts', 'delivered_at', 'dead_at', 'record', 'seq'])
    .select([
      'webhooks.created_at',
      'attempts_since',
      'url',
      'webhook_endpoints.id as endpoint_id',
      'resting_until',
      'failing_since',
    ])
    .select(['webhook_endpoints.secret', 'secret_sealed', 'old_secret_sealed', 'old_secret_until'])
    .select(sql<boolean>`webhook_endpoints.is_enabled and apps.is_enabled`.as('is_on'))
    .select(
      sql<number | null>`(select earlier.id from webhooks as earlier where earlier.record = webhooks.record
        and earlier.endpoint_id = webhooks.endpoint_id and earlier.seq < webhooks.seq
        and earlier.delivered_at is null and earlier.dead_at is null order by earlier.seq desc limit 1)`.as(
        'earlier_id',
      ),
    )
    .where('webhooks.id', '=', id)
    .executeTakeFirst()
}

/** It was enqueued in the moment in which its endpoint or its app was switched off. */
async function giveUp({ db }: Runtime, id: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ dead_at: new Date(), last_error: endpointOff })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute()
}

/**
 * Lays the webhook aside until the earlier one is done, whose `finish` gives it a job again. The lock makes that certain: either
 * that transaction has ended and this one goes on, or it will see this one waiting.
 */
function waitForEarlier({ db }: Runtime, { id }: Due, earlierId: number): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const earlier = await transaction
      .selectFrom('webhooks')
      .select('id')
      .where('id', '=', earlierId)
      .where('delivered_at', 'is', null)
      .where('dead_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!earlier) return false
    await transaction.updateTable('webhooks').set({ waits_for: 'earlier' }).where('id', '=', id).execute()
    return true
  })
}

/** The same while the endpoint rests; `resume` gives it a job when that is over. */
function waitForEndpoint({ db }: Runtime, { id, endpoint_id }: Due): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const resting = await transaction
      .selectFrom('webhook_endpoints')
      .select('id')
      .where('id', '=', endpoint_id)
      .where('resting_until', '>', sql<number>`now()`)
      .forShare()
      .executeTakeFirst()
    if (!resting) return false
    await transaction.updateTable('webhooks').set({ waits_for: 'endpoint' }).where('id', '=', id).execute()
    return true
  })
}

type Sent = Pick<WebhookRecord, 'body' | 'sealed_data'> &
  Pick<EndpointRecord, 'url' | 'secret' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until'>

/** One try, whatever comes of it. */
export async function attempt(runtime: WithKey, due: Sent): Promise<Tried> {
  const from = performance.now()
  const ms = () => Math.round(performance.now() - from)
  try {
    const body = await wholeBody(runtime, due)
    const text = JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'content-type': 'application/json',
      'webhook-id': body.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signaturesOf(await secretsOf(runtime, due), { id: body.id, timestamp, text }),
    }
    const toPrivateAddresses = runtime.config.WEBHOOKS_TO_PRIVATE_ADDRESSES
    const answer = await post(due.url, { headers, text, toPrivateAddresses })
    const isGood = answer.status >= 200 && answer.status < 300
    return { status: answer.status, ms: ms(), answer: answer.text, error: isGood ? null : `HTTP ${answer.status}` }
  } catch (error) {
    const { message, cause } = error as Error
    const said = cause instanceof Error ? `${message}: ${cause.message}` : message
    return { status: null, ms: ms(), answer: '', error: said }
  }
}

async function wholeBody(runtime: WithKey, { body, sealed_data }: Sent): Promise<Due['body']> {
  if (sealed_data === null) return body
  return { ...body, data: { ...body.data, ...JSON.parse(await unsealText(runtime, sealed_data)) } }
}
