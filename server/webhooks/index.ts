import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookBody } from '#contract/open/open.ts'
import type { ChatWebhookBody } from '#contract/open/open-chats.ts'
import type { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import type { MerchantWebhookBody } from '#contract/open/open-merchants.ts'
import type { WorkerWebhookBody } from '#contract/open/open-workers.ts'
import type { Change } from '#server/kit/change.ts'
import { deliverQueue } from './deliver.ts'

export { startWebhooks } from './deliver.ts'

/** Everything that an app may hear of. */
export type AppNews = WebhookBody | WorkerWebhookBody | MerchantWebhookBody | ChatWebhookBody | ComplaintWebhookBody

/** Lays the news for every app that listens into the transaction; it is delivered once that is committed. */
export async function tellStreet(change: Change, type: WebhookBody['type'], data: WebhookBody['data']): Promise<void> {
  await tell(change, { type, data }, null)
}

/** The same for one app, which alone is concerned. */
export async function tellApp<Type extends AppNews['type']>(
  change: Change,
  appId: string,
  type: Type,
  data: Extract<AppNews, { type: Type }>['data'],
): Promise<void> {
  await tell(change, { type, data }, appId)
}

async function tell(change: Change, { type, data }: { type: string; data: object }, appId: string | null) {
  const body = JSON.stringify({ type, id: randomUUID(), occurredAt: new Date().toISOString(), data })
  const rows = await change.db
    .insertInto('webhooks')
    .columns(['app_id', 'type', 'body'])
    .expression(eb =>
      eb
        .selectFrom('apps')
        .select(app => ['id', app.val(type).as('type'), sql<AppNews>`${body}::jsonb`.as('body')])
        .where('is_enabled', '=', true)
        .where('webhook_url', 'is not', null)
        .$if(appId !== null, apps => apps.where('id', '=', appId ?? '')),
    )
    .returning(['id', 'app_id'])
    .execute()
  for (const { id, app_id } of rows) await change.later(deliverQueue, { id }, 0, app_id)
}
