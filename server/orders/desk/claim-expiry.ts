import { randomUUID } from 'node:crypto'
import { canMove } from '#contract/orders/service.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { moveOrder } from '#server/orders/engine/moves.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { type GiveBack, giveBackQueue } from '#server/workers/index.ts'

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
      const way = order?.worker_id === workerId ? wayBack(order) : undefined
      if (!order || !way) return
      await moveOrder(change, order, way.move, { by: way.by, workerId, reason })
      change.tell({ word: 'workers.changed', id: workerId, cityCode: order.city_code })
    })
  }
}

/** One that was agreed to is handed back by the desk; one that was only offered lapses, as if nobody had answered. */
function wayBack(order: OrderRecord) {
  const ways = [
    { move: 'handBack', by: 'staff' },
    { move: 'decline', by: 'clock' },
  ] as const
  return ways.find(({ move, by }) => canMove(order, move, by))
}
