import { fen } from '#contract/base/values.ts'
import type { ApplicationWebhookBody } from '#contract/open/open-applications.ts'
import type { ApplicationMove } from '#contract/reviews/application.ts'
import { applicationLimits, type SupplementItem, termsOf } from '#contract/reviews/application-terms.ts'
import type { Change } from '#server/kit/change.ts'
import { fill } from '#server/kit/refusal.ts'
import { enqueueWebhook } from '#server/webhooks/index.ts'
import { applicationAppWords } from '#words/reviews/application-app.ts'
import { verificationAppWords } from '#words/reviews/verification-app.ts'
import { inLanguage } from '#words/words.ts'
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
const words = inLanguage(applicationAppWords, 'zh')
const papers = inLanguage(verificationAppWords.kinds, 'zh')

/** A webhook to the app that sent the application, for moves that the applicant hears of. */
export async function enqueueApplicationWebhook(
  change: Change,
  row: ApplicationRecord,
  { move, memberNo }: { move: ApplicationMove; memberNo: string | null },
): Promise<void> {
  const type = types[move]
  if (!type) return
  const until = row.supplement_until ?? appealUntil(row)
  await enqueueWebhook(change, row.app_id, type, {
    no: row.no,
    externalNo: row.external_no,
    externalId: row.person_external_id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    codes: row.state === 'rejected' ? row.codes : [],
    items: row.supplement,
    text: textOf(row, type),
    until: until === null ? null : new Date(until).toISOString(),
    depositFen: fen(termsOf(row.kind).depositFen),
    trainingScore: applicationLimits.trainingScore,
    memberNo,
  })
}

/** In Chinese, for the applicant. */
function textOf(row: ApplicationRecord, type: WebhookType): string {
  const kind = words.kinds[row.kind]
  const note = row.note ? [row.note] : []
  switch (type) {
    case 'application.forwarded':
      return fill(words.forwarded, { kind })
    case 'application.approved':
      return fill(words.approved, { kind, score: applicationLimits.trainingScore, deposit: depositOf(row) })
    case 'application.rejected': {
      const sentence = row.appealed_at === null ? words.rejected : words.rejectedAgain
      return fill(sentence, { kind, reasons: [...row.codes.map(code => words.faults[code]), ...note].join('；') })
    }
    case 'application.returned':
      return fill(words.returned, { kind, items: [...row.supplement.map(itemText), ...note].join('；') })
    case 'application.abandoned':
      return fill(words.abandoned, { kind })
    case 'application.activated':
      return fill(words.activated, { kind })
  }
}

function depositOf({ kind }: ApplicationRecord): string {
  const { depositFen } = termsOf(kind)
  return depositFen === 0 ? '' : fill(words.depositToo, { yuan: depositFen / 100 })
}

function itemText(item: SupplementItem): string {
  switch (item) {
    case 'phone':
    case 'address':
    case 'introduction':
    case 'agreement':
      return words.items[item]
    default:
      return papers[item]
  }
}
