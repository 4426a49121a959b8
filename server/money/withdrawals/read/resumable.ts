import { type SqlBool, sql } from 'kysely'
import { payerFaults } from '#contract/money/payout.ts'
import { isPaidLate } from '../payout/late.ts'

/** Of `withdrawals`: whether a batch that goes on pays it once more, because its last payout failed for what the channel lacked. */
export const isResumable = sql<SqlBool>`(withdrawals.state = 'failed' and not ${isPaidLate} and (
  select payouts.fault from payouts where payouts.withdrawal_id = withdrawals.id order by payouts.id desc limit 1
) in (${sql.join(payerFaults)}))`
