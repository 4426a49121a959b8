import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type OrderMove, planOf } from '#contract/orders/service.ts'
import { clock, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { OwnQueue } from '#server/kit/jobs.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { moveOrder } from './moves.ts'
import { wakeInbox } from './wake-inbox.ts'

const timeoutQueue = 'orders.timeout'

/** Orders that are read at once, and how many of them are moved at the same time. */
const [batchSize, concurrency] = [200, 4]
const isOver = 'timeout_at <= now()'
/** An order that could not be moved is tried again after that. */
const retrySeconds = 60

/** Begins to move orders whose time is over: unpaid ones close, unanswered offers are declined. */
export async function startTimeouts(runtime: Runtime): Promise<void> {
  runtime.jobs.alongside(timeoutQueue, sweepTimeouts(runtime))
}

/** Moves what is over whenever there is some. Nodes share the orders. */
function sweepTimeouts(runtime: Runtime): OwnQueue {
  let looking: Promise<void> | null = null
  let mustLook = false
  let isStopped = false

  async function look(): Promise<void> {
    try {
      while (mustLook && !isStopped) {
        mustLook = false
        const due = await readTimeouts(runtime.db)
        const moved = await timeOutAll(runtime, due, () => isStopped)
        // What others hold is looked at again, but not at once.
        mustLook ||= moved > 0 && due.length === batchSize
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

  return {
    waits: `exists (select from order_standings where ${isOver})`,
    wake,
    async stop() {
      isStopped = true
      await looking
    },
  }
}

/** Orders whose time is over, the longest first. */
async function readTimeouts(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select order_id as id from order_standings where ${sql.raw(isOver)} order by timeout_at limit ${batchSize}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Answers how many were moved. */
async function timeOutAll(runtime: Runtime, ids: readonly number[], isStopped: () => boolean): Promise<number> {
  const left = ids.toReversed()
  let moved = 0
  async function work(): Promise<void> {
    for (let id = left.pop(); id !== undefined && !isStopped(); id = left.pop()) {
      if (await timeOut(runtime, id).catch(error => postpone(runtime, id, error))) moved += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
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

/** One that cannot be moved does not keep the others waiting. Whoever moved it meanwhile gave it another time. */
async function postpone({ db, log }: Runtime, id: number, error: unknown): Promise<true> {
  log.error({ error, id }, 'orders: one whose time is over could not be moved')
  await sql`
    update orders set timeout_at = now() + make_interval(secs => ${retrySeconds})
    where id = ${id} and ${sql.raw(isOver)}`.execute(db)
  return true
}
