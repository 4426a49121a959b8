import { randomUUID } from 'node:crypto'
import type { TestWebhookBody } from '#contract/open/webhooks/catalogue.ts'
import type { WithKey } from '#server/people/index.ts'
import { attempt, type Tried } from './attempt.ts'
import { createPoster } from './post.ts'

type TriedEndpoint = Tried & { id: number; url: string }

/**
 * For whoever operates the server: sends a test to the endpoints of an app, or to the one with this id, and waits for the
 * answers. Nothing is stored. What cannot be done is thrown as a sentence.
 */
export async function testFromShell(runtime: WithKey, which: string): Promise<TriedEndpoint[]> {
  const endpoints = await runtime.db
    .selectFrom('webhook_endpoints')
    .select(['id', 'app_id', 'url', 'secret', 'secret_sealed', 'old_secret_sealed', 'old_secret_until'])
    .where('removed_at', 'is', null)
    .where(row =>
      row.or([row('app_id', '=', which), ...(/^\d{1,15}$/.test(which) ? [row('id', '=', Number(which))] : [])]),
    )
    .orderBy('id')
    .execute()
  if (endpoints.length === 0) throw new Error(`There is no endpoint ${which}, and no app of that id with one.`)
  const poster = createPoster(runtime.config.WEBHOOKS_TO_PRIVATE_ADDRESSES)
  const occurredAt = new Date().toISOString()
  return Promise.all(
    endpoints.map(async endpoint => {
      const body: TestWebhookBody = {
        type: 'endpoint.test',
        id: randomUUID(),
        seq: 1,
        occurredAt,
        data: { note: 'npm run admin' },
      }
      return {
        id: endpoint.id,
        url: endpoint.url,
        ...(await attempt(runtime, poster.post, { ...endpoint, body, sealed_data: null })),
      }
    }),
  ).finally(() => poster.close())
}
