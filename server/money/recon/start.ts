import { type SqlBool, sql } from 'kysely'
import { makeClockChange } from '#server/kit/change.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { compareAround } from './compare.ts'
import { daysOf } from './rows.ts'

const everyTenMinutes = '*/10 * * * *'
/** At five in Shanghai, the pg-boss schedule being UTC: yesterday's bills come in the morning. */
const everyMorning = '0 21 * * *'

export async function startRecon({ jobs, ...runtime }: Runtime): Promise<void> {
  const whole = { ...runtime, jobs }
  await jobs.repeat('recon.recompare', everyTenMinutes, () => recompare(whole))
  await jobs.repeat('recon.expect', everyMorning, () => expectBills(whole))
}

/** A movement of ours that a line of the day had not, and in whose place something was posted. */
const hasCome = sql<SqlBool>`exists (select from recon_differences
    join recon_lines on recon_lines.id = recon_differences.line_id and recon_lines.ours_no is null
    join ledger_transactions on ledger_transactions.channel_no in (recon_lines.channel_no, recon_lines.merchant_no)
  where recon_differences.day_id = recon_days.id and recon_differences.posted_id is not null
    and recon_differences.outcome <> 'arrived')`

/** Looks again at what did not balance or waited for its neighbour: what was missing may have arrived. */
export async function recompare(runtime: Runtime): Promise<void> {
  const days = await daysOf(runtime.db)
    .where(row => row.or([row('recon_days.state', '=', 'unbalanced'), row('recon_days.waiting', '>', 0), hasCome]))
    .where(sql<SqlBool>`recon_days.day > ${today} - 31`)
    .orderBy('recon_days.day')
    .execute()
  for (const { app_id, day } of days) {
    await makeClockChange(runtime, change => compareAround(change, app_id, day))
  }
}

/** Writes down that a bill is awaited from each channel that moved money yesterday, so that one that does not come is seen. */
export async function expectBills(runtime: Runtime): Promise<void> {
  await makeClockChange(runtime, async ({ db, nudge }) => {
    const { rows } = await sql<{ id: number }>`insert into recon_days (app_id, day)
      select distinct apps.id, ${today} - 1
      from ledger_transactions
        join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
        join ledger_accounts on ledger_accounts.id = ledger_postings.account_id and ledger_accounts.kind = 'channel'
        join apps on ledger_accounts.code = 'channel:' || apps.id
      where ledger_transactions.channel_no is not null
        and ledger_transactions.at >= (${today} - 1)::timestamp at time zone 'Asia/Shanghai'
        and ledger_transactions.at < ${today}::timestamp at time zone 'Asia/Shanghai'
      on conflict (app_id, day) do nothing returning id`.execute(db)
    for (const { id } of rows) nudge({ word: 'recon.changed', id })
  })
}
