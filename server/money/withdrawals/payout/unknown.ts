import { canMove } from '#contract/base/machine.ts'
import { ownerSeconds, payoutMachine } from '#contract/money/payout.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { notifyTrouble } from '../notifications.ts'
import { withdrawalRecords } from '../records.ts'
import type { PayoutRecord, WithdrawalRecord } from '../table.ts'
import { sendToChannel, silenceQueue } from './ask.ts'
import { markUnknown, payoutRecords } from './records.ts'

const queryQueue = 'withdrawals.queryPayout'
const reminderQueue = 'withdrawals.remindOfUnknown'

/** Seconds until a channel is asked again; after the last it is each hour. */
const querySeconds = [10, 30, 60, 300, 900] as const
const hourSeconds = 3600
/** Database and server do not have the very same time. */
const clockSlackMs = 500
/** When staff are notified that the outcome of a payment is unknown. */
const reminderSeconds = 1740

/** `queries`: how often it had been asked about when the job was laid; asked since then, another job follows. */
type Job = { id: number; queries?: number }
type Locked = { row: WithdrawalRecord; payout: PayoutRecord }

export async function startUnknown(runtime: Runtime): Promise<void> {
  const work = (queue: string, run: (change: Change, locked: Locked) => Promise<void>) =>
    runtime.jobs.work<Job>(queue, ({ id, queries }) =>
      makeClockChange(runtime, async change => {
        const locked = await lockPayout(change.db, id)
        if (locked && (queries ?? locked.payout.queries) === locked.payout.queries) await run(change, locked)
      }),
    )
  await work(silenceQueue, loseTrack)
  await work(queryQueue, (change, locked) => askAgain(change, runtime, locked))
  await work(reminderQueue, async (change, { row, payout }) => {
    if (payout.state === 'unknown') await notifyTrouble(change, 'withdrawal.unknown', row)
  })
}

/** The withdrawal first, as everywhere; then its try. */
export async function lockPayout(db: Database, id: number): Promise<Locked | undefined> {
  const found = await db.selectFrom('payouts').select('withdrawal_id').where('id', '=', id).executeTakeFirst()
  const row = found && (await withdrawalRecords.lock(db, found.withdrawal_id))
  if (!row) return undefined
  const payout = await db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { row, payout }
}

/** The channel said nothing for too long: it is neither paid again nor given back until it is known. */
async function loseTrack(change: Change, { row, payout }: Locked): Promise<void> {
  const { id, heard_at } = payout
  if (!canMove(payoutMachine, payout, 'loseTrack', 'clock')) return
  const silenceMs = secondsInState(payoutMachine, payout, change.setting) * 1000
  // It said something meanwhile: another job waits for the end of that silence.
  if (heard_at !== null && Date.now() - heard_at < silenceMs - clockSlackMs) return
  await payoutRecords.move(change, payout, 'loseTrack', { by: 'clock' })
  await markUnknown(change.db, row.id, true)
  const about = { subject: 'withdrawals', subjectId: row.id, subjectNo: row.no }
  await recordEvent(change, { action: 'withdrawals.loseTrack', ...about, changes: { payoutNo: [null, payout.no] } })
  await change.later(queryQueue, { id, queries: payout.queries }, secondsUntil(payout.queries))
  await change.later(reminderQueue, { id }, reminderSeconds)
  withdrawalRecords.nudge(change, row)
}

async function askAgain(change: Change, runtime: Runtime, { row, payout }: Locked): Promise<void> {
  if (payout.state === 'unknown' || payout.state === 'confirming') await ask(change, runtime, { row, payout })
}

function secondsUntil(queries: number): number {
  return querySeconds[queries] ?? hourSeconds
}

/** Asks, and comes back until it is known. */
async function ask(change: Change, runtime: Runtime, { row, payout }: Locked): Promise<void> {
  const queries = payout.queries + 1
  await change.db.updateTable('payouts').set({ queries, queried_at: new Date() }).where('id', '=', payout.id).execute()
  await sendToChannel(change, runtime, row, { type: 'payout.queried', payout })
  const afterSeconds = payout.state === 'confirming' ? hourSeconds : secondsUntil(queries)
  await change.later(queryQueue, { id: payout.id, queries }, afterSeconds)
}

/** Somebody wants to know now. */
export async function askedNow(change: Change, runtime: Runtime, row: WithdrawalRecord): Promise<void> {
  const payout = await change.db
    .selectFrom('payouts')
    .selectAll()
    .where('withdrawal_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await ask(change, runtime, { row, payout })
  const about = { subject: 'withdrawals', subjectId: row.id, subjectNo: row.no }
  await recordEvent(change, { action: 'withdrawals.query', ...about, changes: { payoutNo: [null, payout.no] } })
}

/** The owner has a day to agree; a channel that says nothing after it is asked. */
export async function askAfterOwner(change: Change, { id, queries }: PayoutRecord): Promise<void> {
  await change.later(queryQueue, { id, queries }, ownerSeconds)
}
