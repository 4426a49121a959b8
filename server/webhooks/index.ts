import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookBody } from '#contract/open.ts'
import type { ChatWebhookBody } from '#contract/open-chats.ts'
import type { Change } from '#server/kit/change.ts'
import { deliverQueue } from './deliver.ts'

export { startWebhooks } from './deliver.ts'

/** Lays the news for every app that listens into the transaction; it is delivered once that is committed. */
export function tellStreet(change: Change, type: WebhookBody['type'], data: WebhookBody['data']): Promise<void> {
  return lay(change, { type, id: randomUUID(), occurredAt: new Date().toISOString(), data })
}

/** The same for one app, where it is no other's business. */
export function tellApp(change: Change, appId: string, type: ChatWebhookBody['type'], data: object): Promise<void> {
  return lay(change, { type, id: randomUUID(), occurredAt: new Date().toISOString(), data } as ChatWebhookBody, appId)
}

async function lay(change: Change, body: WebhookBody | ChatWebhookBody, appId?: string): Promise<void> {
  const rows = await change.db
    .insertInto('webhooks')
    .columns(['app_id', 'type', 'body'])
    .expression(eb =>
      eb
        .selectFrom('apps')
        .select(app => [
          'id',
          app.val<string>(body.type).as('type'),
          sql<WebhookBody>`${JSON.stringify(body)}::jsonb`.as('body'),
        ])
        .where('is_enabled', '=', true)
        .where('webhook_url', 'is not', null)
        .$if(appId !== undefined, apps => apps.where('id', '=', appId ?? '')),
    )
    .returning(['id', 'app_id'])
    .execute()
  for (const { id, app_id } of rows) await change.later(deliverQueue, { id }, 0, app_id)
}
