import { sql } from 'kysely'
import type { OpenScope } from '#contract/open/open.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { switchOffFailing } from './failing.ts'
import { giveUpOpen } from './give-up.ts'
import { giveUpQueue, sendQueue } from './queues.ts'
import { Sender } from './sender.ts'

export { testFromShell } from './administer.ts'
export { createEndpoint, type NewEndpoint, pointEndpoint } from './create-endpoint.ts'
export { webhookDeliveriesFeature } from './deliveries.ts'
export { webhooksFeature } from './endpoints.ts'
export {
  type Audience,
  enqueueOrderWebhook,
  enqueuePayoutWebhook,
  enqueueWebhook,
  type Place,
} from './enqueue.ts'
export { sealPlainEndpoints } from './secrets.ts'

/** Starts delivering webhooks: signed, at least once, with growing delays until the endpoint answers with success. */
export async function startWebhooks(runtime: Runtime): Promise<void> {
  const { jobs } = runtime
  jobs.alongside(sendQueue, new Sender(runtime))
  await jobs.work<{ endpointId: number }>(giveUpQueue, job => giveUpOpen(runtime, job))
  await jobs.repeat('webhooks.sweep', '*/5 * * * *', () => switchOffFailing(runtime))
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
