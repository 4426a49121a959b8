import { sql } from 'kysely'
import { depositMachine } from '#contract/money/deposit.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { releaseDeposit } from './give-back.ts'
import { depositRecords } from './records.ts'

/** Hourly, so that a server that was down is an hour late and not a day. */
const everyHour = '25 * * * *'
const rowsAtOnce = 500
/** A job for each deposit: one that cannot be booked is logged and tried again alone, and holds up no other. */
const stepQueue = 'deposits.step'

export async function startDeposits(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(stepQueue, ({ id }) => makeClockChange(runtime, change => step(change, id)))
  await runtime.jobs.repeat('deposits.sweep', everyHour, () => sweepDeposits(runtime))
}

/** Deposits of workers who left or came back, and those that are due. Each job reads again under its lock; so it may run twice. */
export async function sweepDeposits(runtime: Runtime): Promise<void> {
  const due = await runtime.db
    .selectFrom('deposits')
    .innerJoin('workers', 'workers.user_id', 'deposits.person_id')
    .select('deposits.id')
    .where(sql<boolean>`deposits.state in ('held', 'leaving')`)
    .where(row =>
      row.or([
        row.and([row('deposits.state', '=', 'held'), row('workers.status', '=', 'resigned')]),
        row.and([row('deposits.state', '=', 'leaving'), row('workers.status', '<>', 'resigned')]),
        row('deposits.release_at', '<=', sql<number>`now()`),
      ]),
    )
    // Others have their turn in the next hour, however many cannot be booked.
    .orderBy(sql`random()`)
    .limit(rowsAtOnce)
    .execute()
  if (due.length === 0) return
  await makeClockChange(runtime, async change => {
    for (const { id } of due) await change.later(stepQueue, { id })
  })
}

async function step(change: Change, id: number): Promise<void> {
  const row = await depositRecords.lock(change.db, id)
  if (!row) return
  const worker = await change.db
    .selectFrom('workers')
    .select('status')
    .where('user_id', '=', row.person_id)
    .executeTakeFirst()
  const hasLeft = worker?.status === 'resigned'
  if (row.state === 'held' && hasLeft) {
    const seconds = secondsInState(depositMachine, { state: 'leaving' }, change.setting)
    const releaseAt = new Date(Date.now() + seconds * 1000)
    await depositRecords.move(change, row, 'leave', { by: 'clock', set: { release_at: releaseAt } })
  }
  if (row.state !== 'leaving') return
  if (!hasLeft) await depositRecords.move(change, row, 'stay', { by: 'clock' })
  else if (row.release_at !== null && row.release_at <= Date.now()) await releaseDeposit(change, row)
}
