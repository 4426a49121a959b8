import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookBody } from '#contract/open/open.ts'
import type { AnnouncementWebhookBody } from '#contract/open/open-announcements.ts'
import type { ApplicationWebhookBody, DepositWebhookBody } from '#contract/open/open-applications.ts'
import type { ChatWebhookBody } from '#contract/open/open-chats.ts'
import type { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import type { FeedbackWebhookBody } from '#contract/open/open-feedback.ts'
import type { MerchantWebhookBody } from '#contract/open/open-merchants.ts'
import type { PayoutWebhookBody, WithdrawalWebhookBody } from '#contract/open/open-money.ts'
import type { PostWebhookBody } from '#contract/open/open-posts.ts'
import type { VerificationWebhookBody } from '#contract/open/open-verifications.ts'
import type { WorkerWebhookBody } from '#contract/open/open-workers.ts'
import type { Change } from '#server/kit/change.ts'
import { type Message, textFor } from '#server/messages/index.ts'
import { deliverQueue } from './deliver.ts'

export { startWebhooks } from './deliver.ts'

/** Every webhook there is, but those with encrypted fields. */
export type AnyWebhook =
  | WebhookBody
  | WorkerWebhookBody
  | MerchantWebhookBody
  | ChatWebhookBody
  | ComplaintWebhookBody
  | VerificationWebhookBody
  | ApplicationWebhookBody
  | DepositWebhookBody
  | PostWebhookBody
  | FeedbackWebhookBody
  | WithdrawalWebhookBody
  | AnnouncementWebhookBody

/** What a person is told, and the app that tells them. */
export type Told = { appId: string; message: Message }

/**
 * Enqueues one webhook for every enabled app; it is delivered once this transaction is committed. The app of `told` gets the
 * text, too.
 */
export async function enqueueWebhooks(
  change: Change,
  { type, data }: Pick<WebhookBody, 'type' | 'data'>,
  told: Told | null,
): Promise<void> {
  await enqueue(change, { type, data, told }, null)
}

/** The same for one app only, with what it tells its person. */
export async function enqueueWebhook<Type extends AnyWebhook['type']>(
  change: Change,
  appId: string,
  type: Type,
  data: Extract<AnyWebhook, { type: Type }>['data'],
  message: Message | null = null,
): Promise<void> {
  await enqueue(change, { type, data, told: message && { appId, message } }, appId)
}

type SealedPayout = Omit<PayoutWebhookBody['data'], 'number' | 'holder'>

/**
 * Orders a payment from its channel, or asks what became of it. `sealed` is `{ number, holder }` as `sealText` encrypts it:
 * it is stored so and added when the webhook is sent.
 */
export async function enqueuePayoutWebhook(
  change: Change,
  appId: string,
  type: PayoutWebhookBody['type'],
  { data, sealed }: { data: SealedPayout; sealed: Buffer },
): Promise<void> {
  await enqueue(change, { type, data, sealed, told: null }, appId)
}

type Enqueued = { type: string; data: object; sealed?: Buffer; told: Told | null }

async function enqueue(change: Change, { type, data, sealed, told }: Enqueued, appId: string | null): Promise<void> {
  const body = JSON.stringify({ type, id: randomUUID(), occurredAt: new Date().toISOString(), data })
  const text = told && JSON.stringify({ text: await textFor(change.db, told.message) })
  const rows = await change.db
    .insertInto('webhooks')
    .columns(['app_id', 'type', 'body', 'sealed_data'])
    .expression(eb =>
      eb
        .selectFrom('apps')
        .select(app => [
          'id',
          app.val(type).as('type'),
          sql<AnyWebhook>`${body}::jsonb || ${textOnlyFor(told?.appId, text)}`.as('body'),
        ])
        .select(app => app.val(sealed ?? null).as('sealed_data'))
        .where('is_enabled', '=', true)
        .where('webhook_url', 'is not', null)
        .$if(appId !== null, apps => apps.where('id', '=', appId ?? '')),
    )
    .returning(['id', 'app_id'])
    .execute()
  for (const { id, app_id } of rows) await change.later(deliverQueue, { id }, 0, app_id)
}

/** What the body of this app has besides what all get. */
function textOnlyFor(appId: string | undefined, text: string | null) {
  if (appId === undefined || text === null) return sql`'{}'::jsonb`
  return sql`case when apps.id = ${appId} then ${text}::jsonb else '{}'::jsonb end`
}
