import { randomUUID } from 'node:crypto'
import { type OrderMove, type OrderState, planOf } from '#contract/orders/service.ts'
import { clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { moveOrder, timeoutQueue } from './moves.ts'
import { wakeInbox } from './wake-inbox.ts'

type Due = { id: number; state: OrderState; stateAt: number }

/** Starts the job that moves orders whose time is over: unpaid ones close, unanswered offers are declined. */
export async function startTimeouts(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<Due>(timeoutQueue, due => timeOut(runtime, due))
}

/** Moves the order only if it is in the same state since the same moment; so it may run late, or twice. */
async function timeOut(runtime: Runtime, { id, state, stateAt }: Due): Promise<void> {
  await makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
    const order = await change.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!order || order.state !== state || order.state_at !== stateAt) return
    const timeout = planOf(order.service).timeouts[state]
    if (!timeout) return
    await moveOrder(change, order, timeout.move as OrderMove, { by: 'clock', workerId: order.worker_id ?? undefined })
    await wakeInbox(change, id)
  })
}
