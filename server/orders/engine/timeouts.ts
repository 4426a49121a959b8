import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type OrderMove, planOf } from '#contract/orders/service.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { OwnQueue } from '#server/kit/jobs.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { moveOrder, wakeInboxes } from './moves.ts'

const timeoutQueue = 'orders.timeout'

/** Orders that are read at once, how many of them one transaction moves, and how many transactions there are at the same time. */
const [mostRead, batchSize, concurrency] = [400, 25, 4]
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
        mustLook ||= moved > 0 && due.length === mostRead
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
    select order_id as id from order_standings where ${sql.raw(isOver)} order by timeout_at limit ${mostRead}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Answers how many were moved. */
async function timeOutAll(runtime: Runtime, ids: readonly number[], isStopped: () => boolean): Promise<number> {
  const left = [...ids]
  let moved = 0
  async function work(): Promise<void> {
    while (left.length > 0 && !isStopped()) moved += await timeOutBatch(runtime, left.splice(0, batchSize))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return moved
}

/** In one transaction; if it fails, each order in its own, so that only the one that cannot be moved stays. */
async function timeOutBatch(runtime: Runtime, ids: readonly number[]): Promise<number> {
  try {
    return await timeOut(runtime, ids)
  } catch (error) {
    const [only] = ids
    if (ids.length === 1 && only !== undefined) return await postpone(runtime, only, error)
  }
  let moved = 0
  for (const id of ids) moved += await timeOutBatch(runtime, [id])
  return moved
}

/** Leaves out what somebody else moves just now, or has moved. */
async function timeOut(runtime: Runtime, ids: readonly number[]): Promise<number> {
  return makeClockChange(runtime, async change => {
    const orders = await change.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', sql<number>`any (${ids})`)
      .where('timeout_at', '<=', sql<number>`now()`)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute()
    for (const order of orders) await moveOverdue({ ...change, traceId: randomUUID() }, order)
    await wakeInboxes(
      change,
      orders.map(({ id }) => id),
    )
    return orders.length
  })
}

async function moveOverdue(change: Change, order: OrderRecord): Promise<void> {
  const timeout = planOf(order.service).timeouts[order.state]
  if (timeout) {
    await moveOrder(change, order, timeout.move as OrderMove, { by: 'clock', workerId: order.worker_id ?? undefined })
    return
  }
  await change.db.updateTable('orders').set({ timeout_at: null }).where('id', '=', order.id).execute()
}

/** One that cannot be moved does not keep the others waiting. Whoever moved it meanwhile gave it another time. */
async function postpone({ db, log }: Runtime, id: number, error: unknown): Promise<1> {
  log.error({ error, id }, 'orders: one whose time is over could not be moved')
  await sql`
    update orders set timeout_at = now() + make_interval(secs => ${retrySeconds})
    where id = ${id} and ${sql.raw(isOver)}`.execute(db)
  return 1
}
