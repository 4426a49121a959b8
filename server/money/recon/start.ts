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

/** Looks again at what did not balance or waited for its neighbour, and at what was booked as a difference: what was missing may have arrived. */
export async function recompare(runtime: Runtime): Promise<void> {
  const days = await daysOf(runtime.db)
    .where(row => row.or([row('recon_days.state', '=', 'unbalanced'), row('recon_days.waiting', '>', 0), arrivesLate]))
    .where(sql<SqlBool>`recon_days.day > ${today} - 31`)
    .orderBy('recon_days.day')
    .execute()
  for (const { app_id, day } of days) {
    await makeClockChange(runtime, change => compareAround(change, app_id, day))
  }
}

/** What a transaction made up for is known to both now: our ledger has a movement with the number of the line, or a line has ours. */
const arrivesLate = sql<SqlBool>`exists (
  select from recon_differences left join recon_lines as line on line.id = recon_differences.line_id
  where recon_differences.day_id = recon_days.id and recon_differences.posted_id is not null
    and recon_differences.outcome <> 'arrived' and case recon_differences.kind
      when 'onlyOurs' then exists (select from recon_lines as theirs
        where theirs.app_id = recon_differences.app_id and theirs.ours_no = recon_differences.ours_no)
      when 'onlyTheirs' then line.ours_no is not null or exists (select from ledger_transactions
        where ledger_transactions.channel_no in (line.channel_no, line.merchant_no) and not exists (
          select from recon_lines as taken
          where taken.app_id = recon_differences.app_id and taken.ours_no = ledger_transactions.channel_no))
      else false end)`

/** How many days back a morning without a server is made up for. */
const expectedDays = 7

/** Writes down that a bill is awaited of each day on which a channel moved money, so that one that does not come is seen. */
export async function expectBills(runtime: Runtime): Promise<void> {
  await makeClockChange(runtime, async ({ db, nudge }) => {
    const { rows } = await sql<{ id: number }>`insert into recon_days (app_id, day)
      select distinct apps.id, (ledger_transactions.at at time zone 'Asia/Shanghai')::date
      from ledger_transactions
        join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
        join ledger_accounts on ledger_accounts.id = ledger_postings.account_id and ledger_accounts.kind = 'channel'
        join apps on ledger_accounts.code = 'channel:' || apps.id
      where ledger_transactions.channel_no is not null
        and ledger_transactions.at >= (${today} - ${sql.lit(expectedDays)})::timestamp at time zone 'Asia/Shanghai'
        and ledger_transactions.at < ${today}::timestamp at time zone 'Asia/Shanghai'
      on conflict (app_id, day) do nothing returning id`.execute(db)
    for (const { id } of rows) nudge({ word: 'recon.changed', id })
  })
}
