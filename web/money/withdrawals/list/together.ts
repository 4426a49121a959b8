import type { WithdrawalRow, Withholding } from '#contract/money/withdrawal.ts'
import { riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import { mostInBatch } from '#contract/money/withdrawals.ts'
import { withheldOf } from '#web/money/withdrawals/facts/forColleague.ts'
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

type Sentences = { riskyOne: string; whyWithheld: Readonly<Record<Withholding, string>> }

/** Why a withdrawal cannot be chosen with others: it is approved by itself, or a colleague must go on with it. */
export function whyNotTogether(row: WithdrawalRow, text: Sentences): string | undefined {
  if (row.allowed.includes('approve') && !canTogether(row, 'approve')) return text.riskyOne
  const withheld = withheldOf(row)
  return withheld && text.whyWithheld[withheld.why]
}

/** How many of the rows only a colleague may take this action with. */
export function countWithheld(rows: readonly WithdrawalRow[], action: Together): number {
  return rows.filter(row => withheldOf(row)?.action === action).length
}
