import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { endpointOff } from './queues.ts'
import { logNewest } from './settle.ts'

const atOnce = 500

/** Of an endpoint that is off: what was not delivered until now, some at a time. */
export async function giveUpOpen({ db }: Pick<Runtime, 'db'>, { endpointId }: { endpointId: number }): Promise<void> {
  for (let count = atOnce; count === atOnce; ) {
    const { numAffectedRows } = await sql`
      with given_up as (
        delete from webhook_queue where webhook_id in (
          select webhook_id from webhook_queue join webhooks on webhooks.id = webhook_id
          where webhook_queue.endpoint_id = ${endpointId} and type <> 'endpoint.test'
            and not exists (select from webhook_endpoints where id = ${endpointId} and is_enabled)
          order by webhook_id limit ${atOnce})
        returning webhook_id
      ), logged as (${logNewest(sql`select webhook_id from given_up`)})
      update webhooks set dead_at = now(), last_error = ${endpointOff}
      from given_up where id = webhook_id and delivered_at is null`.execute(db)
    count = Number(numAffectedRows ?? 0)
  }
}
