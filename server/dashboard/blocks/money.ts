import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { AccountKind } from '#contract/money/accounts.ts'
import { ledger } from '#contract/money/ledger.ts'
import { ReconQuestion, recon } from '#contract/money/recon.ts'
import { refunds } from '#contract/money/refunds.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { readTrialBalance } from '#server/ledger/index.ts'
import { listReconDays, reconStanding } from '#server/recon/index.ts'
import { refundCounts } from '#server/refunds/index.ts'
import { oldestWaiting, withdrawalCounts } from '#server/withdrawals/index.ts'

type Money = OutputOf<typeof dashboard.money>

/** Each part by the query of the list that explains it. */
export const money = handle(dashboard.money, async context => {
  const { caller } = context
  // The totals of the platform are of all cities.
  const seesLedger = may(caller, ledger.trialBalance.needs) && caller.cityCodes === null
  return {
    withdrawals: may(caller, withdrawals.list.needs) ? await readWithdrawals(context) : null,
    refunds: may(caller, refunds.list.needs) ? await refundCounts(context, {}) : null,
    ledger: seesLedger ? await readLedger(context) : null,
    recon: may(caller, recon.list.needs) ? await readRecon(context) : null,
    asOf: Date.now(),
  }
})

async function readWithdrawals(context: QueryContext): Promise<Money['withdrawals']> {
  const { db, caller } = context
  const counts = await withdrawalCounts(context, {})
  const oldestAt = await oldestWaiting(db, caller)
  const { queues, waitingFen, failed, unknown, paidToday, stopped } = counts
  const { review: waiting, approved } = queues
  return { waiting, waitingFen, oldestAt, approved, failed, unknown, paidToday, stopped }
}

async function readRecon(context: QueryContext): Promise<Money['recon']> {
  const { open } = await reconStanding(context, {})
  const { rows } = await listReconDays(context, ReconQuestion.parse({ state: 'balanced', limit: 1 }))
  return { open, lastDay: rows[0]?.day ?? null }
}

async function readLedger({ db }: QueryContext): Promise<Money['ledger']> {
  const { lines, differenceFen, check } = await readTrialBalance(db)
  const fenOf = (kind: AccountKind) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.balanceFen : sum), 0)
  return {
    differenceFen,
    stopsPayouts: check?.stopsPayouts ?? false,
    escrowFen: fenOf('escrow'),
    heldFen: fenOf('held'),
    availableFen: fenOf('available'),
    withdrawingFen: fenOf('withdrawing'),
    receivableFen: fenOf('receivable'),
    channelFen: fenOf('channel'),
  }
}
