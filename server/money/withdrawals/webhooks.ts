import { fen } from '#contract/base/values.ts'
import type { PayoutFault } from '#contract/money/payout.ts'
import type { WithdrawalMove } from '#contract/money/withdrawal.ts'
import type { WithdrawalWebhookBody } from '#contract/open/open-money.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { withdrawalAppWords } from '#words/money/withdrawals.ts'
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

/** A webhook to the app of the owner, for moves of which the owner is notified. */
export async function enqueueWithdrawalWebhook(
  change: Change,
  row: WithdrawalRecord,
  move: WithdrawalMove,
): Promise<void> {
  const type = types[move]
  if (!type) return
  const fault = type === 'withdrawal.returned' ? await lastFault(change.db, row.id) : null
  const owner = { kind: row.owner_role, externalId: row.owner_external_id }
  const data = {
    no: row.no,
    externalNo: row.external_no,
    owner,
    state: row.state,
    amountFen: row.amount_fen,
    feeFen: row.fee_fen,
    taxFen: row.tax_fen,
    actualFen: fen(actualFenOf(row)),
    version: row.version,
    code: row.reject_code,
    fault,
  }
  const values = withdrawalValues(row, fault)
  await enqueueWebhook(change, row.app_id, type, data, { key: type, to: { appId: row.app_id, ...owner }, values })
}

/** The values of a message to the owner. */
export function withdrawalValues(row: WithdrawalRecord, fault: PayoutFault | null) {
  return { no: row.no, amount: row.amount_fen, actual: actualFenOf(row), reason: reasonOf(row, fault) }
}

/** Why the money did not arrive; empty as long as nothing speaks against it. */
function reasonOf({ state, reject_code: code, remark }: WithdrawalRecord, fault: PayoutFault | null) {
  if (code === null && fault === null && state !== 'returned') return ''
  if (code === null) return withdrawalAppWords.faults[fault ?? 'OTHER']
  return code === 'other' ? remark : withdrawalAppWords.rejections[code]
}

/** What the owner gets, in fen. */
export function actualFenOf({ amount_fen, fee_fen, tax_fen }: WithdrawalRecord): number {
  return amount_fen - fee_fen - tax_fen
}

export async function lastFault(db: Database, withdrawalId: number): Promise<PayoutFault | null> {
  const payout = await db
    .selectFrom('payouts')
    .select('fault')
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payout?.fault ?? null
}
