import { withdrawals } from '#contract/money/withdrawals.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startRule } from './approve-by-rule.ts'
import { confirmManual, recordManual, refuseManual } from './desk/manual.ts'
import { giveBack, pay, query, resumeBatch, retry } from './desk/pay.ts'
import { approve, approveMany, reject } from './desk/review.ts'
import { withdrawalsExport } from './export.ts'
import { startAppliedWindows } from './notifications.ts'
import { startUnknown } from './payout/unknown.ts'
import { batches } from './read/batches.ts'
import { counts } from './read/counts.ts'
import { get } from './read/detail.ts'
import { list } from './read/list.ts'

export const withdrawalsFeature = feature(
  withdrawals,
  {
    list,
    get,
    export: startExport(withdrawals.export, withdrawalsExport),
    counts,
    approve,
    reject,
    approveMany,
    pay,
    retry,
    giveBack,
    query,
    recordManual,
    confirmManual,
    refuseManual,
    batches,
    resumeBatch,
  },
  { exports: [withdrawalsExport], start: [startWithdrawals] },
)

/** Starts the jobs of withdrawals: approval by rule, staff are notified of new ones, channels that say nothing are asked. */
async function startWithdrawals(runtime: Runtime): Promise<void> {
  await startRule(runtime)
  await startAppliedWindows(runtime)
  await startUnknown(runtime)
}
