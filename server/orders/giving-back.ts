import { randomUUID } from 'node:crypto'
import { makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type GiveBack, giveBackQueue } from '#server/workers/index.ts'
import { canMove, moveOrder } from './moves.ts'

/** Starts giving back the orders of workers who are frozen. */
export async function startGivingBack(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<GiveBack>(giveBackQueue, job => giveBackOrders(runtime, job))
}

/**
 * Takes from a worker every order for which the state table has a way back to waiting; the others stay with them to be
 * finished. One transaction an order, and only while it is still theirs: so it may run twice, or late.
 */
async function giveBackOrders(runtime: Runtime, { workerId, reason, by }: GiveBack): Promise<void> {
  const held = await runtime.db
    .selectFrom('orders')
    .select('id')
    .where('worker_id', '=', workerId)
    .where('finished_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of held) {
    await makeChange(runtime, { actor: { kind: 'staff', ...by }, traceId: randomUUID() }, async change => {
      const order = await change.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (order?.worker_id !== workerId || !canMove(order.state, 'decline', 'clock')) return
      await moveOrder(change, order, 'decline', { by: 'clock', workerId, reason, set: { worker_id: null } })
      change.tell({ word: 'workers.changed', id: workerId, cityCode: order.city_code })
    })
  }
}
