import { fen } from '#contract/base/values.ts'
import type { MessageKey } from '#contract/open/messages/message-keys.ts'
import type { ApplicationWebhookBody } from '#contract/open/open-applications.ts'
import type { ApplicationMove } from '#contract/reviews/application.ts'
import { applicationLimits, type SupplementItem, termsOf } from '#contract/reviews/application-terms.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { applicationAppWords } from '#words/reviews/applications.ts'
import { verificationAppWords } from '#words/reviews/verifications.ts'
import type { Phrase } from '#words/words.ts'
import type { ApplicationRecord } from './table.ts'
import { appealUntil } from './terms.ts'

const types: Partial<Record<ApplicationMove, ApplicationWebhookBody['type']>> = {
  forward: 'application.forwarded',
  approve: 'application.approved',
  reject: 'application.rejected',
  refuse: 'application.rejected',
  return: 'application.returned',
  abandon: 'application.abandoned',
  activate: 'application.activated',
}
type WebhookType = ApplicationWebhookBody['type']

/** A webhook to the app that sent the application, for moves of which the applicant is notified. */
export async function enqueueApplicationWebhook(
  change: Change,
  row: ApplicationRecord,
  move: ApplicationMove,
  memberNo: string | null = null,
): Promise<void> {
  const type = types[move]
  if (!type) return
  const until = row.supplement_until ?? appealUntil(row)
  const data = {
    no: row.no,
    externalNo: row.external_no,
    externalId: row.person_external_id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    codes: row.state === 'rejected' ? row.codes : [],
    items: row.supplement,
    until: until === null ? null : new Date(until).toISOString(),
    depositFen: fen(termsOf(row.kind).depositFen),
    trainingScore: applicationLimits.trainingScore,
    memberNo,
  }
  const kind = row.kind === 'cityAgent' ? 'customer' : row.kind
  const to = { appId: row.app_id, kind, externalId: row.person_external_id } as const
  await enqueueWebhook(change, row.app_id, type, data, { key: keyOf(row, type), to, values: applicationValues(row) })
}

type ApplicationKey = Extract<MessageKey, `application.${string}`>

function keyOf(row: ApplicationRecord, type: WebhookType): ApplicationKey {
  if (type === 'application.approved' && termsOf(row.kind).depositFen > 0) return 'application.approved.deposit'
  return type === 'application.rejected' && row.appealed_at !== null ? 'application.rejected.again' : type
}

/** The values of a message to the applicant. */
export function applicationValues(row: ApplicationRecord) {
  return {
    no: row.no,
    kind: applicationAppWords.kinds[row.kind],
    score: applicationLimits.trainingScore,
    deposit: termsOf(row.kind).depositFen,
    items: [...row.supplement.map(itemWords), row.note],
    reason: [...row.codes.map(code => applicationAppWords.faults[code]), row.note],
    until: row.supplement_until ?? appealUntil(row),
  }
}

function itemWords(item: SupplementItem): Phrase {
  switch (item) {
    case 'phone':
    case 'address':
    case 'introduction':
    case 'agreement':
      return applicationAppWords.items[item]
    default:
      return verificationAppWords.kinds[item]
  }
}
