import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import { mostInBatch } from '#contract/money/withdrawals.ts'
import type { Question } from '#web/money/withdrawals/question.ts'

/** What may be done with several withdrawals at once. */
export type Together = 'approve' | 'pay'

/** As many as the operations take. */
export const mostTogether: Readonly<Record<Together, number>> = { approve: 50, pay: mostInBatch }

/** What several of a tab may be chosen for. */
export function togetherUnder(tab: Question['tab']): Together | undefined {
  if (tab === 'review') return 'approve'
  return tab === 'approved' ? 'pay' : undefined
}

/** Withdrawals of high risk are approved one by one, with the reasons in sight. */
export function canTogether(row: WithdrawalRow, action: Together): boolean {
  return row.allowed.includes(action) && !(action === 'approve' && riskLevelOf(row.riskScore) === 'high')
}

/** Why a withdrawal that may be approved cannot be chosen with others. */
export function whyNotTogether(row: WithdrawalRow, text: { riskyOne: string }): string | undefined {
  return row.allowed.includes('approve') && !canTogether(row, 'approve') ? text.riskyOne : undefined
}
