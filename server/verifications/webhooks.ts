import { sql } from 'kysely'
import type { VerificationWebhookBody } from '#contract/open/open-verifications.ts'
import type { PaperFault, VerificationMove } from '#contract/reviews/verification.ts'
import type { Change } from '#server/kit/change.ts'
import { fill } from '#server/kit/refusal.ts'
import { enqueueWebhook } from '#server/webhooks/index.ts'
import { verificationAppWords } from '#words/reviews/verification-app.ts'
import { inLanguage } from '#words/words.ts'
import type { PaperRecord } from './table.ts'

/** People may ask for another judgement of a rejected paper for so long, once. */
const appealMs = 7 * 86_400_000

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
const words = inLanguage(verificationAppWords, 'zh')

/** A webhook to the app that sent the paper, for moves that its person hears of. */
export async function enqueuePaperWebhook(
  change: Change,
  paper: PaperRecord,
  { move, reason }: { move: VerificationMove; reason: string | null },
): Promise<void> {
  const type = types[move]
  if (!type) return
  const { valid_to } = await change.db
    .selectFrom('verifications')
    .select(sql<string | null>`to_char(valid_to, 'YYYY-MM-DD')`.as('valid_to'))
    .where('id', '=', paper.id)
    .executeTakeFirstOrThrow()
  const until = appealUntil(paper)
  await enqueueWebhook(change, paper.app_id, type, {
    no: paper.no,
    externalNo: paper.external_no,
    to: { kind: paper.person_kind, externalId: paper.person_external_id },
    kind: paper.kind,
    state: paper.state,
    version: paper.version,
    codes: move === 'reject' ? paper.codes : [],
    text: textOf(paper, move, reason),
    validTo: move === 'approve' ? valid_to : null,
    appealBy: until === null ? null : new Date(until).toISOString(),
  })
}

/** In Chinese, for the person. */
function textOf({ kind, codes, note }: PaperRecord, move: VerificationMove, reason: string | null): string {
  const paper = words.kinds[kind]
  switch (move) {
    case 'approve':
      return fill(words.approved, { paper })
    case 'reject':
      return fill(words.rejected, { paper, reasons: reasonsOf(codes, note) })
    case 'expire':
      return fill(words.expired, { paper })
    case 'replace':
      return fill(words.replaced, { paper })
    default:
      return fill(words.revoked, { paper, reason: reason ?? '' })
  }
}

function reasonsOf(codes: readonly PaperFault[], note: string): string {
  return [...codes.map(code => words.faults[code]), ...(note ? [note] : [])].join('；')
}
