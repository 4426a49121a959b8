import { randomUUID } from 'node:crypto'
import { clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { settleQueue } from '#server/orders/index.ts'
import { release } from './release.ts'
import { releaseQueue } from './schedule.ts'
import { settle } from './settle.ts'
import { hasOpenComplaint, hasOpenRefund } from './stops.ts'

/** Starts the jobs that divide and release the money of orders, and the sweep that tries again what was stopped. */
export async function startSettling(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<Due>(settleQueue, ({ orderId }) => runNow(runtime, settle, orderId))
  await runtime.jobs.work<Due>(releaseQueue, ({ orderId }) => runNow(runtime, release, orderId))
  await runtime.jobs.repeat('settlements.sweep', '* * * * *', () => sweepStopped(runtime))
}

type Due = { orderId: number }

function runNow(runtime: Runtime, step: typeof settle, orderId: number): Promise<void> {
  return makeChange(runtime, { actor: clock, traceId: randomUUID() }, change => step(change, orderId))
}

const rowsAtOnce = 200

/**
 * Tries again what was stopped and is not any more. It reads the index `settlements_stopped`, which has the stopped rows only,
 * so that the number of orders does not matter; whatever a member of staff holds waits until they take that back.
 */
export async function sweepStopped(runtime: Runtime): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await runtime.db
      .selectFrom('settlements')
      .select(['order_id', 'state'])
      .where('stop_reason', 'is not', null)
      .where('hold_by_id', 'is', null)
      .where('order_id', '>', after)
      .where(row => row.not(hasOpenRefund(row.ref('settlements.order_id'))))
      .where(row => row.not(hasOpenComplaint(row.ref('settlements.order_id'))))
      .orderBy('order_id')
      .limit(rowsAtOnce)
      .execute()
    for (const { order_id, state } of rows) await runNow(runtime, state === 'held' ? release : settle, order_id)
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.order_id
  }
}
