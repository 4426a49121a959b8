import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { offReasons } from '#contract/open/webhooks/limits.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    webhook_endpoints: EndpointsTable
    webhook_records: { endpoint_id: number; record: string; seq: Generated<number>; created_at: Time }
    webhooks: WebhooksTable
    webhook_queue: QueueTable
    webhook_attempts: AttemptsTable
  }
}

export type EndpointRecord = Selectable<Tables['webhook_endpoints']>
export type WebhookRecord = Selectable<Tables['webhooks']>

type EndpointsTable = {
  id: Generated<number>
  app_id: string
  url: string
  /** Patterns; none means every type. */
  types: Generated<string[]>
  /** Of orders; none means all. */
  services: Generated<Service[]>
  cities: Generated<string[]>
  /** Readable only between an update of the product and its first start. */
  secret: string | null
  secret_sealed: Buffer | null
  /** The secret before the last rotation, and until when it is used as well. */
  old_secret_sealed: Buffer | null
  old_secret_until: OptionalTime
  is_enabled: Generated<boolean>
  off_reason: (typeof offReasons)[number] | null
  off_at: OptionalTime
  failing_since: OptionalTime
  /** Since the last success. */
  failures: Generated<number>
  resting_until: OptionalTime
  /** Since when something was not delivered, until it is sent again. */
  missed_since: OptionalTime
  removed_at: OptionalTime
  version: Generated<number>
  created_at: Time
}

type WebhooksTable = {
  id: Generated<number>
  app_id: string
  /** Null for deliveries of an app that lost its address before there were endpoints. */
  endpoint_id: number | null
  type: string
  /** What it is about, such as the number of an order, and which of its events at this endpoint it is. */
  record: Generated<string>
  seq: Generated<number>
  body: JSONColumnType<{ id: string; type: string; data: object }>
  /** Fields of `data` that only the receiver may read, as JSON that `sealText` encrypted. */
  sealed_data: Buffer | null
  /** Of the act that it tells of. */
  trace_id: string | null
  created_at: Time
  attempts: Generated<number>
  /** How often it was tried before it was sent again. */
  attempts_since: Generated<number>
  delivered_at: OptionalTime
  dead_at: OptionalTime
  last_at: OptionalTime
  last_status: number | null
  /** Milliseconds. */
  last_ms: number | null
  last_error: string | null
  /** The first 2 KB. */
  last_answer: Generated<string>
}

/** What is neither delivered nor given up, with what decides when it is tried. */
type QueueTable = {
  webhook_id: number
  endpoint_id: number
  record: string
  seq: number
  /** The next try. Put off while it is sent, so that what a killed node has taken is due again. */
  due_at: Time
  /** An earlier event of its record is still here, and lets it go on. */
  is_parked: Generated<boolean>
}

/** The tries before the newest one, which stands in the webhook. */
type AttemptsTable = {
  webhook_id: number
  /** From 1. */
  number: number
  at: Time
  status: number | null
  ms: number
  /** The first 2 KB. */
  answer: Generated<string>
  error: string | null
}
