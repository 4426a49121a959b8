import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OpenScope, WebhookBody } from '#contract/open/open.ts'
import { recordOf, type WebhookBodyOf, type WebhookType } from '#contract/open/webhooks/catalogue.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { type Message, textFor } from '#server/open/messages/index.ts'
import { sendQueue } from './queues.ts'

/** The text for a person, and the app that shows it to them. */
type AppMessage = { appId: string; message: Message }

/** The order that a webhook is about, for endpoints that want some services or cities only. */
export type Place = { service: Service; cityCode: string }

/** Apps that are notified of an order, besides those with the scope `order.all`. */
export type Audience = { appIds: readonly string[]; place: Place }

type PlainType = Exclude<WebhookType, `payout.${string}` | 'endpoint.test'>

/**
 * Enqueues a webhook about an order for every endpoint that wants it, of the apps that it concerns. It is delivered once this
 * transaction is committed. The app of `appMessage` gets the text, too.
 */
export async function enqueueOrderWebhook(
  change: Change,
  { type, data }: Pick<WebhookBody, 'type' | 'data'>,
  { appIds, place }: Audience,
  appMessage: AppMessage | null,
): Promise<void> {
  await enqueue(change, { type, data, appMessage, place }, { appIds, scope: 'order.all' })
}

/** A webhook for one app only, with the text for its person. `place` says which order it is about, if it is. */
export async function enqueueWebhook<Type extends PlainType>(
  change: Change,
  appId: string,
  type: Type,
  data: WebhookBodyOf<Type>['data'],
  message: Message | null = null,
  place?: Place,
): Promise<void> {
  await enqueue(change, { type, data, appMessage: message && { appId, message }, place }, { appIds: [appId] })
}

type PayoutType = Extract<WebhookType, `payout.${string}`>
type SealedPayout = Omit<WebhookBodyOf<PayoutType>['data'], 'number' | 'holder'>

/**
 * Orders a payment from its channel, or asks what became of it. `sealed` is `{ number, holder }` as `sealText` encrypts it:
 * it is stored so and added when the webhook is sent.
 */
export async function enqueuePayoutWebhook(
  change: Change,
  appId: string,
  type: PayoutType,
  { data, sealed }: { data: SealedPayout; sealed: Buffer },
): Promise<void> {
  await enqueue(change, { type, data, sealed, appMessage: null }, { appIds: [appId] })
}

/** A test for one endpoint, on or off. Answers the id of the delivery. */
export async function enqueueTest(change: Change, endpointId: number): Promise<number> {
  const data: WebhookBodyOf<'endpoint.test'>['data'] = { note: 'CityDesk' }
  const [row] = await enqueue(change, { type: 'endpoint.test', data, appMessage: null }, { endpointId })
  if (!row) throw new Error(`The endpoint ${endpointId} was removed.`)
  return row.id
}

type Enqueued = {
  type: WebhookType
  data: object
  sealed?: Buffer
  appMessage: AppMessage | null
  place?: Place | undefined
}
type Receivers = { appIds: readonly string[]; scope?: 'order.all' } | { endpointId: number }
type Row = { id: number }

/**
 * Endpoints are counted in the order of their ids, so that two transactions about one record wait for each other and never in
 * a circle. What an endpoint misses while it is off is stored as not delivered, so that it can be sent later.
 */
async function enqueue(
  change: Change,
  { type, data, sealed, appMessage, place }: Enqueued,
  receivers: Receivers,
): Promise<Row[]> {
  const body = JSON.stringify({ type, id: randomUUID(), occurredAt: new Date().toISOString(), data })
  const text = appMessage && JSON.stringify({ text: await textFor(change.db, appMessage.message) })
  const isTest = 'endpointId' in receivers
  const { rows } = await sql<Row>`
    with receivers as (
      select endpoint.id, endpoint.app_id, endpoint.is_enabled or ${isTest} as is_on
      from webhook_endpoints as endpoint join apps on apps.id = endpoint.app_id
      where endpoint.removed_at is null and ${isTest ? sql`endpoint.id = ${receivers.endpointId}` : wants(type, place, receivers)}
    ), counted as (
      insert into webhook_records (endpoint_id, record)
      select id, ${recordOf(data)} from receivers order by id
      on conflict (endpoint_id, record) do update set seq = webhook_records.seq + 1
      returning endpoint_id, record, seq
    ), stored as (
      insert into webhooks (app_id, endpoint_id, type, record, seq, body, sealed_data, trace_id, dead_at, last_error)
      select app_id, endpoint_id, ${type}, record, seq,
        ${body}::jsonb || jsonb_build_object('seq', seq) || ${textOnlyFor(appMessage?.appId, text)}, ${sealed ?? null}::bytea,
        ${traceOf(change)}::uuid, case when not is_on then now() end, case when not is_on then 'endpointOff' end
      from counted join receivers on receivers.id = endpoint_id order by endpoint_id
      returning id, endpoint_id, record, seq, dead_at
    ), queued as (
      insert into webhook_queue (webhook_id, endpoint_id, record, seq, due_at)
      select id, endpoint_id, record, seq, ${isTest ? sql`'-infinity'` : sql`now()`} from stored where dead_at is null
    )
    select id from stored`.execute(change.db)
  if (rows.length > 0) change.wake(sendQueue)
  return rows
}

/** Null where nobody asked for it, as when the product mends itself. */
function traceOf({ traceId }: Change): string | null {
  return /^[0-9a-f-]{36}$/.test(traceId) ? traceId : null
}

/** The enabled apps that it concerns, and of their endpoints those that want this type, service and city. */
function wants(
  type: WebhookType,
  place: Place | undefined,
  { appIds, scope }: Extract<Receivers, { appIds: unknown }>,
) {
  const subject = `${type.slice(0, type.indexOf('.'))}.*`
  const isNamed = sql`apps.id = any(${[...appIds]}::text[])`
  const concerned =
    scope && place ? sql`(${isNamed} or (${scope} = any(apps.scopes) and ${speaksFor(place)}))` : isNamed
  const here = place
    ? sql`(endpoint.services = '{}' or ${place.service} = any(endpoint.services))
        and (endpoint.cities = '{}' or ${place.cityCode} = any(endpoint.cities))`
    : sql`true`
  return sql`apps.is_enabled and ${concerned} and ${here}
    and (types = '{}' or ${type} = any(types) or ${subject} = any(types))`
}

/** Whether an app is for this service and city; null means all. */
function speaksFor({ service, cityCode }: Place) {
  return sql`${service} = any(coalesce(apps.services, array[${service}]))
    and ${cityCode} = any(coalesce(apps.city_codes, array[${cityCode}]))`
}

/** What the body of this app has besides what all get. */
function textOnlyFor(appId: string | undefined, text: string | null) {
  if (appId === undefined || text === null) return sql`'{}'::jsonb`
  return sql`case when app_id = ${appId} then ${text}::jsonb else '{}'::jsonb end`
}

/** The enabled apps with a scope that can be reached, by id. */
export async function appsToReach(db: Database, scope: OpenScope): Promise<string[]> {
  const apps = await db
    .selectFrom('apps')
    .select('id')
    .where('is_enabled', '=', true)
    .where('scopes', '@>', sql<never>`array[${scope}]::text[]`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_endpoints')
          .select('webhook_endpoints.id')
          .whereRef('webhook_endpoints.app_id', '=', 'apps.id')
          .where('removed_at', 'is', null),
      ),
    )
    .orderBy('id')
    .execute()
  return apps.map(({ id }) => id)
}
