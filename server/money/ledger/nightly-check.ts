import { ledger } from '#contract/money/ledger.ts'
import { endAlarms, everyCity, notify } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { isOpen, lastCheck } from './checks.ts'
import { compareLedger, type LedgerReport } from './compare.ts'
import { refuseLimited } from './scope.ts'
import { readTrialBalance } from './trial-balance.ts'

/** Its screen; the trial balance is a tab of it. */
const trialLink = '/finance/ledger?tab=trial'

/** Compares balances with postings every night, at 03:30 in Shanghai. */
export async function startNightlyCheck(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('ledger.check', '30 19 * * *', async () => {
    await checkLedger(runtime)
  })
}

/** Compares, keeps what was found, and rings at those who may confirm it if something is wrong. */
export async function checkLedger(runtime: Runtime): Promise<LedgerReport> {
  const before = await lastCheck(runtime.db)
  const report = await compareLedger(runtime.db)
  const isKept = await makeClockChange(runtime, async change => {
    await lockChecks(change.db)
    // Another node kept a check meanwhile, which may have seen more than this one.
    if ((await lastCheck(change.db))?.id !== before?.id) return false
    await keepCheck(change, report)
    return true
  })
  if (!isKept) return checkLedger(runtime)
  for (const finding of report.findings) runtime.log.error({ finding }, 'ledger: something is wrong')
  return report
}

async function keepCheck(change: Change, report: LedgerReport): Promise<void> {
  const check = await change.db
    .insertInto('ledger_checks')
    .values({ accounts: report.accounts, wrong: report.wrong, difference_fen: report.differenceFen })
    .returningAll()
    .executeTakeFirstOrThrow()
  await endAlarms(change, trialLink, ['ledger.wrong'])
  if (!isOpen(check)) return
  await recordEvent(change, { action: 'ledger.findWrong', subject: 'ledger', subjectId: check.id })
  await notify(change, {
    type: 9,
    kind: 'ledger.wrong',
    params: { count: report.wrong },
    to: { permission: 'ledger.approve', cityCode: everyCity },
    link: trialLink,
    isAlarm: true,
  })
  change.nudge({ word: 'ledger.changed', id: null })
}

/** Checks are kept and confirmed one after the other: each ends the alarm of the one before, and none of a later one. */
async function lockChecks(db: Database): Promise<void> {
  await lockNamed(db, 'ledger.checks')
}

export const confirmCheck = handle(ledger.confirmCheck, async (context, { id, reason }) => {
  const { db, caller } = context
  refuseLimited(caller)
  await lockChecks(db)
  const check = await lastCheck(db)
  if (check?.id !== id) return refuse('notFound')
  if (!isOpen(check)) refuse('alreadySo', { record: await readTrialBalance(db) })
  await db
    .updateTable('ledger_checks')
    .set({ confirmed_by_id: caller.userId, confirmed_at: new Date(), remark: reason })
    .where('id', '=', id)
    .execute()
  await recordEvent(context, { action: 'ledger.confirmCheck', subject: 'ledger', subjectId: id, reason })
  await endAlarms(context, trialLink, ['ledger.wrong'])
  context.nudge({ word: 'ledger.changed', id: null })
  return readTrialBalance(db)
})
