import { sql } from 'kysely'
import type { SettlementState } from '#contract/money/settlement.ts'
import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { settleQueue } from '#server/orders/index.ts'
import { release } from './release.ts'
import { releaseQueue } from './schedule.ts'
import { settle } from './settle.ts'
import { hasOpenComplaint, hasOpenRefund, isKnownNow } from './stops.ts'

/** Starts the jobs that divide and release the money of orders, and the sweep that tries again what was stopped. */
export async function startSettling(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<Due>(settleQueue, ({ orderId }) => runNow(runtime, settle, orderId))
  await runtime.jobs.work<Due>(releaseQueue, ({ orderId }) => runNow(runtime, release, orderId))
  await runtime.jobs.repeat('settlements.sweep', '* * * * *', () => sweepSettlements(runtime))
}

type Due = { orderId: number }

function runNow(runtime: Runtime, step: typeof settle, orderId: number): Promise<void> {
  return makeClockChange(runtime, change => step(change, orderId))
}

const rowsAtOnce = 500

/**
 * Tries again what was stopped and is not any more. It reads the index `settlements_stopped`, which has the stopped rows only,
 * so that the number of orders does not matter; whatever a member of staff holds waits until they take that back.
 */
async function sweepStopped({ db }: Runtime): Promise<Found[]> {
  return (
    db
      .selectFrom('settlements')
      .select(['order_id', 'state'])
      .where('stop_reason', 'is not', null)
      .where('hold_by_id', 'is', null)
      .where(row => row.not(hasOpenRefund(row.ref('settlements.order_id'))))
      .where(row => row.not(hasOpenComplaint(row.ref('settlements.order_id'))))
      .where(isKnownNow())
      // Others of the same kind have their turn in the next minute.
      .orderBy(sql`random()`)
      .limit(rowsAtOnce)
      .execute()
  )
}

/** What is due and still held: its job was lost, or there never was one, as in the demo. */
async function sweepDue({ db }: Runtime): Promise<Found[]> {
  return db
    .selectFrom('settlements')
    .select(['order_id', 'state'])
    .where('state', '=', 'held')
    .where('stop_reason', 'is', null)
    .where('release_at', '<', sql<number>`now() - interval '1 minute'`)
    .orderBy('release_at')
    .limit(rowsAtOnce)
    .execute()
}

type Found = { order_id: number; state: SettlementState }

export async function sweepSettlements(runtime: Runtime): Promise<void> {
  const found = [...(await sweepStopped(runtime)), ...(await sweepDue(runtime))]
  if (found.length === 0) return
  await makeClockChange(runtime, async change => {
    for (const { order_id: orderId, state } of found) {
      await change.later(state === 'held' ? releaseQueue : settleQueue, { orderId })
    }
  })
}
