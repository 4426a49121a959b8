import type { Target } from '#contract/base/values.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { changedBy, lockSeen } from '#server/kit/rows/lock-seen.ts'
import { moveRecord, refuseMove } from '#server/kit/rows/move-record.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { askPayout, payoutChannel } from '../payout/ask.ts'
import { askedNow } from '../payout/unknown.ts'
import { refuseClosed } from '../payout-hours.ts'
import { batchOf } from '../read/batches.ts'
import { detailOf } from '../read/detail.ts'
import { isResumable } from '../read/resumable.ts'
import { withdrawalRecords } from '../records.ts'
import { refuseStopped } from '../stop.ts'
import { batchStateColumn, type WithdrawalRecord } from '../table.ts'
import { lockForAction, lockMany } from './lock.ts'
import { sentenceOf } from './sentence.ts'

export const pay = handle(withdrawals.pay, async (context, { withdrawals: targets }) => {
  const { rows, refused } = await lockMany(context, targets, 'pay')
  const batchId = targets.length > 1 && rows.length > 0 ? await addBatch(context) : null
  await payAll(context, rows, { move: 'pay', batchId })
  return {
    batch: batchId === null ? null : await batchOf(context, batchId),
    asked: rows.length,
    refused: refused.map(one => sentenceOf(context, one)),
  }
})

async function addBatch({ db, caller }: CommandContext): Promise<number> {
  const { id } = await db
    .insertInto('payout_batches')
    .values({ created_by_id: caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Payment = { move: 'pay' | 'retry'; batchId: number | null }

/** From `approved` or `failed` to `paying` by the row lock, each with the try that pays it, in one transaction. */
async function payAll(
  context: CommandContext,
  rows: readonly WithdrawalRecord[],
  { move, batchId }: Payment,
): Promise<void> {
  if (rows.length === 0) return
  refuseClosed(context)
  await refuseStopped(context.db)
  const channel = await payoutChannel(context.db)
  for (const row of rows) {
    const payout = await askPayout(context, row, channel)
    await withdrawalRecords.move(context, row, move, {
      by: 'staff',
      set: { payer_id: context.caller.userId, batch_id: batchId },
      event: { changes: { payoutNo: [null, payout.no] } },
    })
  }
}

export const retry = handle(withdrawals.retry, async (context, target) => {
  const row = await lockForAction(context, target, 'retry')
  await payAll(context, [row], { move: 'retry', batchId: row.batch_id })
  return detailOf(context, row.id)
})

export const giveBack = handle(withdrawals.giveBack, async (context, { reason, ...target }) => {
  const row = await lockForAction(context, target, 'giveBack')
  await withdrawalRecords.move(context, row, 'giveBack', { by: 'staff', event: { reason } })
  return detailOf(context, row.id)
})

export const query = handle(withdrawals.query, async (context, target) => {
  const row = await lockForAction(context, target, 'query')
  await askedNow(context, context.runtime, row)
  withdrawalRecords.nudge(context, row)
  return detailOf(context, row.id)
})

/** What failed last because the channel could not pay is paid once more, each under a new number. */
export const resumeBatch = handle(withdrawals.resumeBatch, async (context, { id }) => {
  const { db } = context
  const fresh = () => batchOf(context, id)
  await fresh()
  const seen = await unpaidOf(db, id)
  const { rows } = await lockMany(context, seen, 'retry')
  const lock = () => db.selectFrom('payout_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const batch = await lockSeen(db, { subject: 'payoutBatches', id, version: undefined, lock, fresh })
  const move = rows.length > 0 ? 'resume' : 'close'
  // One that failed while this waited for the batch is not locked: the person looks again.
  if (move === 'close' && (await unpaidOf(db, id)).some(isNotIn(seen))) {
    const { reason, params } = await changedBy(db, 'payoutBatches', id)
    refuse(reason, { params, record: await fresh() })
  }
  const { caller } = context
  await refuseMove(batchStateColumn, { row: batch, standing: batch, move, by: 'staff', caller, fresh })
  await payAll(context, rows, { move: 'retry', batchId: id })
  await moveRecord(context, batchStateColumn, {
    id,
    standing: batch,
    move,
    by: 'staff',
    event: { action: 'withdrawals.resumeBatch', subject: 'payoutBatches', subjectNo: batch.no },
  })
  return fresh()
})

function isNotIn(seen: readonly Target[]): (target: Target) => boolean {
  return target => !seen.some(({ id, version }) => id === target.id && version === target.version)
}

function unpaidOf(db: Database, batchId: number): Promise<Target[]> {
  return db
    .selectFrom('withdrawals')
    .select(['withdrawals.id', 'withdrawals.version'])
    .where('withdrawals.batch_id', '=', batchId)
    .where(isResumable)
    .orderBy('withdrawals.id')
    .execute()
}
