import type { Random } from '#city/world/random.ts'
import type { PayoutFault } from '#contract/money/payout.ts'

/**
 * What the bank does with a payout: pays it, refuses it, says nothing until it was asked so many times, pays hours later, says
 * everything twice and in the wrong order, or waits for its owner's confirmation, which comes or does not come.
 */
export type PayoutOutcome =
  | { is: 'pays' }
  | { is: 'fails'; fault: PayoutFault }
  | { is: 'silent'; until: number; result: 'success' | 'failed' }
  | { is: 'late' }
  | { is: 'doubled' }
  | { is: 'confirms' }
  | { is: 'neverConfirmed' }

const faults: readonly PayoutFault[] = [
  'NAME_NOT_CORRECT',
  'NAME_NOT_CORRECT',
  'ACCOUNT_FROZEN',
  'REAL_NAME_CHECK_FAIL',
  'TRANSFER_QUOTA_EXCEED',
  'DAY_RECEIVED_QUOTA_EXCEED',
  'BANK_CARD_ABNORMAL',
  'TRANSFER_RISK',
]
/** What the bank writes beside a code. */
export const faultSentences: Partial<Record<PayoutFault, string>> = {
  NAME_NOT_CORRECT: '收款人姓名与账户不符',
  ACCOUNT_FROZEN: '收款账户已冻结',
  REAL_NAME_CHECK_FAIL: '收款人未实名',
  TRANSFER_QUOTA_EXCEED: '超过单笔限额',
  DAY_RECEIVED_QUOTA_EXCEED: '超过收款人单日限额',
  BANK_CARD_ABNORMAL: '银行卡状态异常',
  TRANSFER_RISK: '交易存在风险',
  NOT_ENOUGH: '账户余额不足',
  OVERDUE_CLOSE: '收款人超时未确认，已关闭',
  OTHER: '没有这笔付款',
}

/** Four in five are simply paid. */
export function usualOutcome(random: Random): PayoutOutcome {
  const draw = random.next()
  if (draw < 0.82) return { is: 'pays' }
  if (draw < 0.87) return { is: 'fails', fault: random.pick(faults) }
  if (draw < 0.9) return { is: 'silent', until: random.whole(1, 4), result: random.chance(0.8) ? 'success' : 'failed' }
  if (draw < 0.92) return { is: 'late' }
  if (draw < 0.94) return { is: 'doubled' }
  return random.chance(0.7) ? { is: 'confirms' } : { is: 'neverConfirmed' }
}
