import { yuanOf } from '#contract/base/money.ts'
import { fen } from '#contract/base/values.ts'
import type { PayoutFault } from '#contract/money/payout.ts'
import type { WithdrawalMove } from '#contract/money/withdrawal.ts'
import type { WithdrawalWebhookBody } from '#contract/open/open-money.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { fill } from '#server/kit/refusal.ts'
import { enqueueWebhook } from '#server/webhooks/index.ts'
import { withdrawalAppWords } from '#words/money/withdrawal-app.ts'
import { inLanguage } from '#words/words.ts'
import type { WithdrawalRecord } from './table.ts'

type WebhookType = WithdrawalWebhookBody['type']

const types: Partial<Record<WithdrawalMove, WebhookType>> = {
  approveByRule: 'withdrawal.approved',
  approve: 'withdrawal.approved',
  approveSecond: 'withdrawal.approved',
  reject: 'withdrawal.rejected',
  awaitOwner: 'withdrawal.confirming',
  succeed: 'withdrawal.paid',
  confirmManual: 'withdrawal.paid',
  giveBack: 'withdrawal.returned',
}
const words = inLanguage(withdrawalAppWords, 'zh')

/** A webhook to the app of the owner, for moves that the owner hears of. */
export async function enqueueWithdrawalWebhook(
  change: Change,
  row: WithdrawalRecord,
  move: WithdrawalMove,
): Promise<void> {
  const type = types[move]
  if (!type) return
  const fault = type === 'withdrawal.returned' ? await lastFault(change.db, row.id) : null
  await enqueueWebhook(change, row.app_id, type, {
    no: row.no,
    externalNo: row.external_no,
    owner: { kind: row.owner_role, externalId: row.owner_external_id },
    state: row.state,
    amountFen: row.amount_fen,
    feeFen: row.fee_fen,
    taxFen: row.tax_fen,
    actualFen: fen(actualFenOf(row)),
    version: row.version,
    code: row.reject_code,
    fault,
    text: textOf(row, type, fault),
  })
}

/** What the owner gets, in fen. */
export function actualFenOf({ amount_fen, fee_fen, tax_fen }: WithdrawalRecord): number {
  return amount_fen - fee_fen - tax_fen
}

async function lastFault(db: Database, withdrawalId: number): Promise<PayoutFault | null> {
  const payout = await db
    .selectFrom('payouts')
    .select('fault')
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payout?.fault ?? null
}

/** In Chinese, for the owner. */
function textOf(row: WithdrawalRecord, type: WebhookType, fault: PayoutFault | null): string {
  const [amount, actual] = [{ yuan: yuanOf(row.amount_fen) }, { yuan: yuanOf(actualFenOf(row)) }]
  switch (type) {
    case 'withdrawal.approved':
      return fill(words.approved, amount)
    case 'withdrawal.rejected': {
      const reason = fill(words.rejections[row.reject_code ?? 'other'], { reason: row.remark })
      return fill(words.rejected, { ...amount, reason })
    }
    case 'withdrawal.confirming':
      return fill(words.confirming, actual)
    case 'withdrawal.paid':
      return fill(words.paid, actual)
    case 'withdrawal.returned':
      return fill(words.returned, { ...amount, reason: words.faults[fault ?? 'OTHER'] })
  }
}
