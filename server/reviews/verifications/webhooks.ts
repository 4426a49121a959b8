import { dayMs } from '#contract/base/durations.ts'
import type { VerificationWebhookBody } from '#contract/open/open-verifications.ts'
import type { VerificationMove } from '#contract/reviews/verification.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { verificationAppWords } from '#words/reviews/verifications.ts'
import type { PaperRecord } from './table.ts'

/** People may ask for another judgement of a rejected paper for so long, once. */
const appealMs = 7 * dayMs

/** Until when the person may appeal; null where they may not, or did. */
export function appealUntil({ state, state_at, appealed_at }: PaperRecord): number | null {
  return state === 'rejected' && appealed_at === null ? state_at + appealMs : null
}

const types: Partial<Record<VerificationMove, VerificationWebhookBody['type']>> = {
  approve: 'verification.approved',
  reject: 'verification.rejected',
  expire: 'verification.expired',
  revoke: 'verification.revoked',
  replace: 'verification.revoked',
}

/** A webhook to the app that sent the paper, for moves of which its person is notified. */
export async function enqueuePaperWebhook(
  change: Change,
  paper: PaperRecord,
  { move, reason }: { move: VerificationMove; reason: string | null },
): Promise<void> {
  const type = types[move]
  if (!type) return
  const { valid_to } = await change.db
    .selectFrom('verifications')
    .select('valid_to')
    .where('id', '=', paper.id)
    .executeTakeFirstOrThrow()
  const until = appealUntil(paper)
  const to = { kind: paper.person_kind, externalId: paper.person_external_id }
  const data = {
    no: paper.no,
    externalNo: paper.external_no,
    to,
    kind: paper.kind,
    state: paper.state,
    version: paper.version,
    codes: move === 'reject' ? paper.codes : [],
    validTo: move === 'approve' ? valid_to : null,
    appealBy: until === null ? null : new Date(until).toISOString(),
  }
  const key = move === 'replace' ? 'verification.replaced' : type
  const values = paperValues(paper, reason)
  await enqueueWebhook(change, paper.app_id, type, data, { key, to: { appId: paper.app_id, ...to }, values })
}

/** The values of a message to the person. `reason` is that of a revocation. */
export function paperValues(paper: PaperRecord, reason: string | null) {
  const faults = [...paper.codes.map(code => verificationAppWords.faults[code]), paper.note]
  return {
    no: paper.no,
    paper: verificationAppWords.kinds[paper.kind],
    reason: reason ?? faults,
    until: appealUntil(paper),
  }
}
