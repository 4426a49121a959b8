import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import type { Tried } from './attempt.ts'
import type { Due } from './claim.ts'
import { endpointOff } from './queues.ts'

/** Seconds until the next try after the nth failure; after the last one the webhook is dead until it is sent again. */
const retrySeconds = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21_600, 43_200, 86_400]

/** A try with what follows from it: the seconds until the next one, or null where there is none. */
export type Outcome = { due: Due; tried: Tried; at: number; waitSeconds: number | null }

export function outcomeOf(due: Due, tried: Tried): Outcome {
  const mayWait = tried.error !== null && due.type !== 'endpoint.test'
  const waitSeconds = mayWait ? (retrySeconds[due.attempts - due.attempts_since] ?? null) : null
  return { due, tried, at: Date.now(), waitSeconds }
}

/** Writes tries down, all in one statement, and lets go on what waited for them: answers whether there was some. */
export async function settle(db: Database, outcomes: readonly Outcome[]): Promise<boolean> {
  const tries = outcomes.map(({ due, tried, at, waitSeconds }) => ({
    id: due.id,
    number: due.attempts + 1,
    at: new Date(at),
    status: tried.status,
    ms: tried.ms,
    answer: storable(tried.answer),
    error: tried.error === null ? null : storable(tried.error),
    wait: waitSeconds,
  }))
  await sql`
    with tried as materialized (
      select * from json_to_recordset(${JSON.stringify(tries)}::json) as tried(
        id bigint, number int, at timestamptz, status smallint, ms int, answer text, error text, wait int)
    ), logged as (${logNewest(sql`select id from tried where number > 1`)}
    ), gone as (
      delete from webhook_queue using tried where webhook_id = id and wait is null
    ), later as (
      update webhook_queue set due_at = now() + make_interval(secs => wait)
      from tried where webhook_id = id and wait is not null
    )
    update webhooks set attempts = greatest(attempts, number), last_at = at, last_status = status, last_ms = ms,
      last_answer = answer, last_error = error,
      delivered_at = case when error is null then at end,
      dead_at = case when error is null then null when wait is null then coalesce(dead_at, at) else dead_at end
    from tried where webhooks.id = tried.id and delivered_at is null ${genericPlan}`.execute(db)
  return release(
    db,
    outcomes.filter(({ waitSeconds }) => waitSeconds === null).map(({ due }) => due),
  )
}

/** The newest try of these stands in the webhook itself, since most arrive at the first. It is moved before another takes its place. */
export function logNewest(ids: RawBuilder<unknown>) {
  return sql`
    insert into webhook_attempts (webhook_id, number, at, status, ms, answer, error)
    select id, attempts, last_at, last_status, coalesce(last_ms, 0), last_answer, last_error
    from webhooks where id in (${ids}) and attempts > 0 and last_at is not null
    on conflict do nothing`
}

/** What an endpoint or app that was switched off in that moment has not got. */
export async function giveUp(db: Database, dues: readonly Due[]): Promise<void> {
  await sql`
    with gone as (
      delete from webhook_queue where webhook_id = any(${dues.map(({ id }) => id)}::bigint[]) returning webhook_id
    ), logged as (${logNewest(sql`select webhook_id from gone`)})
    update webhooks set dead_at = now(), last_error = ${endpointOff}
    from gone where id = webhook_id and delivered_at is null and dead_at is null`.execute(db)
  await release(db, dues)
}

/** The next events of these records, where they are parked. A statement of its own: it sees what was parked until now. */
async function release(db: Database, dues: readonly Due[]): Promise<boolean> {
  if (dues.length === 0) return false
  const { numAffectedRows = 0n } = await sql`
    update webhook_queue set due_at = now(), is_parked = false where webhook_id in (
      select following.webhook_id
      from unnest(${dues.map(due => due.endpoint_id)}::bigint[], ${dues.map(({ record }) => record)}::text[],
        ${dues.map(({ seq }) => seq)}::int[]) as gone(endpoint_id, record, seq)
      cross join lateral (
        select webhook_id from webhook_queue as later where later.is_parked and later.endpoint_id = gone.endpoint_id
          and later.record = gone.record and later.seq > gone.seq order by later.seq limit 1) as following) ${genericPlan}`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/** As PostgreSQL can store it. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
