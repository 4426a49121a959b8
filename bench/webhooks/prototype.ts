import { Agent, request } from 'node:http'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

const agent = new Agent({ keepAlive: true })
const batch = 100

type Leased = { id: number; url: string; body: object }

/**
 * The least that sends webhooks from a table: a lease by `skip locked`, connections that are kept, one statement to settle. It knows
 * no order, no failures, no signatures, no log and no fairness. What we need for those is measured against it.
 */
export async function sendByPrototype(db: Kysely<Tables>, endpointId: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<Leased>`
      with leased as (
        update webhook_queue set due_at = now() + interval '30 s' where webhook_id in (
          select webhook_id from webhook_queue where endpoint_id = ${endpointId} and due_at <= now()
          order by due_at, webhook_id limit ${batch} for update skip locked) returning webhook_id)
      select webhooks.id, url, body from leased join webhooks on webhooks.id = webhook_id
        join webhook_endpoints on webhook_endpoints.id = endpoint_id`.execute(db)
    if (rows.length === 0) return
    await Promise.all(rows.map(post))
    const ids = rows.map(({ id }) => id)
    await sql`
      with gone as (delete from webhook_queue where webhook_id = any(${ids}::bigint[]) returning webhook_id)
      update webhooks set delivered_at = now(), attempts = attempts + 1 from gone where id = webhook_id`.execute(db)
  }
}

function post({ url, body }: Leased): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json' } })
    asked.on('response', response => response.resume().on('end', resolve))
    asked.on('error', reject).end(JSON.stringify(body))
  })
}
