import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { deliverQueue, endpointOff, resumeQueue } from './queues.ts'

export type ResumeJob = { endpointId: number; afterId?: number }

const atOnce = 500

/** Gives a job again to what waits for the endpoint: in the order of the ids, or to one alone while the endpoint has not recovered. */
export async function resume(runtime: Runtime, { endpointId, afterId = 0 }: ResumeJob): Promise<void> {
  const { db, jobs } = runtime
  const group = String(endpointId)
  const isMore = await db.transaction().execute(async transaction => {
    const endpoint = await transaction
      .selectFrom('webhook_endpoints')
      .select(['is_enabled', 'failing_since', 'resting_until'])
      .where('id', '=', endpointId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!endpoint?.is_enabled || (endpoint.resting_until ?? 0) > Date.now()) return false
    const limit = endpoint.failing_since === null ? atOnce : 1
    const { rows } = await sql<{ id: number }>`
      update webhooks set waits_for = null where id in (
        select id from webhooks where endpoint_id = ${endpointId} and id > ${afterId} and waits_for = 'endpoint'
          and delivered_at is null and dead_at is null
          ${limit === 1 ? isFirstOfItsRecord : sql``}
        order by id limit ${limit})
      returning id`.execute(transaction)
    const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
    for (const id of ids) await jobs.later(transaction, deliverQueue, { id }, 0, group)
    const isFull = ids.length === atOnce
    if (isFull) await jobs.later(transaction, resumeQueue, { endpointId, afterId: ids.at(-1) })
    return isFull
  })
  jobs.wake(isMore ? [deliverQueue, resumeQueue] : [deliverQueue])
}

/** A later one would only wait for the earlier. */
const isFirstOfItsRecord = sql`and not exists (select from webhooks as earlier
  where earlier.record = webhooks.record and earlier.endpoint_id = webhooks.endpoint_id and earlier.seq < webhooks.seq
    and earlier.delivered_at is null and earlier.dead_at is null)`

/** What rests although nothing holds it, because the job that was to let it go on was lost. */
export async function resumeForgotten(runtime: Runtime): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from webhook_endpoints as endpoint where is_enabled and removed_at is null
      and coalesce(resting_until, '-infinity') < now() and exists (
        select from webhooks where endpoint_id = endpoint.id and waits_for = 'endpoint'
          and delivered_at is null and dead_at is null)`.execute(runtime.db)
  for (const { id } of rows) await resume(runtime, { endpointId: id })
}

/** Of an endpoint that is off: what was not delivered until now, some at a time. */
export async function giveUpOpen({ db }: Runtime, { endpointId }: { endpointId: number }): Promise<void> {
  for (let count = atOnce; count === atOnce; ) {
    const { numAffectedRows } = await sql`
      update webhooks set dead_at = now(), last_error = ${endpointOff}, waits_for = null where id in (
        select id from webhooks where endpoint_id = ${endpointId} and type <> 'endpoint.test'
          and delivered_at is null and dead_at is null
          and not exists (select from webhook_endpoints where id = ${endpointId} and is_enabled)
        order by id limit ${atOnce})`.execute(db)
    count = Number(numAffectedRows ?? 0)
  }
}
