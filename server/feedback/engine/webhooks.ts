import type { FeedbackWebhookBody } from '#contract/open/open-feedback.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import type { FeedbackRecord } from '../table.ts'

type Reply = { type: FeedbackWebhookBody['type']; text: string; appVersion?: string }

/** A webhook to the app of the person. */
export async function enqueueFeedbackWebhook(change: Change, row: FeedbackRecord, said: Reply): Promise<void> {
  const { type, text, appVersion = null } = said
  await enqueueWebhook(change, row.app_id, type, {
    no: row.no,
    externalNo: row.external_no,
    to: { kind: row.person_kind, externalId: row.person_external_id },
    state: row.state,
    version: row.version,
    text,
    language: row.language,
    appVersion,
  })
}
