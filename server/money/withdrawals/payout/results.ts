import type { z } from 'zod'
import { canMove } from '#contract/base/machine.ts'
import { ownerFaults, type PayoutMove, type PayoutResult, payerFaults, payoutMachine } from '#contract/money/payout.ts'
import type { OpenPayoutResult } from '#contract/open/open-money.ts'
import { type Change, clock } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { channelAccount } from '#server/money/ledger/index.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { alarmPaidLate, notifyPaused, notifyTrouble } from '../notifications.ts'
import { withdrawalRecords } from '../records.ts'
import { batchStateColumn, type PayoutRecord, type WithdrawalRecord } from '../table.ts'
import { watchSilence } from './ask.ts'
import { latePayouts } from './late.ts'
import { postPaid, postPaidLate, postPaidTwice } from './postings.ts'
import { markUnknown, payoutRecords } from './records.ts'
import { askAfterOwner, lockPayout } from './unknown.ts'

type Reported = z.output<typeof OpenPayoutResult>
type Asked = { appId: string; no: string; input: Reported }
type Locked = { row: WithdrawalRecord; payout: PayoutRecord }

const moves: Record<PayoutResult, PayoutMove> = {
  accepted: 'accept',
  processing: 'accept',
  confirming: 'awaitOwner',
  success: 'succeed',
  failed: 'fail',
}

/** What became of a payout. A result that is known, or older than what is known, changes nothing. */
export async function receiveResult(
  change: Change,
  { appId, no, input }: Asked,
): Promise<{ no: string; state: PayoutRecord['state'] }> {
  const found = await change.db
    .selectFrom('payouts')
    .select('id')
    .where('no', '=', no)
    .where('channel', '=', appId)
    .executeTakeFirst()
  const locked = found && (await lockPayout(change.db, found.id))
  if (!locked) return refuse('notFound')
  if (input.amountFen !== locked.payout.amount_fen) {
    refuse('badInput', { fields: { amountFen: fieldReason('amountIs', { fen: locked.payout.amount_fen }) } })
  }
  const payout = await applyResult({ ...change, actor: { kind: 'payment', id: null, name: appId } }, locked, input)
  return { no, state: payout.state }
}

async function applyResult(change: Change, locked: Locked, input: Reported): Promise<PayoutRecord> {
  const { payout } = locked
  const move = moves[input.result]
  if (!canMove(payoutMachine, { state: payout.state }, move, 'channel')) return keepOrAlarm(change, locked, input)
  const moved = await payoutRecords.move(change, payout, move, {
    by: 'channel',
    set: {
      heard_at: new Date(),
      message: input.message,
      ...(input.channelNo && { channel_no: input.channelNo }),
      ...(move === 'fail' && { fault: input.fault ?? 'OTHER' }),
    },
  })
  if (payout.state === 'unknown') await markUnknown(change.db, locked.row.id, false)
  await follow(change, { row: locked.row, payout: moved }, input)
  withdrawalRecords.nudge(change, locked.row)
  return moved
}

/** What a known result means for the withdrawal. */
async function follow(change: Change, locked: Locked, input: Reported): Promise<void> {
  const { row, payout } = locked
  switch (payout.state) {
    case 'accepted':
      return watchSilence(change, payout)
    case 'confirming':
      if (row.state === 'paying') await withdrawalRecords.move(change, row, 'awaitOwner', moveBy(locked, input))
      return askAfterOwner(change, payout)
    case 'success':
      return succeed(change, locked, input)
    case 'failed':
      return fail(change, locked, input)
    default:
      return
  }
}

function moveBy({ payout }: Locked, { message, eventId, occurredAt }: Reported) {
  const openEvent = { appId: payout.channel, externalId: eventId, occurredAt: new Date(occurredAt) }
  return { by: 'channel', event: { reason: message || null, openEvent } } as const
}

async function succeed(change: Change, locked: Locked, input: Reported): Promise<void> {
  const { row, payout } = locked
  await postPaid(change, row, { from: channelAccount(payout.channel), channelNo: payout.no })
  await postPaidTwice(change, row, await latePayouts(change.db, row.id))
  await withdrawalRecords.move(change, row, 'succeed', { ...moveBy(locked, input), set: { paid_at: new Date() } })
  await endBatch(change, row)
}

async function fail(change: Change, locked: Locked, input: Reported): Promise<void> {
  const { row, payout } = locked
  const failed = await withdrawalRecords.move(change, row, 'fail', moveBy(locked, input))
  const fault = payout.fault ?? 'OTHER'
  // An owner whom an earlier payout reached late has the money: staff look into it.
  const isPaidLate = (await latePayouts(change.db, row.id)).length > 0
  if (ownerFaults.includes(fault) && !isPaidLate)
    await withdrawalRecords.move({ ...change, actor: clock }, failed, 'giveBack', { by: 'clock' })
  else await notifyTrouble(change, 'withdrawal.failed', row)
  if (payerFaults.includes(fault)) await pauseBatch(change, row)
  else await endBatch(change, row)
}

/** Paid after it had failed is an alarm; anything else that comes late is known already. */
async function keepOrAlarm(change: Change, { row, payout }: Locked, input: Reported): Promise<PayoutRecord> {
  if (input.result !== 'success' || payout.state !== 'failed' || payout.paid_late_at !== null) return payout
  await postPaidLate(change, row, payout, { from: channelAccount(payout.channel) })
  const late = await change.db
    .updateTable('payouts')
    .set(of => ({ paid_late_at: new Date(), message: input.message, version: of('version', '+', 1) }))
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action: 'withdrawals.paidAfterFailure',
    subject: 'withdrawals',
    subjectId: row.id,
    subjectNo: row.no,
    changes: { payoutNo: [null, payout.no] },
  })
  await alarmPaidLate(change, row, payout.amount_fen)
  withdrawalRecords.nudge(change, row)
  return late
}

/** The channel cannot pay: finance is notified, once for a batch. After the lock of the withdrawal. */
async function pauseBatch(change: Change, { batch_id }: WithdrawalRecord): Promise<void> {
  if (batch_id === null) return
  await lockBatch(change.db, batch_id)
  const [paused] = await moveRows(change, batchStateColumn, {
    move: 'pause',
    by: 'channel',
    where: row => row('id', '=', batch_id),
    isNewVersion: true,
  })
  if (!paused) return
  const subject = { subject: 'payoutBatches', subjectId: paused.id, subjectNo: paused.no }
  await recordEvent(change, { action: 'withdrawals.pauseBatch', ...subject, to: 'paused' })
  await notifyPaused(change, paused)
}

/** A batch is done once nothing of it is on its way; of two results at once the later one sees that. */
async function endBatch(change: Change, { batch_id }: WithdrawalRecord): Promise<void> {
  if (batch_id === null) return
  await lockBatch(change.db, batch_id)
  const underWay = change.db
    .selectFrom('withdrawals')
    .select('id')
    .where('batch_id', '=', batch_id)
    .where('state', 'in', ['paying', 'confirming'])
  await moveRows(change, batchStateColumn, {
    move: 'end',
    by: 'channel',
    where: row => row.and([row('id', '=', batch_id), row.not(row.exists(underWay))]),
    isNewVersion: true,
  })
}

/** What is known of a batch and its withdrawals is read in the statements after this one. */
async function lockBatch(db: Database, id: number): Promise<void> {
  await db.selectFrom('payout_batches').select('id').where('id', '=', id).forUpdate().execute()
}
