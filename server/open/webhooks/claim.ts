import { sql } from 'kysely'
import { genericPlan } from '#server/kit/named-statements.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { leaseSeconds, restAfter } from './queues.ts'
import type { EndpointRecord, WebhookRecord } from './table.ts'

export type Due = Pick<
  WebhookRecord,
  | 'id'
  | 'app_id'
  | 'type'
  | 'body'
  | 'sealed_data'
  | 'trace_id'
  | 'attempts'
  | 'attempts_since'
  | 'record'
  | 'seq'
  | 'created_at'
> &
  Pick<
    EndpointRecord,
    'url' | 'secret' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until' | 'failing_since'
  > & { endpoint_id: number; is_on: boolean }

/** What this node is sending to an endpoint, and how many more it takes of it. */
export type Room = { endpointId: number; inFlight: number; room: number }

type Claimed = { due: Due[]; hasMore: boolean }

const isResting = 'resting_until > now()'

/** As SQL: whether something is due for an endpoint; one that rests is sent what was put before everything only. */
export const someWait = `exists (select from webhook_endpoints as endpoint where exists (select from webhook_queue
  where endpoint_id = endpoint.id and due_at <= case when ${isResting} then '-infinity' else now() end))`

/**
 * Takes what is due, of each endpoint as much as there is room for, and puts its moment off until the lease has ended. What stands
 * behind an earlier event of its record is parked. It keeps that event from being settled until this statement is committed, and
 * `release` looks after that: either it finds what was parked here, or the earlier one was gone before and nothing is parked.
 * `hasMore` says that something was parked, behind which there may be more.
 */
export async function claim({ db }: Pick<Runtime, 'db'>, rooms: readonly Room[], usualRoom: number): Promise<Claimed> {
  const ids = rooms.map(({ endpointId }) => endpointId)
  const { rows } = await sql<Due | { id: null }>`
    with known as (
      select * from unnest(${ids}::bigint[], ${rooms.map(({ inFlight }) => inFlight)}::int[],
        ${rooms.map(({ room }) => room)}::int[]) as known(endpoint_id, in_flight, room)
    ), endpoint as (
      select webhook_endpoints.*, webhook_endpoints.is_enabled and apps.is_enabled as is_on,
        case when ${sql.raw(isResting)} then '-infinity' else now() end as until,
        case when failures >= ${sql.lit(restAfter)} then greatest(1 - coalesce(in_flight, 0), 0)
          else coalesce(room, ${usualRoom}::int) end as room
      from webhook_endpoints join apps on apps.id = app_id left join known on known.endpoint_id = webhook_endpoints.id
    ), found as (
      select queued.*, endpoint.id as endpoint_id, is_on
      from endpoint cross join lateral (
        select webhook_id, record, seq from webhook_queue where endpoint_id = endpoint.id and due_at <= until
        order by due_at, webhook_id limit endpoint.room for update skip locked) as queued
    ), parked as (
      update webhook_queue set is_parked = true, due_at = now() + interval '1 minute'
      where webhook_id in (
        select found.webhook_id from found cross join lateral (
          select from webhook_queue as earlier where ${isEarlier}
          order by earlier.seq desc limit 1 for share skip locked) as held)
      returning webhook_id
    ), leased as (
      update webhook_queue set is_parked = false, due_at = now() + make_interval(secs => ${sql.lit(leaseSeconds)})
      from found where webhook_queue.webhook_id = found.webhook_id
        and not exists (select from webhook_queue as earlier where ${isEarlier})
      returning found.webhook_id, found.endpoint_id, found.is_on
    )
    select webhooks.id, webhooks.app_id, type, body, sealed_data, trace_id, attempts, attempts_since, record, seq,
      webhooks.created_at, leased.endpoint_id, leased.is_on, url, secret, secret_sealed, old_secret_sealed,
      old_secret_until, failing_since
    from leased join webhooks on webhooks.id = leased.webhook_id join endpoint on endpoint.id = leased.endpoint_id
    union all select null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null
    where exists (select from parked) ${genericPlan}`.execute(db)
  const due = rows.filter(row => row.id !== null)
  return { due: due.toSorted((one, other) => one.id - other.id), hasMore: due.length < rows.length }
}

const isEarlier = sql`earlier.endpoint_id = found.endpoint_id and earlier.record = found.record and earlier.seq < found.seq`
