import { dayMs } from '#contract/base/durations.ts'
import { blockingRisks } from '#contract/money/withdrawal-risk.ts'
import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { withdrawalRecords } from './records.ts'
import { findRisks } from './risk/find.ts'
import type { PayoutAccount, StoredRisk, WithdrawalRecord, WithdrawalTerms } from './table.ts'
import { withdrawalTerms } from './terms.ts'

export const ruleQueue = 'withdrawals.approveByRule'

type Asked = Pick<WithdrawalRecord, 'amount_fen' | 'is_double' | 'risk_score'> & { risks: readonly StoredRisk[] }

/** Whether nobody has to look at it: a small amount, little risk, an account that was bound long ago. */
export function mayBeApprovedByRule(
  { amount_fen, is_double, risk_score, risks }: Asked,
  { byRuleMostFen, byRuleMostScore, byRuleAccountDays }: WithdrawalTerms,
  { bound_at }: Pick<PayoutAccount, 'bound_at'>,
): boolean {
  const isBlocked = risks.some(({ risk }) => blockingRisks.includes(risk))
  if (is_double || isBlocked || amount_fen > byRuleMostFen || risk_score > byRuleMostScore) return false
  return Date.now() - bound_at >= byRuleAccountDays * dayMs
}

export async function startRule(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(ruleQueue, ({ id }) =>
    makeClockChange(runtime, async change => {
      const row = await withdrawalRecords.lock(change.db, id)
      if (row?.state !== 'review') return
      const found = await findRisks(change.db, row)
      const account = await change.db
        .selectFrom('payout_accounts')
        .select('bound_at')
        .where('id', '=', row.account_id)
        .executeTakeFirstOrThrow()
      if (!mayBeApprovedByRule({ ...row, ...found }, await withdrawalTerms(change.db), account)) return
      await withdrawalRecords.move(change, row, 'approveByRule', { by: 'clock' })
    }),
  )
}
