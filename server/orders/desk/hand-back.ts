import { randomUUID } from 'node:crypto'
import { canMove } from '#contract/base/machine.ts'
import { planOf } from '#contract/orders/service.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { moveOrder, wakeInboxes } from '#server/orders/engine/moves.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { type HandBackJob, handBackQueue } from '#server/people/workers/index.ts'

/** Starts the job that hands back the orders of frozen workers. */
export async function startHandingBack(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<HandBackJob>(handBackQueue, job => handBackOrders(runtime, job))
}

/**
 * Takes from a worker every order that its plan lets wait for another worker; the worker finishes the others. One
 * transaction an order, and only while the worker still has it: so it may run twice, or late.
 */
async function handBackOrders(runtime: Runtime, { workerId, reason, by }: HandBackJob): Promise<void> {
  const unfinished = await runtime.db
    .selectFrom('order_standings')
    .select('order_id as id')
    .where('worker_id', '=', workerId)
    .where(row => row.not('is_over'))
    .orderBy('order_id')
    .execute()
  for (const { id } of unfinished) {
    await makeChange(runtime, { actor: { kind: 'staff', ...by }, traceId: randomUUID() }, async change => {
      const order = await change.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      const step = order?.worker_id === workerId ? stepBack(order) : undefined
      if (!order || !step) return
      await moveOrder(change, order, step.move, { by: step.by, workerId, reason })
      await wakeInboxes(change, [id])
    })
  }
}

/** An accepted order is handed back by staff; an offer is declined by the clock, as if it had not been answered. */
function stepBack(order: OrderRecord) {
  const steps = [
    { move: 'handBack', by: 'staff' },
    { move: 'decline', by: 'clock' },
  ] as const
  return steps.find(({ move, by }) => canMove(planOf(order.service), order, move, by))
}
