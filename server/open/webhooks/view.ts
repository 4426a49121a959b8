import { type Expression, type SqlBool, sql } from 'kysely'
import type { Reason } from '#contract/base/refusals.ts'
import type { WebhookDelivery } from '#contract/open/webhooks/deliveries.ts'
import type { DeliveryOutcome, endpointStandings } from '#contract/open/webhooks/limits.ts'
import type { WebhookEndpoint } from '#contract/open/webhooks.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { appIsCovered, coversCities } from '#server/open/apps/index.ts'
import type { EndpointRecord, WebhookRecord } from './table.ts'

type OfApp = { app_name: string; app_is_enabled: boolean; app_city_codes: string[] | null }
export type ListedEndpoint = EndpointRecord & OfApp

/** Endpoints that were not removed, with their app. */
export function endpointsQuery(db: Database) {
  return db
    .selectFrom('webhook_endpoints as endpoint')
    .innerJoin('apps', 'apps.id', 'endpoint.app_id')
    .selectAll('endpoint')
    .select(['apps.name as app_name', 'apps.is_enabled as app_is_enabled', 'apps.city_codes as app_city_codes'])
    .where('endpoint.removed_at', 'is', null)
}

export function standingIs(standing: (typeof endpointStandings)[number]): Expression<SqlBool> {
  if (standing === 'off') return sql<SqlBool>`not endpoint.is_enabled`
  const isFailing = sql`failing_since is ${standing === 'failing' ? sql`not null` : sql`null`}`
  return sql<SqlBool>`endpoint.is_enabled and ${isFailing}`
}

export type EndpointAction = WebhookEndpoint['allowed'][number]
const endpointActions = ['update', 'rotate', 'disable', 'enable', 'test', 'remove', 'replay'] as const

/** Of an app beyond the caller's cities the address is shown without its path, which may hold a secret of that app. */
export function viewEndpoint(row: ListedEndpoint, caller: Caller): WebhookEndpoint {
  const now = Date.now()
  const { id, url, types, services, cities, failures, version } = row
  return {
    id,
    url: coversCities(caller, row.app_city_codes) ? url : new URL(url).origin,
    types,
    services,
    cities,
    failures,
    version,
    app: { id: row.app_id, name: row.app_name, isEnabled: row.app_is_enabled },
    standing: row.is_enabled ? (row.failing_since === null ? 'on' : 'failing') : 'off',
    offReason: row.off_reason,
    offAt: row.off_at,
    failingSince: row.failing_since,
    restingUntil: (row.resting_until ?? 0) > now ? row.resting_until : null,
    missedSince: row.missed_since,
    oldSecretUntil: (row.old_secret_until ?? 0) > now ? row.old_secret_until : null,
    createdAt: row.created_at,
    allowed: endpointActions.filter(action => refusalOf(row, action, caller) === null),
  }
}

/**
 * Why this person may not do it to the endpoint as it is; null if they may. Decides what is offered and what is refused alike.
 * An endpoint gets what its app hears of all its cities, whatever it asks for itself.
 */
export function refusalOf(row: ListedEndpoint, action: EndpointAction, caller: Caller): Reason | null {
  if (!may(caller, action === 'replay' ? 'webhooks.replay' : 'webhooks.edit')) return 'noPermission'
  if (!coversCities(caller, row.app_city_codes)) return 'beyondOwn'
  if (action === 'replay') return row.is_enabled ? null : 'endpointOff'
  if (action === 'disable') return row.is_enabled ? null : 'alreadySo'
  return action === 'enable' && row.is_enabled ? 'alreadySo' : null
}

export type ListedDelivery = Omit<
  WebhookRecord,
  'body' | 'sealed_data' | 'attempts_since' | 'trace_id' | 'last_answer'
> & {
  webhook_id: string
  url: string | null
  app_name: string
  waits_for: 'earlier' | 'endpoint' | null
  /** Whether it can be sent again: its endpoint is on. */
  is_sendable: boolean
}

/** Deliveries without their bodies, of the apps that are all in the cities of this person. */
export function deliveriesQuery(db: Database, caller: Caller) {
  return db
    .selectFrom('webhooks')
    .innerJoin('apps', 'apps.id', 'webhooks.app_id')
    .where(appIsCovered(caller))
    .leftJoin('webhook_endpoints as endpoint', 'endpoint.id', 'webhooks.endpoint_id')
    .select(['webhooks.id', 'webhooks.app_id', 'webhooks.endpoint_id', 'type', 'record', 'seq', 'webhooks.created_at'])
    .select(['attempts', 'delivered_at', 'dead_at', 'last_at', 'last_status', 'last_ms', 'last_error'])
    .select(['endpoint.url', 'apps.name as app_name'])
    .select([
      sql<string>`body ->> 'id'`.as('webhook_id'),
      sql<boolean>`coalesce(endpoint.is_enabled, false)`.as('is_sendable'),
      sql<'earlier' | 'endpoint' | null>`case when delivered_at is not null or dead_at is not null then null
        when exists (select from webhook_queue as earlier where earlier.endpoint_id = webhooks.endpoint_id
          and earlier.record = webhooks.record and earlier.seq < webhooks.seq) then 'earlier'
        when resting_until > now() and type <> 'endpoint.test' then 'endpoint' end`.as('waits_for'),
    ])
}

function outcomeOf({ delivered_at, dead_at }: Pick<WebhookRecord, 'delivered_at' | 'dead_at'>): DeliveryOutcome {
  if (delivered_at !== null) return 'delivered'
  return dead_at === null ? 'open' : 'dead'
}

export function viewDelivery(row: ListedDelivery, caller: Caller): WebhookDelivery {
  const outcome = outcomeOf(row)
  const mayResend = may(caller, 'webhooks.replay') && row.is_sendable && outcome !== 'open'
  return {
    id: row.id,
    webhookId: row.webhook_id,
    type: row.type,
    record: row.record,
    seq: row.seq,
    endpoint: row.endpoint_id === null ? null : { id: row.endpoint_id, url: row.url ?? '' },
    app: { id: row.app_id, name: row.app_name },
    createdAt: row.created_at,
    outcome,
    attempts: row.attempts,
    lastAt: row.last_at,
    lastStatus: row.last_status,
    lastMs: row.last_ms,
    lastError: row.last_error,
    waitsFor: row.waits_for,
    allowed: mayResend ? ['resend'] : [],
  }
}
