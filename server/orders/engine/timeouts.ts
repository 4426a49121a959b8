import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type OrderMove, planOf } from '#contract/orders/service.ts'
import { clock, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { OwnQueue } from '#server/kit/jobs.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { moveOrder } from './moves.ts'
import { wakeInbox } from './wake-inbox.ts'

export const timeoutQueue = 'orders.timeout'

/** Orders that are read at once, and how many of them are moved at the same time. */
const [batchSize, lanes] = [200, 4]
/** The shortest usual limit is 20 s; whichever node made an order wait, this one knows it in time. */
const lookMs = 5000
/** An order that could not be moved is tried again after that. */
const retrySeconds = 60

/** Begins to move orders whose time is over: unpaid ones close, unanswered offers are declined. */
export async function startTimeouts(runtime: Runtime): Promise<void> {
  runtime.jobs.alongside(timeoutQueue, sweepTimeouts(runtime))
}

/** Asks for what is over when the next limit is reached, and every few seconds for those that came later. Nodes share the orders. */
function sweepTimeouts(runtime: Runtime): OwnQueue {
  let looking: Promise<void> | null = null
  let mustLook = false
  let isStopped = false
  let nextAt = 0

  async function look(): Promise<void> {
    try {
      while (mustLook && !isStopped) {
        mustLook = false
        const { due, next } = await readTimeouts(runtime.db)
        const moved = await timeOutAll(runtime, due, () => isStopped)
        // What others hold is looked at again, but not at once.
        mustLook ||= moved > 0 && next === null
        nextAt = Math.min(next ?? Number.POSITIVE_INFINITY, Date.now() + (moved < due.length ? 1000 : lookMs))
      }
    } catch (error) {
      runtime.log.warn({ error }, 'orders: whose time is over could not be read')
    } finally {
      looking = null
    }
  }

  function wake(): void {
    if (isStopped) return
    mustLook = true
    looking ??= look()
  }

  const timer = setInterval(() => Date.now() >= nextAt && wake(), 1000)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
    },
  }
}

/** Orders whose time is over, the longest first, and when that of the next one is; null if there may be more of them. */
async function readTimeouts(db: Database): Promise<{ due: number[]; next: number | null }> {
  const { rows } = await sql<{ id: number; timeout_at: number; is_over: boolean }>`
    select id, timeout_at, timeout_at <= now() as is_over from orders
    where timeout_at is not null order by timeout_at limit ${batchSize}`.execute(db)
  const due = rows.filter(({ is_over }) => is_over)
  const isAll = due.length < batchSize
  return {
    due: due.map(({ id }) => id),
    next: isAll ? (rows[due.length]?.timeout_at ?? Number.POSITIVE_INFINITY) : null,
  }
}

/** Answers how many were moved. */
async function timeOutAll(runtime: Runtime, ids: readonly number[], isStopped: () => boolean): Promise<number> {
  const left = ids.toReversed()
  let moved = 0
  async function work(): Promise<void> {
    for (let id = left.pop(); id !== undefined && !isStopped(); id = left.pop()) {
      if (await timeOut(runtime, id).catch(error => putOff(runtime, id, error))) moved += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return moved
}

/** False if somebody else moves it just now, or has done so. */
async function timeOut(runtime: Runtime, id: number): Promise<boolean> {
  return makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
    const order = await change.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('timeout_at', '<=', sql<number>`now()`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!order) return false
    const timeout = planOf(order.service).timeouts[order.state]
    if (!timeout) {
      await change.db.updateTable('orders').set({ timeout_at: null }).where('id', '=', id).execute()
      return true
    }
    await moveOrder(change, order, timeout.move as OrderMove, { by: 'clock', workerId: order.worker_id ?? undefined })
    await wakeInbox(change, id)
    return true
  })
}

/** One that cannot be moved holds up no other. */
async function putOff({ db, log }: Runtime, id: number, error: unknown): Promise<true> {
  log.error({ error, id }, 'orders: one whose time is over could not be moved')
  await sql`update orders set timeout_at = now() + make_interval(secs => ${retrySeconds}) where id = ${id}`.execute(db)
  return true
}
