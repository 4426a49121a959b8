import { type AmountSort, byAge, byAgeAndAmount } from '#contract/base/page.ts'
import type { RefundQueue } from './refunds.ts'
import { type SettlementQueue, type SettlementSort, settlementSorts } from './settlements.ts'
import type { WithdrawalQueue } from './withdrawals.ts'

// The orders of each list under its tabs that an index serves, the usual one first.

export function refundSortsOf(queue: RefundQueue): readonly AmountSort[] {
  return queue === 'all' ? byAge : byAgeAndAmount
}

export function withdrawalSortsOf(queue: WithdrawalQueue | 'all'): readonly AmountSort[] {
  return queue === 'all' || queue === 'ended' ? byAge : byAgeAndAmount
}

export function settlementSortsOf(queue: SettlementQueue): readonly SettlementSort[] {
  return queue === 'held' ? settlementSorts : byAge
}
